import { createReadStream } from 'node:fs';
import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import type { ReceivedFile } from './receive.ts';
import { type FileStorage, newKey } from './storage.ts';
import { findContentType } from './validation/validate-file.ts';

/** Files that have been kept: their keys by field, and how to remove them again. */
interface KeptFiles {
  keys: Readonly<Record<string, string>>;
  remove: () => Promise<void>;
}

/** Keeps a form's files under new keys, each for its field's purpose. If one fails, none is left. */
async function keepFiles(
  storage: FileStorage,
  files: ReadonlyMap<string, ReceivedFile>,
  purposes: Readonly<Record<string, string>>,
): Promise<KeptFiles> {
  const keys: Record<string, string> = {};
  // What cannot be removed now, the sweep finds; why it had to be is what the caller wants to know.
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

/** Files to store, and what they are for. */
interface FilesToKeep {
  storage: FileStorage;
  files: ReadonlyMap<string, ReceivedFile>;
  /** By field. */
  purposes: Readonly<Record<string, string>>;
}

/**
 * Keeps a form's files while `store` writes the record that names their keys. If that fails, the files are
 * removed again.
 */
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
