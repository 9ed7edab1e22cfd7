import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SystemUser } from './server-user.ts';

/**
 * Whether `user` may pass through the folder (or run the program) at `path` and everything above it.
 * Judged by owner, group and mode, because asking as that user would cost a process at every start.
 * Undefined is our own user: the first use of the path tells.
 */
export function canReach(path: string, user: SystemUser | undefined): boolean {
  if (!user) return true;
  for (let place = realpathSync(path); ; place = dirname(place)) {
    if (!mayPass(place, user)) return false;
    if (place === dirname(place)) return true;
  }
}

function mayPass(path: string, user: SystemUser): boolean {
  const { uid, gid, mode } = statSync(path);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
