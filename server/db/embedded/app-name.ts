import { createHash } from 'node:crypto';

/** Names everything the embedded database leaves outside its own folder: a user, folders, connections. */
export const appName = 'haval-distributor';

/** A folder name that belongs to `path` alone and is always the same for it. */
export function folderNameFor(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 12);
  return `${appName}-${hash}`;
}
