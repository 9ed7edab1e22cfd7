/** The fields whose files can't be read: moved, changed or taken away since they were chosen. */
export async function unreadableFiles(form: FormData): Promise<string[]> {
  const fields: string[] = [];
  for (const [field, value] of form) {
    if (value instanceof File && !(await isReadable(value))) fields.push(field);
  }
  return fields;
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
