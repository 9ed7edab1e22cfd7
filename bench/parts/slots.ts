import { sql } from 'drizzle-orm';
import { findP95 } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';
import { type Stage, withStage } from '../stage.ts';

const dealerCount = 27;
const bookablesEach = 10;
/** Days with an appointment of each car, most of them past: 100,000 appointments in all. */
const pastDays = 341;
const comingDays = 30;
const rounds = 20;
const barMs = 30;

/** Stores dealers with cars and hours, and an appointment of each car on each day. */
async function fill({ database: { db } }: Stage): Promise<string[]> {
  await db.execute(sql`
    insert into dealers (_id, name, city, address, email, phone, lat, lng, map, services, working_hours,
      created_at, updated_at)
    select gen_random_uuid(), 'Bench dealer ' || n, 'Lahore', 'Street ' || n, 'bench@dealer.example',
      '0300 0000000', 31.5, 74.3, '', '{}', '{}', now(), now()
    from generate_series(1, ${dealerCount}) n`);
  const isOurs = sql`name like 'Bench dealer %'`;
  await db.execute(sql`
    insert into bookables (_id, dealer_id, kind, label, vehicles, service_types, slot_minutes, buffer_minutes,
      created_at, updated_at)
    select gen_random_uuid(), dealers._id, 'test-drive', 'Car ' || n, '{}', '{}', 45, 15, now(), now()
    from dealers, generate_series(1, ${bookablesEach}) n where ${isOurs}`);
  await db.execute(sql`
    insert into openings (_id, dealer_id, kind, weekday, opens, closes, "from", created_at, updated_at)
    select gen_random_uuid(), dealers._id, 'test-drive', weekday, hours.opens, hours.closes, '2020-01-01', now(), now()
    from dealers, generate_series(1, 7) weekday, (values ('09:00', '13:00'), ('14:00', '20:00')) as hours (opens, closes)
    where ${isOurs}`);
  await db.execute(sql`
    insert into appointments (_id, kind, request_id, dealer_id, bookable_id, status, start_at, end_at, blocked_until,
      created_by, token_hash, sequence, announced_sequence, created_at, updated_at)
    select gen_random_uuid(), 'test-drive', gen_random_uuid(), bookables.dealer_id, bookables._id,
      case when day < 0 then 'done' else 'confirmed' end, begin, begin + interval '45 minutes',
      begin + interval '1 hour', 'visitor', gen_random_uuid()::text, 0, 0, now(), now()
    from bookables, generate_series(${-pastDays}::int, ${comingDays - 1}::int) day,
      lateral (select date_trunc('day', now()) + day * interval '1 day' + interval '6 hours' as begin) as times
    where label like 'Car %'`);
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ _id: string }>(sql`select _id from dealers where ${isOurs}`);
  return rows.map(({ _id }) => _id);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measureOn(stage: Stage): Promise<Figures> {
  const ids = await fill(stage);
  const ask = async (id: string) => {
    const query = `kind=test-drive&dealerId=${id}&days=31`;
    const response = await fetch(`${stage.origin}/api/appointments/slots?${query}`);
    if (!response.ok) throw new Error(`slots: ${response.status}`);
    await response.arrayBuffer();
  };
  const readBusy = (id: string) =>
    stage.database.pool.query({
      name: 'busy times',
      text: `select bookable_id, start_at, blocked_until from appointments
        where dealer_id = $1 and kind = 'test-drive' and deleted_at is null
          and status in ('requested', 'confirmed') and start_at > now() and start_at < now() + interval '30 days'`,
      values: [id],
    });
  for (const id of ids) await Promise.all([ask(id), readBusy(id)]);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const id of ids) {
      ours.push(await time(() => ask(id)));
      bare.push(await time(() => readBusy(id)));
    }
  }
  const p95 = findP95(ours);
  const isMet = p95 <= barMs;
  return {
    about: `GET /api/appointments/slots for 30 days of one dealer with ${bookablesEach} cars, among ${dealerCount} dealers and ${(dealerCount * bookablesEach * (pastDays + comingDays)).toLocaleString('en')} appointments; beside it the bare query for the dealer's appointments to come. ${rounds} calls for each dealer, one at a time.`,
    head: ['95 of 100 within, ms', 'bare query, ms', 'bar', 'met'],
    rows: [[p95.toFixed(1), findP95(bare).toFixed(1), `≤ ${barMs}`, verdict(isMet)]],
    missed: isMet ? [] : [`slots: ${p95.toFixed(1)} ms, at most ${barMs}`],
  };
}

/** Times the free slots of a dealer among many appointments. */
export const measureSlots = (): Promise<Figures> => withStage(measureOn);
