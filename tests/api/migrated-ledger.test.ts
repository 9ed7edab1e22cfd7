import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';
import { openMigratedDatabase } from '#tests/support/migrated-database.ts';

const insertRequests = `
  insert into contact_inquiries (_id, status, created_at, updated_at, phone_digits, full_name, phone, vehicle, message,
    promotional_contact)
  select gen_random_uuid(), 'new', now(), now(), '', 'A B', '0', '-', '-', false from generate_series(1, 3)`;

it('requests from before the ledger count as accepted, and stay outside the trash', async () => {
  const { url, close } = await openMigratedDatabase('CREATE TABLE "lead_ledger"', (client) =>
    client.query(insertRequests),
  );
  onTestFinished(close);
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
