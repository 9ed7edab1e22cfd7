import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { findPostmaster, isPostmasterOf } from '#server/db/embedded/lock-file.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts';
import { waitUntil } from './wait-until.ts';

/** A database that runs in this process, with what it logged; stopped at the latest when the test ends. */
export async function startDatabase(
  dataDir: string,
  options: { systemDir?: string } = {},
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

/** The rows that a statement gives, over a connection of its own. */
export async function query(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  statement: string,
  // biome-ignore lint/suspicious/noExplicitAny: rows have the columns that the statement asks for
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

/** Whether the database answers at this moment. */
export async function answers(database: Pick<EmbeddedPostgres, 'connection'>): Promise<boolean> {
  return query(database, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

/** The process of the server. @throws if none runs */
export function postmasterOf(clusterDir: string): number {
  const pid = findPostmaster(clusterDir);
  if (!pid) throw new Error(`No server runs on ${clusterDir}`);
  return pid;
}

/** Kills the server, and returns when it is gone: its other processes can live a moment longer. */
export async function killPostmasterOf(clusterDir: string): Promise<void> {
  const pid = postmasterOf(clusterDir);
  process.kill(pid, 'SIGKILL');
  await waitUntil('the killed server is gone', () => !isPostmasterOf(pid, clusterDir));
}

/** Expects that one server runs on a cluster, and no second one stays. */
export async function expectOnePostmaster(clusterDir: string): Promise<void> {
  // A process that the server has just forked looks like the server for a moment.
  await expect
    .poll(() => allPostmastersOf(clusterDir), { timeout: 10_000 })
    .toEqual([postmasterOf(clusterDir)]);
}

/** All servers that run on a cluster, which should never be two. */
export function allPostmastersOf(clusterDir: string): number[] {
  const pids =
    process.platform === 'linux'
      ? readdirSync('/proc')
      : execFileSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).split('\n');
  return pids.map(Number).filter((pid) => pid > 0 && isPostmasterOf(pid, clusterDir));
}
