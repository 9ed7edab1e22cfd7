import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './client.ts';
import { addExtensions, migrationLock, migrationsFolder } from './journal.ts';

/** Brings the tables up to date. Safe to call from several processes at once. */
export async function migrateDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  // Not one of the pool's connections: a migration may take as long as it needs.
  const client = new pg.Client({
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC',
    ...connection,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(addExtensions);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    await client.end();
  }
}
