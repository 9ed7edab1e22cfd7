import pg from 'pg';
import { advisoryLocks } from '#server/platform/locks.ts';
import { appName } from './app-name.ts';
import { appRole } from './cluster.ts';
import { isPostmasterLock } from './lock-file.ts';
import type { ServerPlace } from './server-process.ts';
import { serverPort } from './socket-dir.ts';

/**
 * A connection that each application keeps while it uses the server. It holds a shared advisory lock, so that
 * an application that stops knows whether it is the last one. The server releases the lock with the connection,
 * even if the application is killed. If the connection is lost, the server is probably gone.
 */
export interface Lease {
  lost: Promise<void>;
  /**
   * Releases the lock. Returns true if no other application holds one; until `end`, new leases then wait.
   * @throws if the connection is lost
   */
  giveBack(): Promise<boolean>;
  end(): Promise<void>;
}

/** Not the application's database, which an operator may want to drop and restore. */
const maintenanceDatabase = 'postgres';
const connectionTimeoutMs = 10_000;

/**
 * Requests a lease from the server at the socket.
 * @returns `absent` if nothing listens there, `busy` if the server is starting, stopping or full
 * @throws if the server refuses permanently, or does not belong to this cluster
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
    await client.query('SELECT pg_advisory_lock_shared($1)', [advisoryLocks.embeddedLease]);
    await assertServesCluster(client, clusterDir);
  } catch (error) {
    // The first error says what is wrong with this connection.
    client.end().catch(() => {});
    return classifyError(error);
  }
  return {
    lost,
    async giveBack() {
      await client.query('SELECT pg_advisory_unlock_shared($1)', [advisoryLocks.embeddedLease]);
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS last', [
        advisoryLocks.embeddedLease,
      ]);
      return rows[0].last;
    },
    end: () => client.end(),
  };
}

/**
 * Compares the lock file that the server reads with the one in the cluster. They differ if folders were moved
 * while another server ran.
 */
async function assertServesCluster(client: pg.Client, clusterDir: string): Promise<void> {
  const { rows } = await client.query(
    "SELECT pg_read_file('postmaster.pid', 0, 10000, true) AS content",
  );
  if (isPostmasterLock(rows[0].content, clusterDir)) return;
  throw new Error(
    `The PostgreSQL that listens for ${clusterDir} keeps its data elsewhere. ` +
      'Stop it, or set DATABASE_URL.',
  );
}

function classifyError(error: unknown): 'absent' | 'busy' {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  // Classes 57P0x: starting, stopping, crashed. 53300: all connections are taken.
  const busy = code
    ? /^57P0|^53300$|^ECONNRESET$|^EPIPE$/.test(code)
    : /terminated|timeout/.test(message);
  if (busy) return 'busy';
  throw error;
}
