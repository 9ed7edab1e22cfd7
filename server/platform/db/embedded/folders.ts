import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/**
 * Whether `user` may traverse the folder (or run the program) at `path` and every folder above it. Compares
 * owner, group and mode: a check as that user would cost a process at every start. Undefined is the current
 * user, for whom the first use of the path fails if it is not accessible.
 */
export function canReach(path: string, user: SystemUser | undefined): boolean {
  if (!user) return true;
  for (let current = realpathSync(path); ; current = dirname(current)) {
    if (!hasExecuteBit(current, user)) return false;
    if (current === dirname(current)) return true;
  }
}

function hasExecuteBit(path: string, user: SystemUser): boolean {
  const { uid, gid, mode } = statSync(path);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Creates a folder beside `path`. Prepare the content there, then rename the folder to `path` in one step. */
export function makeScratchDir(path: string): string {
  return mkdtempSync(`${path}.new-`);
}

/** Removes scratch folders that killed starts left in a home. Their programs may still write for a moment. */
export async function removeScratchDirs(homeDir: string): Promise<void> {
  for (const name of readdirSync(homeDir)) {
    if (!name.includes('.new-')) continue;
    await rm(join(homeDir, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Flushes a file, or the list of names in a folder, to disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
