import { rmSync } from 'node:fs';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db/client.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { startSilentServer } from '#tests/support/silent-server.ts';

/** Starts the product without rate limits and with a silent mail server, so queued emails stay in the database. */
export async function startProduct(settings: Record<string, string>): Promise<RunningServer> {
  const silentMailServer = await startSilentServer();
  onTestFinished(silentMailServer.stop);
  const server = await startServer({
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DESK_EMAIL: 'desk@cars.example',
    SMTP_URL: `smtp://${silentMailServer.host}`,
    ...settings,
  });
  onTestFinished(async () => {
    await server.end('SIGTERM');
  });
  return server;
}

/** The socket path, user and name of a database. */
export function parseDatabaseUrl(url: string) {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  return { path: `${host}/.s.PGSQL.${port}`, user: `${user}`, database: `${database}` };
}

/** Opens a second connection to the product's database. */
export async function withDatabase<Found>(
  url: string,
  use: (database: Database) => Promise<Found>,
): Promise<Found> {
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** A data folder that is deleted after the test. */
export function makeDataDir(): string {
  const dir = makeReachableDir('test-fault-');
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
