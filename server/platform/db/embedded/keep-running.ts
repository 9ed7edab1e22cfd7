import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinServer } from './join-server.ts';
import type { Lease } from './lease.ts';
import type { ServerPlace } from './server-process.ts';

/** A server that ran longer than this was killed; one that exited sooner may be unable to run. */
const steadyAfterMs = 500;
const firstPauseMs = 250;
const maxPauseMs = 5_000;

/**
 * Watches the server through a lease and restarts it whenever it is gone, until `signal` is aborted: first at
 * once, then after growing pauses while it keeps failing. Every application that shares the server does so, and
 * all reconnect to the same socket.
 * @returns the current lease; undefined if no server runs then
 */
export async function keepRunning(
  place: ServerPlace,
  firstLease: Lease,
  signal: AbortSignal,
  log: (message: string) => void,
): Promise<Lease | undefined> {
  const aborted = once(signal, 'abort');
  let lease: Lease | undefined = firstLease;
  let pauseMs = 0;
  while (lease) {
    const since = Date.now();
    await Promise.race([lease.lost, aborted]);
    if (signal.aborted) return lease;
    log('The connection to PostgreSQL was lost; restarting it if it is gone');
    pauseMs = Date.now() - since > steadyAfterMs ? 0 : increasePause(pauseMs);
    lease = await restartServer(place, pauseMs, signal, log);
  }
  return undefined;
}

async function restartServer(
  place: ServerPlace,
  firstPauseMs: number,
  signal: AbortSignal,
  log: (message: string) => void,
): Promise<Lease | undefined> {
  for (let pauseMs = firstPauseMs; ; pauseMs = increasePause(pauseMs)) {
    try {
      await sleep(pauseMs, undefined, { signal });
      const { lease } = await joinServer(place, signal, log);
      log('PostgreSQL runs again');
      return lease;
    } catch (error) {
      if (signal.aborted) return undefined;
      log((error as Error).message);
    }
  }
}

function increasePause(pauseMs: number): number {
  return Math.min(pauseMs * 2 || firstPauseMs, maxPauseMs);
}
