import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { findWrongCounts } from '#tests/assurance/load/find-losses.ts';
import { makeOldDatabase } from '#tests/support/old-database.ts';
import { createDatabase } from '#tests/support/test-database.ts';

let client: pg.Client;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await createDatabase());
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

it('a database of the first half with rows in every table is upgraded without losing or altering one', async () => {
  const findDamaged = await makeOldDatabase(client, 50);
  expect(await findDamaged()).toEqual([]);
  await migrateDatabase({ connection: { connectionString: url } });
  expect(await findDamaged()).toEqual([]);
  expect(await findWrongCounts(drizzle(client, { casing: 'snake_case' }))).toEqual([]);
  // The comparison itself: a lost row, an altered one and an additional one are found.
  await client.query(`delete from parts_requests where first_name = 'first_name 7'`);
  await client.query(`update test_drives set phone = 'changed' where first_name = 'first_name 7'`);
  await client.query(`insert into secrets select 'another', value from secrets limit 1`);
  expect(await findDamaged()).toEqual(['parts_requests', 'secrets', 'test_drives']);
});
