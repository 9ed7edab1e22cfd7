import { sql } from 'drizzle-orm';
import { createRequestLinks } from '#server/resources/leads/own-page/links.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { findP95 } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';
import { type Stage, withStage } from '../stage.ts';

const bookings = 200_000;
const testDrives = 20_000;
const calls = 300;
/** The maximum ratio of a request's page to that of an appointment, 95 of 100 calls. */
const barRatio = 1.5;
const barKb = 60;

/** Returns the paths of pages of bookings, each with two messages and a changed status, and of appointments. */
async function fill({ database }: Stage): Promise<{ tracks: string[]; appointments: string[] }> {
  const { db } = database;
  await fillLead(database, vehicleBookingLead, { records: bookings });
  await fillLead(database, testDriveLead, { records: testDrives });
  await db.execute(sql`
    insert into lead_timeline (_id, kind, record_id, type, at, text, is_visible, changes)
    select gen_random_uuid(), 'vehicle-bookings', _id, entry.type, now(), 'Bench', entry.type = 'message', entry.changes
    from vehicle_bookings, (values ('message', null::jsonb), ('message', null),
      ('status', '{"status": {"from": "pending", "to": "confirmed"}}')) as entry (type, changes)`);
  await db.execute(sql`
    update appointments set token_hash =
      encode(sha256(convert_to('bench-' || left(md5(request_id::text), 16), 'UTF8')), 'hex')`);
  await db.execute(sql`analyze`);
  const read = async (table: string, id: string) => {
    const { rows } = await db.execute<{ id: string; token: string }>(
      sql`select ${sql.raw(id)} as id, 'bench-' || left(md5(${sql.raw(id)}::text), 16) as token
        from ${sql.raw(table)} order by random() limit ${calls}`,
    );
    return rows;
  };
  const links = createRequestLinks(db);
  const booked = await read('vehicle_bookings', '_id');
  const driven = await read('appointments', 'request_id');
  const tokens = await Promise.all(
    booked.map(({ id }) => links.createToken({ kind: 'vehicle-bookings', id })),
  );
  return {
    tracks: tokens.map((token) => `/track/${token}`),
    appointments: driven.map(({ token }) => `/appointment/${token}`),
  };
}

async function measureOn(stage: Stage): Promise<Figures> {
  const paths = await fill(stage);
  const times = { tracks: [] as number[], appointments: [] as number[] };
  let largestKb = 0;
  for (let call = -30; call < calls; call += 1) {
    // Alternate the pages, so that changes in the machine's speed affect both alike.
    for (const name of ['tracks', 'appointments'] as const) {
      const path = paths[name].at(call % paths[name].length);
      const start = performance.now();
      const response = await fetch(stage.origin + path);
      const { byteLength } = await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      if (call >= 0) times[name].push(performance.now() - start);
      if (name === 'tracks') largestKb = Math.max(largestKb, byteLength / 1024);
    }
  }
  const [own, appointment] = [findP95(times.tracks), findP95(times.appointments)];
  const ratio = own / appointment;
  const missed = [
    ...(ratio <= barRatio ? [] : [`own page: ratio ${ratio.toFixed(2)}, at most ${barRatio}`]),
    ...(largestKb <= barKb ? [] : [`own page: ${largestKb.toFixed(0)} KB, at most ${barKb}`]),
  ];
  return {
    about: `GET /track/{token} of bookings with two messages and a changed status, among ${bookings.toLocaleString('en')} bookings, beside GET /appointment/{token}: ${calls} calls of each in turn.`,
    head: [
      '95 of 100 within, ms',
      'appointment, ms',
      'ratio',
      'bar',
      'HTML, KB',
      'bar of KB',
      'met',
    ],
    rows: [
      [
        own.toFixed(1),
        appointment.toFixed(1),
        ratio.toFixed(2),
        `≤ ${barRatio}`,
        largestKb.toFixed(0),
        `≤ ${barKb}`,
        verdict(missed.length === 0),
      ],
    ],
    missed,
  };
}

/** Times the page of a request beside that of an appointment. */
export const measureOwnPage = (): Promise<Figures> => withStage(measureOn);
