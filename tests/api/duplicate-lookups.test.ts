import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Database } from '#server/platform/db/client.ts';
import { buildSameBuyerQuery } from '#server/resources/bookings/same-buyer.ts';
import {
  buildDuplicateQuery,
  findPossibleDuplicates,
} from '#server/resources/leads/entered-by-staff/find-duplicates.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { eachLead } from '#tests/support/lead-calls.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { headOffice } from '#tests/support/viewers.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A page of requests, newest first, with the fields that say whose they are. */
async function readPage({ table }: Lead) {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    select * from ${table} order by created_at desc limit 50`);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(String(row.created_at)).toISOString(),
    email: 'visitor@mail.example',
    cnic: '12345-1234567-1',
  })) as never[];
}

const dealer: Viewer = { ...headOffice, dealerId: '00000000-0000-7000-8000-000000000001' };

describe.each(eachLead)('$slug', ({ lead }) => {
  it.each([
    ['head office', headOffice],
    ['an account of a dealer', dealer],
  ])('for %s, duplicates of a page are looked up in indexes only', async (_who, viewer) => {
    const records = await database.db.$count(lead.table);
    if (records === 0) await fillLead(database, lead, { records: 20_000 });
    const page = await readPage(lead);
    expect(page).toHaveLength(50);
    const query = buildDuplicateQuery(lead, page, viewer);
    const { rows } = await database.db.execute(sql`explain ${query}`);
    const plan = JSON.stringify(rows);
    const ofType = [
      ...('cnic' in lead.table ? ['_cnic'] : []),
      ...(lead.sameCustomer ? ['_address_key'] : []),
    ];
    for (const index of ['_number', '_address', ...ofType]) {
      expect(plan, index).toContain(`${getTableName(lead.table)}${index}`);
    }
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toContain('_dealer on');
    expect(await findPossibleDuplicates(database.db, lead, page, viewer)).toEqual(new Map());
  });
});

it.each([
  ['head office', headOffice],
  ['an account of a dealer', dealer],
])('for %s, other open bookings of a buyer are looked up in indexes only', async (_who, viewer) => {
  const { table } = vehicleBookingLead;
  const records = await database.db.$count(table);
  if (records === 0) await fillLead(database, vehicleBookingLead, { records: 20_000 });
  const query = buildSameBuyerQuery('00000000-0000-7000-8000-000000000001', viewer);
  const { rows } = await database.db.execute(sql`explain ${query}`);
  const plan = JSON.stringify(rows);
  for (const index of ['_number', '_cnic', '_address_key']) {
    expect(plan, index).toContain(`${getTableName(table)}${index}`);
  }
  expect(plan).not.toContain('Seq Scan');
  expect(plan).not.toContain('_dealer on');
});
