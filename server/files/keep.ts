import { createReadStream } from 'node:fs';
import { contentTypeOf } from './judge/judge.ts';
import type { ReceivedFile } from './receive.ts';
import { type FileStorage, newKey } from './storage.ts';

/** Files that have been kept: their keys by field, and how to remove them again. */
export interface KeptFiles {
  keys: Readonly<Record<string, string>>;
  remove: () => Promise<void>;
}

/** Keeps a form's files under new keys, each for its field's purpose. If one fails, none is left. */
export async function keepFiles(
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
      await storage.put(key, createReadStream(path), contentTypeOf(extension));
      keys[field] = key;
    }
    return { keys, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
