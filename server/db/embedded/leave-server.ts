import type { Lease } from './lease.ts';
import { findPostmaster } from './lock-file.ts';
import { type ServerPlace, stopServer } from './server-process.ts';

/**
 * Ends our part in the server. The last application stops it and waits until it is gone. If one that has
 * just come loses it that way, or one whose lease is not back yet after a crash, that one starts it again.
 */
export async function leaveServer(
  { clusterDir }: ServerPlace,
  lease: Lease,
  log: (message: string) => void,
): Promise<void> {
  const last = await lease.giveBack().catch(() => true);
  const pid = findPostmaster(clusterDir);
  if (!last) log('PostgreSQL goes on for another application');
  else if (pid) await stopServer(pid, clusterDir);
  await lease.end();
}
