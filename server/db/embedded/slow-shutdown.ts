import { setInterval } from 'node:timers/promises';
import { findPostmaster, isStopping } from './lock-file.ts';
import { stopServer } from './server-process.ts';

const lookIntervalMs = 2_000;

/**
 * Until `signal`, looks out for a server that somebody else has asked to stop, as `kill` without options
 * does. It lets nobody in any more and waits for all who are there, so for us, for ever. A service manager
 * may have asked us as well, and then we leave soon; if not, the server is stopped in a way that it can be
 * started again.
 */
export async function endSlowShutdowns(clusterDir: string, signal: AbortSignal): Promise<void> {
  let wasStopping = false;
  try {
    for await (const _ of setInterval(lookIntervalMs, undefined, { signal, ref: false })) {
      const pid = findPostmaster(clusterDir);
      const stopping = pid !== undefined && isStopping(clusterDir);
      if (stopping && wasStopping) await stopServer(pid, clusterDir);
      wasStopping = stopping;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
