import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { type CallTimes, timeCalls } from './times.ts';

/** How long a call of the staff list takes when this many bookings are stored, in milliseconds. */
export interface ListTimes extends CallTimes {
  call: string;
  records: number;
}

const calls = 200;
const few = 1_000;

/** Each asks for 50 rows and their total. Every 977th booking is of 'rarewind', all are of 'sample'. */
const queries = {
  filtered: { status: 'confirmed', selectedVehicle: 'Haval H6 1.5' },
  'filtered, searched for a rare word': { status: 'confirmed', search: 'rarewind' },
  'filtered, searched for a word of all': {
    status: 'confirmed',
    selectedVehicle: 'Haval H6 1.5',
    search: 'sample',
  },
} as const;

/** Adds plausible bookings until there are `records`, spread over the last year and all statuses. */
async function fillBookings({ db }: Database, stored: number, records: number): Promise<void> {
  await db.execute(sql`
    insert into vehicle_bookings (_id, status, created_at, updated_at, search_text, phone_digits,
      selected_vehicle, selected_color, first_name, last_name, phone, address, city, cnic,
      preferred_dealership, type_of_booking, promotional_consent)
    select gen_random_uuid(),
      (array['pending', 'confirmed', 'processing', 'completed', 'cancelled'])[1 + n % 5],
      now() - n * interval '5 minutes', now(),
      'sample visitor ' || n || case n % 977 when 0 then ' rarewind' else '' end,
      '92300' || lpad(n::text, 7, '0'),
      (array['Haval H6 1.5', 'Haval Jolion', 'Ora 03', 'Tank 500 HEV'])[1 + n % 4],
      'Burgundy', 'Sample', 'Visitor ' || n, '0300 ' || lpad(n::text, 7, '0'),
      'Sample street 1', 'Karachi', '00000-0000000-0', 'HAVAL ORA Clifton, Karachi',
      'Purchase Booking', false
    from generate_series(${stored + 1}::int, ${records}::int) as n`);
  await db.execute(sql`vacuum analyze vehicle_bookings`);
}

/** Times the list of bookings, one call after another, over few records and over many. */
export async function timeBookingList(
  database: Database,
  { origin, cookie, records }: { origin: string; cookie: string; records: number },
): Promise<ListTimes[]> {
  const measured: ListTimes[] = [];
  let stored = 0;
  for (const wanted of [few, records]) {
    await fillBookings(database, stored, wanted);
    stored = wanted;
    for (const [call, query] of Object.entries(queries)) {
      const search = new URLSearchParams({ limit: '50', ...query });
      const url = `${origin}/api/vehicle-booking/admin/bookings?${search}`;
      measured.push({ call, records: wanted, ...(await timeCalls(url, cookie, calls)) });
    }
  }
  return measured;
}
