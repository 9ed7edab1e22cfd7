import pg from 'pg';
import { appName } from './app-name.ts';
import { appRole } from './cluster.ts';
import { isPostmasterLock } from './lock-file.ts';
import type { ServerPlace } from './server-process.ts';
import { serverPort } from './socket-dir.ts';

/**
 * One connection that each application keeps for as long as it uses the server. It holds a shared
 * advisory lock, which tells an application that stops whether it is the last; the server frees it with
 * the connection, however its application ends. And its loss tells at once that the server is gone.
 */
export interface Lease {
  lost: Promise<void>;
  /**
   * Gives the lock back. True: nobody else holds one, and until `end` anyone who wants one waits.
   * @throws when the connection is lost
   */
  giveBack(): Promise<boolean>;
  end(): Promise<void>;
}

/** Not the application's, which it may want to drop and restore. */
const maintenanceDatabase = 'postgres';
const leaseLock = 0x6c65617365;
const connectionTimeoutMs = 10_000;

/**
 * Asks the server behind the socket for a lease.
 * @returns `absent` when nobody listens there, `busy` when a server does that is starting or stopping
 * @throws when a server refuses for good, or is not the one of this cluster
 */
export async function requestLease({
  clusterDir,
  socketDir,
}: ServerPlace): Promise<Lease | 'absent' | 'busy'> {
  const client = new pg.Client({
    host: socketDir,
    port: serverPort,
    user: appRole,
    database: maintenanceDatabase,
    application_name: `${appName} lease`,
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [leaseLock]);
    await assertServes(client, clusterDir);
  } catch (error) {
    client.end().catch(() => {});
    return meaningOf(error);
  }
  return {
    lost,
    async giveBack() {
      await client.query('SELECT pg_advisory_unlock_shared($1)', [leaseLock]);
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS last', [leaseLock]);
      return rows[0].last;
    },
    end: () => client.end(),
  };
}

/**
 * The server reads its lock file for us, we read the one in the cluster: the same, so it is its server.
 * Another may answer where folders were moved while it ran.
 */
async function assertServes(client: pg.Client, clusterDir: string): Promise<void> {
  const { rows } = await client.query(
    "SELECT pg_read_file('postmaster.pid', 0, 10000, true) AS content",
  );
  if (isPostmasterLock(rows[0].content, clusterDir)) return;
  throw new Error(
    `The PostgreSQL that answers for ${clusterDir} keeps its data elsewhere. ` +
      'Stop it, or set DATABASE_URL.',
  );
}

function meaningOf(error: unknown): 'absent' | 'busy' {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  // Classes 57P0x: starting, stopping, crashed. 53300: all connections are taken.
  const busy = code
    ? /^57P0|^53300$|^ECONNRESET$|^EPIPE$/.test(code)
    : /terminated|timeout/.test(message);
  if (busy) return 'busy';
  throw error;
}
