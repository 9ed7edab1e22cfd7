import { rmSync } from 'node:fs';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '#server/db/client.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { startSilentServer } from '#tests/support/silent-server.ts';

/** What every fault is tried with: no limits, and letters that stay where they are written. */
export async function startProduct(settings: Record<string, string>): Promise<RunningServer> {
  const silence = await startSilentServer();
  onTestFinished(silence.stop);
  const server = await startServer({
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DESK_EMAIL: 'desk@cars.example',
    SMTP_URL: `smtp://${silence.host}`,
    ...settings,
  });
  onTestFinished(async () => {
    await server.end('SIGTERM');
  });
  return server;
}

/** Where a database is reached, as a connection takes it. */
export function addressOf(url: string) {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  return { path: `${host}/.s.PGSQL.${port}`, user: `${user}`, database: `${database}` };
}

/** Looks into a database beside the product. */
export async function lookInto<Found>(
  url: string,
  look: (database: Database) => Promise<Found>,
): Promise<Found> {
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

/** A data folder for the product, until the test is over. */
export function makeDataDir(): string {
  const dir = makeReachableDir('test-fault-');
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
