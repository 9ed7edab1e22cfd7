import { createReadStream } from 'node:fs';
import { fieldErrors, findHeadline } from '#contract/input/issues.ts';
import { listFields, readForm } from '#contract/input/read-form.ts';
import type { z } from '#contract/zod.ts';
import { isDatabaseUnavailable } from '#server/platform/db/errors.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ReceivedFile, ReceivedForm } from './receive.ts';
import { type FileStorage, newKey } from './storage.ts';
import { findContentType } from './validation/validate-file.ts';

/**
 * Validates the texts of a received form with its schema and returns them. Throws one error with all invalid texts and
 * files, by field: fields of the schema first, in its order.
 */
export function checkForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  { form, faults }: Pick<ReceivedForm, 'form' | 'faults'>,
): z.output<Schema> {
  return checkTexts(schema, readForm(schema, form), faults);
}

/** Validates texts as entered: a blank text removes a value. */
export function checkTexts<Schema extends z.ZodMiniType>(
  schema: Schema,
  texts: Record<string, unknown>,
  faults: ReceivedForm['faults'],
): z.output<Schema> {
  const { data, error } = schema.safeParse(texts);
  const issues = (error?.issues ?? []).filter(({ path }) => !faults.has(path.join('.')));
  const found = new Map(fieldErrors(issues).map(({ field, message }) => [field, message]));
  for (const [field, { message }] of faults) found.set(field, message);
  if (found.size === 0 && data) return data;

  const fields = new Set([...Object.keys(listFields(schema)), ...found.keys()]);
  const errors = [...fields].flatMap((field) => {
    const message = found.get(field);
    return message ? [{ field, message }] : [];
  });
  const [fileError] = faults.values();
  const code = issues.length === 0 && fileError ? fileError.code : 'invalid';
  throw new AppError(code, findHeadline(issues) ?? errors[0]?.message ?? '', { errors });
}

/** Stored files of a form: their keys by field, and a function that removes them. */
interface KeptFiles {
  keys: Readonly<Record<string, string>>;
  remove: () => Promise<void>;
}

/** Stores a form's files under new keys, with each field's purpose. If one fails, all are removed. */
async function keepFiles(
  storage: FileStorage,
  files: ReadonlyMap<string, ReceivedFile>,
  purposes: Readonly<Record<string, string>>,
): Promise<KeptFiles> {
  const keys: Record<string, string> = {};
  // The sweep finds files that cannot be removed now; the caller needs the original error.
  const remove = async () => {
    await Promise.allSettled(Object.values(keys).map((key) => storage.remove(key)));
  };
  try {
    for (const [field, { path, extension }] of files) {
      const key = newKey(purposes[field] ?? 'file', extension);
      await storage.put(key, createReadStream(path), findContentType(extension));
      keys[field] = key;
    }
    return { keys, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Files to store, and their purposes. */
interface FilesToKeep {
  storage: FileStorage;
  files: ReadonlyMap<string, ReceivedFile>;
  /** By field. */
  purposes: Readonly<Record<string, string>>;
}

/** Stores a form's files while `store` writes the record with their keys. If that fails, the files are removed. */
export async function withKeptFiles<Result>(
  { storage, files, purposes }: FilesToKeep,
  store: (kept: KeptFiles) => Promise<Result>,
): Promise<Result> {
  const kept = await keepFiles(storage, files, purposes);
  try {
    return await store(kept);
  } catch (error) {
    // If the connection broke, the record may still have been stored; if not, the sweep finds the files.
    if (!isDatabaseUnavailable(error)) await kept.remove();
    throw error;
  }
}
