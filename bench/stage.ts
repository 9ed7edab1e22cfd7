import { rmSync } from 'node:fs';
import { type Database, openDatabase } from '#server/db/client.ts';
import { startEmbeddedCluster } from '#tests/support/clusters.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { signInAt, staffPassword } from '#tests/support/two-processes.ts';

/** What parts are measured on: the built product as a process, and the database under it. */
export interface Stage {
  origin: string;
  pid: number;
  /** A session of hr, who reads every type of request. */
  cookie: string;
  databaseUrl: string;
  database: Database;
  /** For files of the part's own; it goes with the stage. */
  folder: string;
}

/** Starts the product on an embedded database of its own, does the work and takes all of it away. */
export async function withStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const folder = makeReachableDir('bench-');
  const cluster = await startEmbeddedCluster();
  const databaseUrl = cluster.urlOf('app');
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    STAFF_PASSWORD: staffPassword,
    NODE_ENV: 'production',
  };
  const server = await startServer(settings);
  const database = await openDatabase({ url: databaseUrl, dataDir: folder, log: () => {} });
  try {
    const { origin, pid } = server;
    const cookie = await signInAt(origin, 'hr');
    return await work({ origin, pid, cookie, databaseUrl, database, folder });
  } finally {
    await database.close();
    await server.end('SIGTERM');
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
