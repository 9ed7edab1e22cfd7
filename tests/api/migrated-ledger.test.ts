import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateTo, migrationsFolder } from '#server/platform/db/journal.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';
import { createDatabase } from '#tests/support/test-database.ts';

const insertRequests = `
  insert into contact_inquiries (_id, status, created_at, updated_at, phone_digits, full_name, phone, vehicle, message,
    promotional_contact)
  select gen_random_uuid(), 'new', now(), now(), '', 'A B', '0', '-', '-', false from generate_series(1, 3)`;

it('requests from before the ledger count as accepted, and stay outside the trash', async () => {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all = readMigrationFiles({ migrationsFolder });
  const index = all.findIndex(({ sql }) => sql.join().includes('CREATE TABLE "lead_ledger"'));
  expect(index).toBeGreaterThan(0);
  const times = all.slice(0, index).map(({ folderMillis }) => folderMillis);
  await migrateTo(client, times);
  await client.query(insertRequests);
  await client.end();
  await migrateDatabase({ connection: { connectionString: url } });
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  const lines = await readLedger(database.db);
  await database.close();
  expect(lines.every(({ isBalanced }) => isBalanced)).toBe(true);
  expect(lines.find(({ slug }) => slug === 'contact-inquiries')).toMatchObject({
    accepted: 3,
    stored: 3,
    inTrash: 0,
    purged: 0,
  });
  expect(lines.find(({ slug }) => slug === 'test-drives')).toMatchObject({ accepted: 0 });
});
