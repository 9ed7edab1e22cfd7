import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { openings } from '#server/resources/appointments/schema.ts';
import { findResponseDue, readClock } from '#server/resources/leads/response-clock.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { makeDealer } from '#tests/factories.ts';
import { addBookables, listSlots } from '#tests/support/bookable-dealer.ts';
import { openMigratedDatabase } from '#tests/support/migrated-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(['dealer-management', 'appointments']);
});
afterAll(() => test.close());

/** Hours from 14:00 to 16:00 on every day. */
const afternoons = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
    day,
    '2:00 PM - 4:00 PM',
  ]),
);

async function addDealer(workingHours: Record<string, string>): Promise<string> {
  const payload = { ...makeDealer({ name: `Hours ${uuidv7()}` }), workingHours };
  const added = await test.call({ method: 'POST', url: '/api/dealers', cookies, payload });
  const { _id } = added.json().data;
  await addBookables(test.database.db, _id, 'test-drive');
  await addBookables(test.database.db, _id, 'service');
  return _id;
}

const listTimes = async (kind: 'test-drive' | 'service', dealerId: string) => {
  const slots = await listSlots(test, kind, dealerId, { days: '31' });
  return [...new Set(slots.map((slot) => slot.slice(11)))].toSorted();
};

describe('the hours of a dealer’s page', () => {
  it('are when it takes appointments of a kind without own hours', async () => {
    const dealerId = await addDealer(afternoons);
    expect(await listTimes('test-drive', dealerId)).toEqual(['14:00', '15:00']);
    const payload = { dealerId, kind: 'service', weekday: 1, opens: '09:00', closes: '10:00' };
    const url = '/api/appointments/admin/openings';
    const own = await test.call({ method: 'POST', url, cookies, payload });
    expect(own.statusCode).toBe(201);
    expect(await listTimes('service', dealerId)).toEqual(['09:00']);
    expect(await listTimes('test-drive', dealerId)).toEqual(['14:00', '15:00']);
    await test.call({ method: 'DELETE', url: `${url}/${own.json().data._id}`, cookies });
    expect(await listTimes('service', dealerId)).toEqual(['14:00', '15:00']);
  });

  it('that are no two times leave the day closed', async () => {
    const dealerId = await addDealer({ Monday: 'Closed', Tuesday: 'on request' });
    expect(await listTimes('test-drive', dealerId)).toEqual([]);
  });

  it('do not count for a kind whose own hours have ended', async () => {
    const dealerId = await addDealer(afternoons);
    const now = new Date().toISOString();
    await test.database.db.insert(openings).values({
      ...{ _id: uuidv7(), createdAt: now, updatedAt: now, dealerId, kind: 'service' },
      ...{ weekday: 1, opens: '09:00', closes: '18:00', from: '2020-01-06', until: '2020-01-06' },
    });
    expect(await listTimes('service', dealerId)).toEqual([]);
  });

  it('measure the time to answer, without any the usual hours do', async () => {
    const dealerId = await addDealer(afternoons);
    const unknown = await addDealer({});
    const createdAt = new Date('2026-03-02T10:00:00+05:00').toISOString();
    const clock = await readClock(test.database.db);
    const find = (id: string) =>
      findResponseDue(testDriveLead.facts, { createdAt, dealerId: id }, clock)?.toISOString();
    expect(find(dealerId)).toBe(new Date('2026-03-02T14:30:00+05:00').toISOString());
    expect(find(unknown)).toBe(new Date('2026-03-02T10:30:00+05:00').toISOString());
    const ownClock = await readClock(test.database.db, [dealerId]);
    expect(
      findResponseDue(testDriveLead.facts, { createdAt, dealerId }, ownClock)?.toISOString(),
    ).toBe(find(dealerId));
  });
});

it('a dealer that had cars but no hours before the upgrade still offers no times', async () => {
  const dealerId = uuidv7();
  const other = uuidv7();
  const migrated = await openMigratedDatabase('AS "offered"', async (client) => {
    await client.query(
      `insert into dealers (_id, name, city, address, email, phone, lat, lng, map, services, working_hours, created_at, updated_at)
       select id::uuid, 'One', 'Lahore', '-', '-', '-', 0, 0, '-', '{}', '{}', now(), now() from unnest($1::text[]) as id`,
      [[dealerId, other]],
    );
    await client.query(
      `insert into bookables (_id, dealer_id, kind, label, vehicles, service_types, slot_minutes, buffer_minutes, created_at, updated_at)
       values (gen_random_uuid(), '${dealerId}', 'service', 'Bay 1', '{}', '{}', 60, 0, now(), now())`,
    );
  });
  expect(
    await migrated.read(`select dealer_id, kind, until::text from openings order by kind`),
  ).toEqual([{ dealer_id: dealerId, kind: 'service', until: '2000-01-01' }]);
  await migrated.close();
});
