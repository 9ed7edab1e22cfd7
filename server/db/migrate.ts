import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './client.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that nobody else locks: applications that start together migrate one after another. */
const migrationLock = 7_203_591_184;

/** Brings the tables up to date. Safe to call from several processes at once. */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // Trusted since PostgreSQL 13: the database's owner may add it. Search indexes are made of it.
    await client.query('create extension if not exists pg_trgm');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true);
  }
}
