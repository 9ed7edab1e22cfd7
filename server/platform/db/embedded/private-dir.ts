import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import type { SystemUser } from './server-user.ts';

/**
 * Makes `path` a folder that only `user` (undefined: the current user) can access. Creates it if necessary.
 * @throws if it belongs to another user, who could intercept connections
 */
export function makePrivateDir(path: string, user: SystemUser | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  const trusted = [process.getuid?.(), user?.uid];
  if (!found.isDirectory() || !trusted.includes(found.uid)) {
    throw new Error(
      `${path} belongs to user ${found.uid}, so the embedded database cannot use it. ` +
        'Start the application as that user or as root, or set DATABASE_URL.',
    );
  }
  if (user && found.uid !== user.uid) chownSync(path, user.uid, user.gid);
  if ((found.mode & 0o777) !== 0o700) chmodSync(path, 0o700);
}
