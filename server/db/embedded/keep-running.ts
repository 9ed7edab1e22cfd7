import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinServer } from './join-server.ts';
import type { Lease } from './lease.ts';
import type { ServerPlace } from './server-process.ts';

/** A server that died later than this was killed; one that died sooner may be unable to run. */
const steadyAfterMs = 500;
const firstPauseMs = 250;
const maxPauseMs = 5_000;

/**
 * Until `signal`, watches the server through a lease and starts it again whenever it goes away: at once,
 * then after longer and longer pauses while it does not last. Every application that shares the server
 * does so, and they meet again at the same socket.
 * @returns the lease that is held in the end, undefined if there is no server then
 */
export async function keepRunning(
  place: ServerPlace,
  firstLease: Lease,
  signal: AbortSignal,
  log: (message: string) => void,
): Promise<Lease | undefined> {
  const ended = once(signal, 'abort');
  let lease: Lease | undefined = firstLease;
  let pauseMs = 0;
  while (lease) {
    const since = Date.now();
    await Promise.race([lease.lost, ended]);
    if (signal.aborted) return lease;
    log('The connection to PostgreSQL was lost; starting it again if it is gone');
    pauseMs = Date.now() - since > steadyAfterMs ? 0 : longer(pauseMs);
    lease = await bringBack(place, pauseMs, signal, log);
  }
  return undefined;
}

async function bringBack(
  place: ServerPlace,
  firstPauseMs: number,
  signal: AbortSignal,
  log: (message: string) => void,
): Promise<Lease | undefined> {
  for (let pauseMs = firstPauseMs; ; pauseMs = longer(pauseMs)) {
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

function longer(pauseMs: number): number {
  return Math.min(pauseMs * 2 || firstPauseMs, maxPauseMs);
}
