import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Lease, requestLease } from './lease.ts';
import { discardStaleLock, findPostmaster } from './lock-file.ts';
import { type ServerPlace, type ServerProcess, spawnServer, stopServer } from './server-process.ts';
import { socketPath } from './socket-dir.ts';

/** How long nobody may answer. Processes of a killed server can keep a new one out while they end. */
const patienceMs = 60_000;
const reminderIntervalMs = 10_000;
const ownStartPollMs = 10;
const pollMs = 100;

interface JoinedServer {
  lease: Lease;
  adopted: boolean;
}

/** The server that we started, while it has not exited. */
interface Attempt {
  child: ServerProcess | undefined;
}

/**
 * Takes part in the server of the cluster: the one that runs, else one that is started. Any number of
 * applications may do so at once: PostgreSQL lets one server live, and all meet at its socket.
 * @returns a lease, and whether the server ran before or was started for it
 * @throws when the server cannot start (with what it wrote), when nobody answers for a minute, on abort
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
    return await persist(attempt, place, signal);
  } catch (error) {
    if (attempt.child?.pid) await stopServer(attempt.child.pid, place.clusterDir);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}

async function persist(
  attempt: Attempt,
  place: ServerPlace,
  signal: AbortSignal,
): Promise<JoinedServer> {
  let giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const answer = await requestLease(place);
    const { child } = attempt;
    if (typeof answer === 'object') {
      return { lease: answer, adopted: !child || child.pid !== findPostmaster(place.clusterDir) };
    }
    signal.throwIfAborted();
    if (answer === 'busy') giveUpAt = Date.now() + patienceMs;
    if (Date.now() > giveUpAt) throw silence(place);
    attempt.child = child ? unlessGone(child, place) : startUnlessThere(answer, place);
    await sleep(attempt.child ? ownStartPollMs : pollMs);
  }
}

function startUnlessThere(
  answer: 'absent' | 'busy',
  place: ServerPlace,
): ServerProcess | undefined {
  const { clusterDir, socketDir } = place;
  if (answer === 'busy' || findPostmaster(clusterDir)) return undefined;
  discardStaleLock(join(clusterDir, 'postmaster.pid'), clusterDir);
  discardStaleLock(`${socketPath(socketDir)}.lock`, clusterDir);
  return spawnServer(place);
}

function unlessGone(child: ServerProcess, { logFile }: ServerPlace): ServerProcess | undefined {
  const exit = child.exit();
  if (!exit) return child;
  if (exit.passing) return undefined;
  throw new Error(`PostgreSQL did not start; its log is ${logFile}\n${exit.reason}`);
}

function silence({ clusterDir, socketDir, logFile }: ServerPlace): Error {
  const pid = findPostmaster(clusterDir);
  return new Error(
    pid
      ? `PostgreSQL runs as process ${pid} but does not answer in ${socketDir}`
      : `PostgreSQL could not start for ${patienceMs / 1000} s; its log is ${logFile}`,
  );
}
