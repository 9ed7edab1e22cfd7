import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MigratedDatabase, openMigratedDatabase } from '#tests/support/migrated-database.ts';

const firstStatement = 'UPDATE "job_applications" SET "additional_info"';

let migrated: MigratedDatabase;
beforeAll(async () => {
  migrated = await openMigratedDatabase(firstStatement, fillOld);
});
afterAll(() => migrated.close());

const read = (query: string) => migrated.read(query);

/** Fills service appointments and applications as they were stored before: numbers as texts. */
async function fillOld(client: pg.Client): Promise<void> {
  await client.query(`
    insert into service_appointments (_id, status, created_at, updated_at, search_text, phone_digits, selected_vehicle,
      first_name, last_name, phone, city, selected_service_type, service_date, contact_me, odometer, estimated_cost,
      additional_notes)
    select gen_random_uuid(), 'pending', now(), now(), '', '', 'Ora 03', name, 'B', '0', 'Quetta', 'Oil', current_date,
      false, odometer, cost, notes
    from (values ('typed', '45,000 km', '12500', null), ('plain', '7', null, 'Kept'), ('words', 'about 40k', null, 'Old'),
      ('empty', null, null, null)) as old (name, odometer, cost, notes);
    insert into job_applications (_id, status, created_at, updated_at, search_text, phone_digits, first_name, last_name,
      phone, cnic, selected_employment_status, agree_to_share, cv_file, passing_year, expected_salary, present_salary)
    values (gen_random_uuid(), 'submitted', now(), now(), '', '', 'A', 'B', '0', '42101-7654321-3', 'employed', true,
      'cv', '2015', '120000', '999999999999');`);
}

it('numbers become numbers, and texts that are none move to the notes', async () => {
  expect(
    await read(`select first_name, odometer, estimated_cost::float8 as cost, additional_notes as notes
      from service_appointments order by first_name`),
  ).toEqual([
    { first_name: 'empty', odometer: null, cost: null, notes: null },
    { first_name: 'plain', odometer: 7, cost: null, notes: 'Kept' },
    { first_name: 'typed', odometer: 45_000, cost: 12_500, notes: null },
    { first_name: 'words', odometer: null, cost: null, notes: 'Old\nOdometer: about 40k' },
  ]);
  expect(
    await read(`select passing_year, technical_passing_year, expected_salary::float8 as expected,
      present_salary::float8 as present from job_applications`),
  ).toEqual([
    {
      passing_year: 2015,
      technical_passing_year: null,
      expected: 120_000,
      present: 999_999_999_999,
    },
  ]);
});

it('stored records are found by what they hold, through an index', async () => {
  const found = "select first_name from job_applications where search_text like '%4210176543213%'";
  expect(await read(found)).toEqual([{ first_name: 'A' }]);
  const indexes = await read(
    "select tablename from pg_indexes where indexname like '%\\_search' and indexdef like '%gin%' order by 1",
  );
  expect(indexes.map(({ tablename }) => tablename)).toEqual([
    'contact_inquiries',
    'dealer_applications',
    'job_applications',
    'newsletter_subscriptions',
    'parts_requests',
    'service_appointments',
    'test_drives',
    'vehicle_bookings',
  ]);
});
