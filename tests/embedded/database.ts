import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import type { Role } from '#server/platform/db/embedded/data-folder-lock.ts';
import { findPostmaster, isPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/db/embedded/supervisor.ts';
import { waitUntil } from './wait-until.ts';

/** Starts a database under this process and collects its log. It is stopped when the test ends. */
export async function startDatabase(
  dataDir: string,
  options: { systemDir?: string; role?: Role } = {},
): Promise<EmbeddedPostgres & { log: string[] }> {
  const log: string[] = [];
  const database = await startEmbeddedPostgres({
    dataDir,
    log: (message) => log.push(message),
    ...options,
  });
  onTestFinished(database.stop);
  return { ...database, log };
}

/** Runs a statement over a new connection and returns its rows. */
export async function query(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  statement: string,
  // biome-ignore lint/suspicious/noExplicitAny: rows have the columns that the statement selects
): Promise<any[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** Whether the database accepts connections now. */
export async function isReachable(
  database: Pick<EmbeddedPostgres, 'connection'>,
): Promise<boolean> {
  return query(database, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

/** Returns the process id of the server. @throws if none runs */
export function requirePostmaster(clusterDir: string): number {
  const pid = findPostmaster(clusterDir);
  if (!pid) throw new Error(`No server runs on ${clusterDir}`);
  return pid;
}

/** Kills the server and waits until it is gone; its child processes may live a moment longer. */
export async function killPostmaster(clusterDir: string): Promise<void> {
  const pid = requirePostmaster(clusterDir);
  process.kill(pid, 'SIGKILL');
  await waitUntil('the killed server is gone', () => !isPostmaster(pid, clusterDir));
}

/** Expects exactly one server on a cluster. */
export async function expectOnePostmaster(clusterDir: string): Promise<void> {
  // Polls, because a freshly forked child looks like a second server for a moment.
  await expect
    .poll(() => listPostmasters(clusterDir), { timeout: 10_000 })
    .toEqual([requirePostmaster(clusterDir)]);
}

/** Lists the servers on a cluster; there should never be two. */
export function listPostmasters(clusterDir: string): number[] {
  const pids =
    process.platform === 'linux'
      ? readdirSync('/proc')
      : execFileSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).split('\n');
  return pids.map(Number).filter((pid) => pid > 0 && isPostmaster(pid, clusterDir));
}
