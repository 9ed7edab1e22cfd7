const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** The unit that a number of bytes is told in. */
const unitOf = (bytes: number) =>
  bytes < megabyte ? { name: 'KB', size: kilobyte } : { name: 'MB', size: megabyte };

/** A file's size for people: '8.4 MB', '10 MB', '312 KB'; never 0 for what is not empty. */
export function sizeText(bytes: number): string {
  const { name, size } = unitOf(bytes);
  if (name === 'KB') return `${Math.ceil(bytes / size)} KB`;
  return `${(bytes / size).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** How much of so many bytes is done, in one unit: '2.1 of 8.4 MB'. */
export function shareText(done: number, total: number): string {
  const { name, size } = unitOf(total);
  const digits = name === 'KB' ? 0 : 1;
  return `${(done / size).toFixed(digits)} of ${(total / size).toFixed(digits)} ${name}`;
}
