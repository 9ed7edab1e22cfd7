import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '#server/files/files.ts';

/** The keys of all kept files, and the names of those that are still on their way. */
export async function filesLeft({ storage, staging }: Files) {
  const kept: string[] = [];
  for await (const { key } of storage.list()) kept.push(key);
  return { kept: kept.sort(), staged: readdirSync(path.dirname(staging.newPath())) };
}
