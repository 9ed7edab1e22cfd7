import { rmSync } from 'node:fs';
import { type Database, openDatabase } from '#server/platform/db/client.ts';
import { startEmbeddedCluster } from '#tests/support/clusters.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { signInAt, staffPassword } from '#tests/support/two-processes.ts';

/** The environment of a benchmark: the built product as a process, and its database. */
export interface Stage {
  origin: string;
  pid: number;
  /** A session of hr, who may read every type of request. */
  cookie: string;
  databaseUrl: string;
  database: Database;
  /** A temporary folder for the part's files. */
  folder: string;
}

/** Starts the product on a new embedded database, runs the work and removes everything. */
export async function withStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const folder = makeReachableDir('bench-');
  const cluster = await startEmbeddedCluster();
  const databaseUrl = cluster.buildUrl('app');
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
