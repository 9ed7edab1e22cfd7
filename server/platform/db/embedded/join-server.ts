import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Lease, requestLease } from './lease.ts';
import { discardStaleLock, findPostmaster } from './lock-file.ts';
import { type ServerPlace, type ServerProcess, spawnServer, stopServer } from './server-process.ts';
import { buildSocketPath } from './socket-dir.ts';

/** How long to wait for a server. The remaining processes of a killed server can block a new one for a while. */
const giveUpAfterMs = 60_000;
const reminderIntervalMs = 10_000;
const startingPollMs = 10;
const pollMs = 100;

interface JoinedServer {
  lease: Lease;
  adopted: boolean;
}

/** The server that this process started, until it exits. */
interface Attempt {
  child: ServerProcess | undefined;
}

/**
 * Connects to the running server of the cluster, or starts one. Any number of applications may do so at once:
 * PostgreSQL allows one server per cluster, and all applications connect to its socket.
 * @returns a lease, and whether the server was running already (`adopted`)
 * @throws if the server cannot start (with its output), if none accepts connections for a minute, or on abort
 */
export async function joinServer(
  place: ServerPlace,
  signal: AbortSignal,
  log: (message: string) => void,
): Promise<JoinedServer> {
  const attempt: Attempt = { child: undefined };
  const reminder = setInterval(
    () => log(`Waiting for PostgreSQL; its log is ${place.logFile}`),
    reminderIntervalMs,
  );
  try {
    return await connectOrStart(attempt, place, signal);
  } catch (error) {
    if (attempt.child?.pid) await stopServer(attempt.child.pid, place.clusterDir);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}

async function connectOrStart(
  attempt: Attempt,
  place: ServerPlace,
  signal: AbortSignal,
): Promise<JoinedServer> {
  let giveUpAt = Date.now() + giveUpAfterMs;
  for (;;) {
    const outcome = await requestLease(place);
    const { child } = attempt;
    if (typeof outcome === 'object') {
      return { lease: outcome, adopted: !child || child.pid !== findPostmaster(place.clusterDir) };
    }
    signal.throwIfAborted();
    if (outcome === 'busy') giveUpAt = Date.now() + giveUpAfterMs;
    if (Date.now() > giveUpAt) throw createTimeoutError(place);
    attempt.child = child ? checkChild(child, place) : startIfAbsent(outcome, place);
    await sleep(attempt.child ? startingPollMs : pollMs);
  }
}

function startIfAbsent(outcome: 'absent' | 'busy', place: ServerPlace): ServerProcess | undefined {
  const { clusterDir, socketDir } = place;
  if (outcome === 'busy' || findPostmaster(clusterDir)) return undefined;
  discardStaleLock(join(clusterDir, 'postmaster.pid'), clusterDir);
  discardStaleLock(`${buildSocketPath(socketDir)}.lock`, clusterDir);
  return spawnServer(place);
}

/** Returns the child while it runs; undefined if it exited but a retry may succeed. Throws otherwise. */
function checkChild(child: ServerProcess, { logFile }: ServerPlace): ServerProcess | undefined {
  const exit = child.exit();
  if (!exit) return child;
  if (exit.mayRetry) return undefined;
  throw new Error(`PostgreSQL did not start; its log is ${logFile}\n${exit.reason}`);
}

function createTimeoutError({ clusterDir, socketDir, logFile }: ServerPlace): Error {
  const pid = findPostmaster(clusterDir);
  return new Error(
    pid
      ? `PostgreSQL runs as process ${pid} but does not answer in ${socketDir}`
      : `PostgreSQL could not start for ${giveUpAfterMs / 1000} s; its log is ${logFile}`,
  );
}
