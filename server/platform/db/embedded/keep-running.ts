import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSocketPath } from './home.ts';
import {
  discardStaleLock,
  findPostmaster,
  readServerStatus,
  type ServerStatus,
} from './postmaster.ts';
import {
  type ServerEnd,
  type ServerPlace,
  type ServerProcess,
  spawnServer,
  stopServer,
} from './server.ts';

type Log = (message: string) => void;

/** How long to retry. The remaining processes of a killed server can block a new one for a while. */
const giveUpAfterMs = 60_000;
const retryMs = 100;
const readyPollMs = 10;
const reminderIntervalMs = 10_000;
const shutdownCheckMs = 2_000;

/** A server that ran longer than this was killed; one that ended sooner may be unable to run. */
const steadyAfterMs = 500;
const firstPauseMs = 250;
const maxPauseMs = 5_000;

/**
 * Starts the server and waits until it accepts connections. First stops a server that a killed application left behind.
 * @throws if it cannot start (with its output), and if `signal` is aborted; no server remains
 */
export async function startServer(
  place: ServerPlace,
  signal: AbortSignal,
  log: Log,
): Promise<ServerProcess> {
  const reminder = setInterval(
    () => log(`Waiting for PostgreSQL; its log is ${place.logFile}`),
    reminderIntervalMs,
  );
  const giveUpAt = Date.now() + giveUpAfterMs;
  try {
    for (;;) {
      await clearPlace(place, log);
      const left = readServerStatus(place.clusterDir);
      const server = spawnServer(place);
      const isReady = () => isReadySince(left, server, place.clusterDir);
      const end = await awaitReady(server, isReady, place, signal);
      if (!end) return server;
      if (!end.mayRetry() || Date.now() > giveUpAt) {
        throw new Error(
          `PostgreSQL did not start; its log is ${place.logFile}\n${end.readReason()}`,
        );
      }
      await sleep(retryMs, undefined, { signal });
    }
  } finally {
    clearInterval(reminder);
  }
}

/**
 * Stops the server of a killed application. It may still run that application's statements, and have other settings.
 */
async function clearPlace({ clusterDir, socketDir }: ServerPlace, log: Log): Promise<void> {
  const pid = findPostmaster(clusterDir);
  if (pid) {
    log(`Stopping the PostgreSQL that a killed application left in ${clusterDir}`);
    await stopServer(pid, clusterDir);
  }
  discardStaleLock(join(clusterDir, 'postmaster.pid'), clusterDir);
  discardStaleLock(`${buildSocketPath(socketDir)}.lock`, clusterDir);
}

/** Resolves to undefined once the server accepts connections, or to how it ended if it ended first. */
async function awaitReady(
  server: ServerProcess,
  isReady: () => boolean,
  { clusterDir }: ServerPlace,
  signal: AbortSignal,
): Promise<ServerEnd | undefined> {
  let end: ServerEnd | undefined;
  server.ended.then((how) => {
    end = how;
  });
  try {
    while (!end) {
      signal.throwIfAborted();
      if (isReady()) return undefined;
      await sleep(readyPollMs);
    }
  } catch (error) {
    if (server.pid) await stopServer(server.pid, clusterDir);
    throw error;
  }
  return end;
}

/**
 * Whether the server has written that it is ready, after the status that was there before it. Its process id does not
 * tell: in a container, a server that was killed a moment ago may have had the same.
 */
function isReadySince(left: ServerStatus, server: ServerProcess, clusterDir: string): boolean {
  const { pid, writtenAt, word } = readServerStatus(clusterDir);
  return word === 'ready' && pid === server.pid && writtenAt !== left.writtenAt;
}

/**
 * Restarts the server whenever it ends, until `signal` is aborted: first at once, then after growing pauses while
 * it keeps failing. Clients reconnect to the same socket. When `signal` is aborted, stops the server and resolves
 * once it is gone.
 */
export async function keepRunning(
  place: ServerPlace,
  firstServer: ServerProcess,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  const aborted = once(signal, 'abort');
  let server: ServerProcess | undefined = firstServer;
  let pauseMs = 0;
  while (server) {
    const since = Date.now();
    const timer = endSlowShutdowns(place, log);
    await Promise.race([server.ended, aborted]);
    clearInterval(timer);
    if (signal.aborted) {
      if (server.pid) await stopServer(server.pid, place.clusterDir);
      return;
    }
    log('PostgreSQL has ended; restarting it');
    pauseMs = Date.now() - since > steadyAfterMs ? 0 : increasePause(pauseMs);
    server = await restartServer(place, pauseMs, signal, log);
  }
}

async function restartServer(
  place: ServerPlace,
  firstPauseMs: number,
  signal: AbortSignal,
  log: Log,
): Promise<ServerProcess | undefined> {
  for (let pauseMs = firstPauseMs; ; pauseMs = increasePause(pauseMs)) {
    try {
      await sleep(pauseMs, undefined, { signal });
      const server = await startServer(place, signal, log);
      log('PostgreSQL runs again');
      return server;
    } catch (error) {
      if (signal.aborted) return undefined;
      log((error as Error).message);
    }
  }
}

function increasePause(pauseMs: number): number {
  return Math.min(pauseMs * 2 || firstPauseMs, maxPauseMs);
}

/**
 * Turns smart shutdowns of the server, which a plain `kill` requests, into fast ones: a smart one would wait for our
 * pool's connections. If a service manager also stops this process, the pool closes soon, so one check is skipped
 * first.
 */
function endSlowShutdowns({ clusterDir }: ServerPlace, log: Log): NodeJS.Timeout {
  let wasStopping = false;
  const check = async () => {
    const { pid, word } = readServerStatus(clusterDir);
    const isStopping = word === 'stopping';
    if (pid && isStopping && wasStopping) await stopServer(pid, clusterDir);
    wasStopping = isStopping;
  };
  return setInterval(() => check().catch((error) => log(error.message)), shutdownCheckMs);
}
