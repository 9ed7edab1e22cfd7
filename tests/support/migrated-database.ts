import pg from 'pg';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { migrateBefore } from './old-database.ts';
import { createDatabase } from './test-database.ts';

/** A database that was filled by an older version and migrated since; `close` drops it. */
export interface MigratedDatabase {
  url: string;
  client: pg.Client;
  read: (query: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

/** Fills a database as it was before the migration that has this text, and migrates it. */
export async function openMigratedDatabase(
  text: string,
  fill: (client: pg.Client) => Promise<unknown>,
): Promise<MigratedDatabase> {
  const { url, drop } = await createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateBefore(client, text);
  await fill(client);
  await migrateDatabase({ connection: { connectionString: url } });
  return {
    url,
    client,
    read: async (query) => (await client.query(query)).rows,
    close: async () => {
      await client.end();
      await drop();
    },
  };
}
