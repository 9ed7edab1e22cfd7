import { sql } from 'drizzle-orm';
import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import type { Database } from '#server/platform/db/client.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { noDealer } from '#server/resources/leads/schema.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { anyCar } from '#tests/support/tariff-drafts.ts';

/** The dealers of the sample content. */
export const dealerCount = 27;
const closureCount = 1_000;
/** Of all dealers, and of the busiest one: the most that can be added, and one without an end from before that limit. */
const closuresOfOne = 300;
const appointmentCount = 2_000;

const stamps = sql`gen_random_uuid(), now(), now()`;

/** Gives every dealer hours, cars and bays of both kinds. */
async function setUpDealers({ db }: Database): Promise<void> {
  await db.execute(sql`delete from openings`);
  await db.execute(sql`delete from bookables`);
  await db.execute(sql`delete from closures`);
  await db.execute(sql`
    insert into openings (_id, created_at, updated_at, dealer_id, kind, weekday, opens, closes, "from")
    select ${stamps}, dealers._id, kind, weekday, opens, closes, '2026-01-01'
    from dealers, unnest(array['test-drive', 'service']) as kind, generate_series(1, 7) as weekday,
      (values ('09:00', '13:00'), ('14:00', '18:00')) as hours (opens, closes)`);
  await db.execute(sql`
    insert into bookables (_id, created_at, updated_at, dealer_id, kind, label, vehicles, service_types, slot_minutes,
      buffer_minutes)
    select ${stamps}, dealers._id, kind, 'Sample ' || n, '{}', '{}', 45, 15
    from dealers, unnest(array['test-drive', 'service']) as kind, generate_series(1, 4) as n`);
}

/** Gives one dealer the most that can be set up: hours around the clock, and the shortest appointments of any length. */
async function setUpBusiest({ db }: Database, dealerId: string): Promise<void> {
  await db.execute(sql`delete from openings where dealer_id = ${dealerId}`);
  await db.execute(sql`delete from bookables where dealer_id = ${dealerId}`);
  await db.execute(sql`
    insert into openings (_id, created_at, updated_at, dealer_id, kind, weekday, opens, closes, "from", until)
    select ${stamps}, ${dealerId}, kind, n % 7 + 1, '00:00', '23:59', date '2020-01-01' + n,
      case when n < 493 then date '2020-02-01' + n end
    from unnest(array['test-drive', 'service']) as kind, generate_series(1, 500) as n`);
  await db.execute(sql`
    insert into bookables (_id, created_at, updated_at, dealer_id, kind, label, vehicles, service_types, slot_minutes,
      buffer_minutes)
    select ${stamps}, ${dealerId}, kind, 'Sample ' || n, '{}', '{}', 14 + n, 0
    from unnest(array['test-drive', 'service']) as kind, generate_series(1, 20) as n`);
}

/** Adds 1,000 closures: as many as there may be of all dealers and of the busiest one, and the others of the rest. */
async function addClosures({ db }: Database, dealerId: string): Promise<void> {
  const add = (ids: ReturnType<typeof sql>, count: number) =>
    db.execute(sql`
      insert into closures (_id, created_at, updated_at, dealer_id, start, "end", opens, reason)
      select ${stamps}, (array[${ids}])[1 + n % cardinality(array[${ids}])],
        date_trunc('day', now()) + (n - 60) * interval '7 hours',
        date_trunc('day', now()) + (n - 60) * interval '7 hours' + interval '20 minutes', n % 9 = 0, 'Sample ' || n
      from generate_series(1, ${count}::int) as n`);
  await add(sql`null::uuid`, closuresOfOne);
  await add(sql`${dealerId}::uuid`, closuresOfOne - 1);
  const { rows } = await db.execute<{ _id: string }>(
    sql`select _id from dealers where _id <> ${dealerId} order by _id`,
  );
  const others = sql.join(
    rows.map(({ _id }) => sql`${_id}::uuid`),
    sql`, `,
  );
  await add(others, closureCount - 2 * closuresOfOne);
  await db.execute(sql`
    insert into closures (_id, created_at, updated_at, dealer_id, start, "end", opens, reason)
    select ${stamps}, _id, '2026-01-01T00:00Z', '2126-01-01T00:00Z', false, 'For a century'
    from dealers where _id <> ${dealerId} order by _id limit 1`);
}

/** Fills every type with requests over the last year, spread over all dealers; every tenth is the busiest one's. */
async function addRequests(database: Database, dealerId: string, records: number): Promise<void> {
  await database.db.execute(sql`delete from lead_days`);
  await database.db.execute(sql`delete from lead_tallies`);
  for (const lead of leads) {
    await database.db.execute(sql`delete from ${lead.table}`);
    await fillLead(database, lead, { records, isWorkedOn: true });
    await assignDealers(database, lead, dealerId);
  }
}

async function assignDealers({ db }: Database, { table, facts }: Lead, dealerId: string) {
  if (!('dealerId' in table)) return;
  await db.execute(sql`
    with numbered as (select _id, row_number() over (order by _id) as n from ${table}),
      ids as (select array_agg(_id order by _id) as ids from dealers)
    update ${table} set dealer_id = case when n % 10 = 0 then ${dealerId}::uuid
        else ids[1 + n % cardinality(ids)] end
    from numbered, ids where numbered._id = ${table._id}`);
  await db.execute(sql`delete from lead_days where lead = ${facts.slug}`);
  await db.execute(sql`
    insert into lead_days (lead, day, status, dealer, shard, count)
    select ${facts.slug}, (created_at at time zone 'Asia/Karachi')::date, status,
      coalesce(dealer_id, ${noDealer}), 0, count(*)
    from ${table} group by 2, 3, 4`);
}

/** Books the busiest dealer's cars for weeks to come. */
async function addAppointments({ db }: Database, dealerId: string): Promise<void> {
  await db.execute(sql`
    with cars as (
      select _id, row_number() over (order by _id) - 1 as n from bookables
      where dealer_id = ${dealerId} and kind = 'test-drive'),
    requests as (
      select _id, row_number() over (order by _id) - 1 as n from test_drives
      where dealer_id = ${dealerId} limit ${appointmentCount})
    insert into appointments (_id, created_at, updated_at, kind, request_id, dealer_id, bookable_id, status, start_at,
      end_at, blocked_until, created_by, token_hash, sequence, announced_sequence)
    select ${stamps}, 'test-drive', requests._id, ${dealerId}, cars._id, 'confirmed', at, at + interval '1 hour',
      at + interval '1 hour', 'visitor', requests._id::text, 0, 0
    from requests join cars on cars.n = requests.n % 20,
      lateral (select date_trunc('day', now()) + interval '1 day' + requests.n / 20 * interval '6 hours' as at) as times`);
}

/** What the office holds that calls need. */
export interface FullOffice {
  /** The dealer with the most of everything. */
  busiest: string;
  dealerIds: string[];
}

/**
 * Fills the product's database as an office that uses all that there is: every dealer set up, 1,000 closures, requests of a
 * year, appointments of weeks.
 */
export async function fillOffice(
  database: Database,
  { requests }: { requests: number },
): Promise<FullOffice> {
  const found = await database.db.select({ _id: dealers._id }).from(dealers).orderBy(dealers._id);
  const dealerIds = found.map(({ _id }) => _id);
  const busiest = dealerIds[3] ?? '';
  await setUpDealers(database);
  await setUpBusiest(database, busiest);
  await addClosures(database, busiest);
  await addRequests(database, busiest, requests);
  await addAppointments(database, busiest);
  await database.db.execute(sql`analyze`);
  return { busiest, dealerIds };
}

/** The longest draft of a tariff: 300 lines of one charge, all of whose bounds differ. */
export const longestTariff: readonly TariffLine[] = Array.from({ length: 300 }, (_, index) => ({
  ...anyCar,
  label: `Line ${index}`,
  engineFrom: 19 * index + 1,
  engineBelow: 6_000 - index,
  valueFrom: 137_001 * index + 1,
  valueBelow: 999_999_999 - index,
  ...(index % 3 === 0 && { fuels: ['petrol', 'hev'] as TariffLine['fuels'] }),
  ...(index % 4 === 0 && { taxpayer: 'atl' as const }),
}));
