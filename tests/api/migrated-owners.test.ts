import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leads } from '#server/resources/leads/registry.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#tests/support/migrated-database.ts';

const dealerId = '01900000-0000-7000-8000-00000000000d';
const confirmedId = '01900000-0000-7000-8000-00000000000c';
const confirmedAt = '2026-11-02T05:00:00.000Z';

let migrated: MigratedDatabase;
beforeAll(async () => {
  migrated = await openMigratedDatabase('CREATE TABLE "lead_timeline"', fillOld);
});
afterAll(() => migrated.close());

const read = (query: string) => migrated.read(query);

/** Fills a dealer, an account, and requests as they were stored before requests had owners and dealers. */
async function fillOld(client: pg.Client): Promise<void> {
  await client.query(`
    insert into dealers (_id, name, city, address, email, phone, lat, lng, map, services, working_hours, created_at, updated_at)
    values ('${dealerId}', 'One', 'Lahore', '-', '-', '-', 0, 0, '-', '{}', '{}', now(), now());
    insert into staff_accounts (_id, username, role, permissions, password_hash, created_at, updated_at)
    values (gen_random_uuid(), 'office', 'hr', '{}', '-', now(), now());
    insert into contact_inquiries (_id, status, created_at, updated_at, phone_digits, full_name, phone, vehicle, message,
      promotional_contact, assigned_to, notes)
    select gen_random_uuid(), 'new', now(), now(), '', name, '0', '-', '-', false, name, 'Called'
    from (values ('office'), ('Somebody else')) as old (name);
    insert into test_drives (_id, status, created_at, updated_at, phone_digits, selected_vehicle, selected_dealership,
      owns_vehicle, license_agreement, responsibility_agreement, first_name, last_name, phone)
    select _id, status, '2026-11-01T20:00:00Z', '2026-11-09T05:00:00Z', '', '-', dealership, 'no', true, true, 'A', 'B', '0'
    from (values ('${confirmedId}'::uuid, 'confirmed', 'One, Lahore'), (gen_random_uuid(), 'completed', 'Other'),
      (gen_random_uuid(), 'pending', 'One, Lahore')) as old (_id, status, dealership);
    insert into lead_days (lead, day, status, shard, count) values
      ('test-drives', '2026-11-02', 'confirmed', 3, 1), ('test-drives', '2026-11-02', 'completed', 1, 1),
      ('test-drives', '2026-11-02', 'pending', 2, 1);
    insert into audit_lines (_id, at, username, action, kind, record_id, old, new) values
      (gen_random_uuid(), '${confirmedAt}', 'office', 'update', 'test-drives', '${confirmedId}',
        '{"status": "pending", "notes": null}', '{"status": "confirmed", "notes": "Called"}');`);
}

it('a name that is no account moves from the owner to the notes', async () => {
  expect(
    await read(
      'select full_name, assigned_to, notes from contact_inquiries order by assigned_to nulls first',
    ),
  ).toEqual([
    { full_name: 'Somebody else', assigned_to: null, notes: 'Called\nAssigned to: Somebody else' },
    { full_name: 'office', assigned_to: 'office', notes: 'Called' },
  ]);
});

it('requests get the dealer whose label they name, and the first change of status as their response', async () => {
  const drives = await read(
    'select status, dealer_id, first_response_at from test_drives order by status',
  );
  expect(drives).toEqual([
    { status: 'completed', dealer_id: null, first_response_at: new Date('2026-11-09T05:00:00Z') },
    { status: 'confirmed', dealer_id: dealerId, first_response_at: new Date(confirmedAt) },
    { status: 'pending', dealer_id: dealerId, first_response_at: null },
  ]);
});

it('the counts are kept by dealer, and their sum stays the same', async () => {
  const counts = await read(
    `select day::text, status, dealer, count from lead_days where lead = 'test-drives' order by status`,
  );
  expect(counts).toEqual([
    {
      day: '2026-11-02',
      status: 'completed',
      dealer: '00000000-0000-0000-0000-000000000000',
      count: 1,
    },
    { day: '2026-11-02', status: 'confirmed', dealer: dealerId, count: 1 },
    { day: '2026-11-02', status: 'pending', dealer: dealerId, count: 1 },
  ]);
});

it('the timeline begins with the changes that the audit knows', async () => {
  const entries = await read(
    `select type, by, text, changes from lead_timeline where record_id = '${confirmedId}' order by type`,
  );
  expect(entries).toEqual([
    { type: 'changed', by: 'office', text: '', changes: { notes: { from: null, to: 'Called' } } },
    {
      type: 'status',
      by: 'office',
      text: 'pending → confirmed',
      changes: { status: { from: 'pending', to: 'confirmed' } },
    },
  ]);
});

it('stored requests are found by their owner, through the index', async () => {
  await read(`update test_drives set assigned_to = 'Office Two' where _id = '${confirmedId}'`);
  const [found] = await read(
    "select _id from test_drives where search_text like '%office two%' and deleted_at is null",
  );
  expect(found).toEqual({ _id: confirmedId });
  const indexes = await read("select tablename from pg_indexes where indexname like '%_search'");
  for (const { facts } of leads) {
    const tablename = facts.slug.replace('-', '_');
    expect(indexes).toContainEqual({ tablename });
  }
});
