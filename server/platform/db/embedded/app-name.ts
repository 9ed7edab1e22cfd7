import { createHash } from 'node:crypto';

/** The name of everything that the embedded database creates outside its folder: user, folders, connections. */
export const appName = 'haval-distributor';

/** Returns a folder name that is unique for `path` and always the same for it. */
export function buildFolderName(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 12);
  return `${appName}-${hash}`;
}
