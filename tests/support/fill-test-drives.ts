import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

/** Fills the test drives' table with plausible records, spread over the last year and all statuses. */
export async function fillTestDrives({ db }: Database, records: number): Promise<void> {
  await db.execute(sql`
    insert into test_drives (_id, status, created_at, updated_at, search_text, phone_digits,
      selected_vehicle, selected_dealership, owns_vehicle, license_agreement,
      responsibility_agreement, first_name, last_name, phone)
    select gen_random_uuid(),
      (array['pending', 'confirmed', 'completed', 'cancelled', 'no-show'])[1 + n % 5],
      now() - n * interval '5 minutes', now(),
      'sample visitor ' || n, '92300' || lpad(n::text, 7, '0'),
      (array['Haval H6', 'Haval Jolion', 'Ora 03', 'Tank 500'])[1 + n % 4],
      'HAVAL ORA Clifton, Karachi', 'no', true, true, 'Sample', 'Visitor ' || n,
      '0300 ' || lpad(n::text, 7, '0')
    from generate_series(1, ${records}::int) as n`);
  await db.execute(sql`analyze test_drives`);
}
