import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseHome } from './home.ts';

/** Who claims the server: the application, or a short command that may run beside it. */
export type Role = 'application' | 'command';

/** The right to run the server of a home, until it is released or this process ends. */
export interface ServerClaim {
  release(): void;
}

const sqliteBusy = 5;
/** Processes that only check for an application hold its lock for less than a millisecond. */
const applicationWaitMs = 1_000;
const pollMs = 50;

/**
 * Claims the server of a home. The process that runs the server holds `server.lock`: the application, or if there is
 * none, a command, for which others wait. An application also holds `application.lock`.
 * @returns undefined for a command while an application runs the server
 * @throws for a second application, and if `signal` is aborted
 */
export async function claimServer(
  home: DatabaseHome,
  role: Role,
  { log, signal }: { log: (message: string) => void; signal: AbortSignal },
): Promise<ServerClaim | undefined> {
  for (let isWaiting = false; ; isWaiting = true) {
    const server = takeLock(home, 'server.lock');
    if (server) return role === 'application' ? addApplication(home, server) : server;
    if (isApplicationRunning(home)) {
      if (role === 'command') return undefined;
      throw createRefusal(home);
    }
    if (!isWaiting) log('Waiting for a command that uses the database to end');
    await sleep(pollMs, undefined, { signal });
  }
}

function addApplication(home: DatabaseHome, server: ServerClaim): ServerClaim {
  const application = takeLock(home, 'application.lock', applicationWaitMs);
  if (!application) {
    server.release();
    throw createRefusal(home);
  }
  return {
    release() {
      application.release();
      server.release();
    },
  };
}

function isApplicationRunning(home: DatabaseHome): boolean {
  const lock = takeLock(home, 'application.lock');
  lock?.release();
  return !lock;
}

function createRefusal({ homeDir }: DatabaseHome): Error {
  return new Error(
    `Another application uses the database in ${homeDir}; to run a second process, ` +
      'set DATABASE_URL to a PostgreSQL server for both.',
  );
}

/**
 * Locks a file of the home. Node has no file locks, but SQLite takes one of the operating system: it ends with the
 * process, however that dies, does not depend on process ids, and works between containers on one volume. No other code
 * of this process may open the file, because closing it would release the lock.
 * @returns undefined if another process, or this one, has held the lock for longer than `waitMs`
 */
function takeLock(
  { homeDir, user }: DatabaseHome,
  name: string,
  waitMs = 0,
): ServerClaim | undefined {
  const path = join(homeDir, name);
  const file = new DatabaseSync(path, { timeout: waitMs });
  try {
    if (user) chownSync(path, user.uid, user.gid);
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}
