import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '#server/platform/files/files.ts';

/** Returns the keys of all stored files, and the names of files that are still staged. */
export async function listStoredFiles({ storage, staging }: Files) {
  const kept: string[] = [];
  for await (const { key } of storage.list()) kept.push(key);
  return { kept: kept.sort(), staged: readdirSync(path.dirname(staging.newPath())) };
}
