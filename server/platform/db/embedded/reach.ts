import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SystemUser } from './server-user.ts';

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
