import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

const urlOf = (database: string) =>
  inject('clusterUrl')
    .replace(encodeURIComponent('{database}'), database)
    .replace('{database}', database);

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of a test file's own: empty, at its address. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${name}`);
  return {
    url: urlOf(name),
    drop: () => asOwner(`drop database ${name} with (force)`),
  };
}

/** An open, migrated database of a test file's own; `close` drops it. */
export async function openTestDatabase(): Promise<Database> {
  const { url, drop } = await createDatabase();
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  await migrateDatabase(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
