import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db/client.ts';
import { templateDatabase } from './provide-cluster.ts';

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

/** Creates a database for a test file, an empty one or a copy of another. */
export async function createDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${name} template ${template}`);
  return {
    url: buildUrl(name),
    drop: () => asOwner(`drop database ${name} with (force)`),
  };
}

/** Opens a migrated database for a test file; `close` drops it. */
export async function openTestDatabase(): Promise<Database> {
  const { url, drop } = await createDatabase(templateDatabase);
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
