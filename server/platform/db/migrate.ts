import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { advisoryLocks } from '#server/platform/locks.ts';
import type { Database } from './client.ts';
import { migrationsFolder, withExtensions } from './journal.ts';

/** Applies the pending migrations. Several processes may call it at once. */
export async function migrateDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  // Not a connection of the pool, which limits how long a statement takes.
  const client = new pg.Client({
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC',
    ...connection,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await withExtensions(client, () => migrate(drizzle(client), { migrationsFolder }));
  } finally {
    // Closing the connection releases the lock, even after an error.
    await client.end();
  }
}
