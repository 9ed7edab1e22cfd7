import { setInterval } from 'node:timers/promises';
import { findPostmaster, isStopping } from './lock-file.ts';
import { stopServer } from './server-process.ts';

const checkIntervalMs = 2_000;

/**
 * Ends smart shutdowns of the server, as a plain `kill` requests, until `signal` is aborted. A smart shutdown
 * accepts no connections and waits for the existing ones, including ours, so it would never finish. If a service
 * manager stops this process too, our connections close soon. If not, the server is stopped fast, so that it can
 * be restarted.
 */
export async function endSlowShutdowns(clusterDir: string, signal: AbortSignal): Promise<void> {
  let wasStopping = false;
  try {
    for await (const _ of setInterval(checkIntervalMs, undefined, { signal, ref: false })) {
      const pid = findPostmaster(clusterDir);
      const stopping = pid !== undefined && isStopping(clusterDir);
      if (stopping && wasStopping) await stopServer(pid, clusterDir);
      wasStopping = stopping;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
