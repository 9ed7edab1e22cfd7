import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { readResponseTimes } from '#server/delivery/reports/response.ts';
import { readEnv } from '#server/platform/env.ts';
import { closures, openings } from '#server/resources/appointments/schema.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isOverdue, readClock } from '#server/resources/leads/response-clock.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { serviceAppointmentLead } from '#server/resources/leads/types/service-appointment.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';
import { headOffice } from '#tests/support/viewers.ts';

/** March 2026, at a time in Pakistan: the 2nd is a Monday. */
const at = (day: number, clock: string) =>
  new Date(`2026-03-${String(day).padStart(2, '0')}T${clock}:00+05:00`).toISOString();

let test: TestApp;
let two: TwoDealers;

const stamps = () => {
  const now = new Date().toISOString();
  return { _id: uuidv7(), createdAt: now, updatedAt: now };
};

/** Opens a dealer from Monday to Saturday at these times. */
async function open(
  dealerId: string,
  kind: AppointmentKind,
  daily: readonly (readonly [string, string])[],
  { friday = daily, from = '2020-01-01' }: { friday?: typeof daily; from?: string } = {},
) {
  const rows = [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    (weekday === 5 ? friday : daily).map(([opens, closes]) => ({
      ...stamps(),
      dealerId,
      kind,
      weekday,
      opens,
      closes,
      from,
      until: null,
    })),
  );
  await test.database.db.insert(openings).values(rows);
}

const close = (dealerId: string | null, start: string, end: string, reason: string) =>
  test.database.db.insert(closures).values({ ...stamps(), dealerId, start, end, reason });

/** The first dealer has lunch, prayer and Eid; the second has no hours, but a day off. */
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
  const [first = '', second = ''] = two.dealers.map(({ _id }) => _id);
  const withLunch = [
    ['09:00', '13:00'],
    ['14:00', '18:00'],
  ] as const;
  const withPrayer = [
    ['09:00', '12:30'],
    ['14:30', '18:00'],
  ] as const;
  await open(first, 'test-drive', withLunch, { friday: withPrayer });
  await open(first, 'service', [['08:00', '16:00']]);
  await close(first, at(10, '00:00'), at(13, '00:00'), 'Eid ul-Fitr');
  await close(second, at(9, '00:00'), at(10, '00:00'), 'Stocktaking');
  await close(null, at(23, '00:00'), at(24, '00:00'), 'Pakistan Day');
});
afterAll(() => test.close());

const tables = {
  'test-drives': 'test_drives',
  'service-appointments': 'service_appointments',
  'contact-inquiries': 'contact_inquiries',
} as const;

/** Adds a request that came at a time; `dealer` null is head office. */
async function add(lead: Lead, dealer: number | null, createdAt: string, answeredAt?: string) {
  const slug = lead.facts.slug as keyof typeof tables;
  const url = `/api${lead.facts.paths.submit}`;
  const payload = acceptedInputs[slug]?.() ?? {};
  const id =
    dealer === null
      ? (await test.call({ method: 'POST', url, payload })).json().data._id
      : await two.submit(lead, dealer);
  await test.database.pool.query(
    `update ${tables[slug]} set created_at = $1, first_response_at = $2,
      dealer_id = case when $3 then null else dealer_id end where _id = $4`,
    [createdAt, answeredAt ?? null, dealer === null, id],
  );
  return id as string;
}

const readDue = async (lead: Lead, id: string) => {
  const url = `/api${lead.facts.paths.records}?_id=${id}`;
  const response = await test.call({ method: 'GET', url, cookies: two.headOffice });
  return response.json().data[0].responseDueAt as string;
};

/** Whether the database finds a request overdue at a moment. */
async function isFoundOverdue(lead: Lead, id: string, now: Date): Promise<boolean> {
  const { db } = test.database;
  const clock = await readClock(db);
  const { table } = lead;
  const found = await db
    .select({ _id: table._id })
    .from(table)
    .where(and(eq(table._id, id), isOverdue(lead, clock, now)));
  return found.length > 0;
}

const cases: readonly [string, Lead, number | null, string, string][] = [
  ['over lunch', testDriveLead, 0, at(2, '12:50'), at(2, '14:20')],
  ['over Friday prayer', testDriveLead, 0, at(6, '12:15'), at(6, '14:45')],
  ['over Eid', testDriveLead, 0, at(9, '17:45'), at(13, '09:15')],
  ['by the hours of the workshop', serviceAppointmentLead, 0, at(2, '15:00'), at(3, '09:00')],
  ['by the hours of the showroom', contactLead, 0, at(2, '12:00'), at(2, '15:00')],
  ['by the default hours', testDriveLead, 1, at(2, '12:50'), at(2, '13:20')],
  ['by the default hours and its own closure', testDriveLead, 1, at(7, '17:45'), at(10, '09:15')],
  ['of head office, over a holiday', testDriveLead, null, at(21, '17:50'), at(24, '09:20')],
  ['of a dealer, over the same holiday', testDriveLead, 0, at(21, '17:50'), at(24, '09:20')],
  ['of head office, not over a dealer’s Eid', testDriveLead, null, at(9, '17:45'), at(10, '09:15')],
];

describe('a request is due', () => {
  it.each(cases)('%s', async (_case, lead, dealer, createdAt, due) => {
    const id = await add(lead, dealer, createdAt);
    expect(await readDue(lead, id)).toBe(due);
    expect(await isFoundOverdue(lead, id, new Date(Date.parse(due) - 1))).toBe(false);
    expect(await isFoundOverdue(lead, id, new Date(due))).toBe(true);
    await test.database.pool.query(
      `delete from ${tables[lead.facts.slug as keyof typeof tables]} where _id = $1`,
      [id],
    );
  });

  it('by the default hours until a dealer’s own ones begin', async () => {
    const second = two.dealers[1]?._id ?? '';
    await open(second, 'test-drive', [['14:00', '18:00']], { from: '2026-03-16' });
    const before = await add(testDriveLead, 1, at(11, '12:50'));
    const after = await add(testDriveLead, 1, at(16, '12:50'));
    expect(await readDue(testDriveLead, before)).toBe(at(11, '13:20'));
    expect(await readDue(testDriveLead, after)).toBe(at(16, '14:30'));
    await test.database.db.delete(openings).where(eq(openings.dealerId, second));
    await test.database.pool.query('delete from test_drives');
  });
});

it('the report measures each request by the hours of its dealer', async () => {
  // 15, 75 and 75 minutes: over lunch, and without one.
  for (const dealer of [0, 1, null]) {
    await add(testDriveLead, dealer, at(2, '12:50'), at(2, '14:05'));
  }
  // An hour on Monday and one on Friday, over Eid.
  await add(testDriveLead, 0, at(9, '17:00'), at(13, '10:00'));
  // Waiting: overdue at head office at 13:40, and not at the dealer who has lunch until 14:00.
  await add(testDriveLead, null, at(16, '12:50'));
  await add(testDriveLead, 0, at(16, '12:50'));
  const scope = { from: '2026-03-01', to: '2026-03-31', viewer: headOffice };
  const { db } = test.database;
  const read = async (fields: object) => {
    const rows = await readResponseTimes(
      db,
      { ...scope, ...fields },
      { now: new Date(at(16, '13:40')) },
    );
    return rows.find(({ kind }) => kind === 'test-drives');
  };
  expect(await read({})).toMatchObject({
    requests: 6,
    answered: 4,
    medianMinutes: 75,
    p90Minutes: 106.5,
    withinTarget: 1,
    due: 5,
  });
  const [first, second] = two.dealers;
  expect(await read({ dealerId: first?._id })).toMatchObject({ medianMinutes: 67.5, due: 2 });
  expect(await read({ viewer: { ...headOffice, dealerId: second?._id } })).toMatchObject({
    medianMinutes: 75,
    due: 1,
  });
});

it('My Day and the list find the same requests overdue', async () => {
  await test.database.pool.query('delete from test_drives');
  const first = two.dealers[0]?._id ?? '';
  // Closed for years at the first dealer: it had no opening hours since its request came.
  await close(first, '2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z', 'Under construction');
  const own = await add(testDriveLead, 0, at(2, '12:50'));
  const other = await add(testDriveLead, 1, at(2, '12:50'));
  const get = async (url: string, cookies = two.headOffice) =>
    (await test.call({ method: 'GET', url: `/api${url}`, cookies })).json();
  const list = await get(`${testDriveLead.facts.paths.records}?overdue=true`);
  const ids = list.data.map(({ _id }: { _id: string }) => _id);
  expect(ids).toContain(other);
  expect(ids).not.toContain(own);
  const { data } = await get('/admin/my-day');
  const onMyDay = data.overdue.records.map(({ _id }: { _id: string }) => _id);
  expect(onMyDay).toContain(other);
  expect(onMyDay).not.toContain(own);
  const asFirst = (await get('/admin/my-day', two.dealers[0]?.cookies)).data;
  expect([asFirst.overdue.total, asFirst.unanswered.total]).toEqual([0, 1]);
});
