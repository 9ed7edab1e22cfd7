import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';

const buildUrl = (database: string) =>
  inject('clusterUrl')
    .replace(encodeURIComponent('{database}'), database)
    .replace('{database}', database);

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: buildUrl('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates an empty database for a test file. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${name}`);
  return {
    url: buildUrl(name),
    drop: () => asOwner(`drop database ${name} with (force)`),
  };
}

/** Opens a migrated database for a test file; `close` drops it. */
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
