import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { permissions } from '#contract/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
import {
  addBookableDealer,
  type BookableDealer,
  listSlots,
} from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(permissions, 'office');
});
afterAll(() => test.close());

let customers = 0;
async function book(dealer: BookableDealer, slot: string): Promise<string> {
  customers += 1;
  const phone = `+92 300 3${String(customers).padStart(6, '0')}`;
  const payload = { ...makeTestDrive({ phone }), dealerId: dealer._id, slot };
  const response = await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
  expect(response.statusCode).toBe(201);
  return response.json().data._id;
}

const records = '/api/test-drive/admin/test-drives';
const call = async (method: 'POST' | 'PATCH', url: string, payload: object) =>
  (await test.call({ method, url, cookies, payload })).statusCode;
const setStatus = (id: string, status: string) =>
  call('PATCH', `${records}/${id}/status`, { status });

const ofRequest = (id: string) => eq(appointments.requestId, id);
const readStored = async (id: string) => {
  const [stored] = await test.database.db.select().from(appointments).where(ofRequest(id));
  return stored;
};

/** Moves an appointment by two months into the past. */
async function makePast(id: string): Promise<void> {
  const stored = await readStored(id);
  const move = (at = '') => new Date(Date.parse(at) - 60 * 86_400_000).toISOString();
  const past = {
    startAt: move(stored?.startAt),
    endAt: move(stored?.endAt),
    blockedUntil: move(stored?.blockedUntil),
  };
  await test.database.db.update(appointments).set(past).where(ofRequest(id));
}

/** Adds a dealer with one car, and returns it with its free slots. */
async function addDealer() {
  const dealer = await addBookableDealer(test, 'test-drive');
  const [first = '', second = ''] = await listSlots(test, 'test-drive', dealer._id);
  return { dealer, first, second };
}

it('an appointment takes place again when its request is reopened while its time is free', async () => {
  const { dealer, first } = await addDealer();
  const id = await book(dealer, first);
  await setStatus(id, 'cancelled');
  expect(await setStatus(id, 'pending')).toBe(200);
  expect(await readStored(id)).toMatchObject({
    status: 'requested',
    nextReminderAt: expect.anything(),
  });
});

it.each(['cancelled', 'no-show'])(
  'a request that was %s is reopened without its appointment if the time is taken, and can be planned',
  async (status) => {
    const { dealer, first, second } = await addDealer();
    const id = await book(dealer, first);
    await setStatus(id, status);
    await book(dealer, first);
    expect(await setStatus(id, 'pending')).toBe(200);
    expect(await readStored(id)).toMatchObject({ status });
    const plan = `/api/appointments/admin/requests/${id}`;
    expect(await call('POST', plan, { startAt: slotToMoment(first) })).toBe(409);
    expect(await call('POST', plan, { startAt: slotToMoment(second) })).toBe(201);
    expect(await readStored(id)).toMatchObject({
      status: 'requested',
      startAt: slotToMoment(second),
    });
  },
);

it('closing as a duplicate is undone although the time was taken', async () => {
  const { dealer, first, second } = await addDealer();
  const id = await book(dealer, first);
  const duplicateOf = await book(dealer, second);
  expect(await call('POST', `${records}/${id}/duplicate`, { duplicateOf })).toBe(200);
  await book(dealer, first);
  const undone = await test.call({ method: 'DELETE', url: `${records}/${id}/duplicate`, cookies });
  expect(undone.json().data).toMatchObject({ status: 'pending' });
  expect(await readStored(id)).toMatchObject({ status: 'cancelled' });
});

it('a cancelled appointment whose time is past stays cancelled', async () => {
  const { dealer, first } = await addDealer();
  const id = await book(dealer, first);
  await setStatus(id, 'cancelled');
  await makePast(id);
  expect(await setStatus(id, 'pending')).toBe(200);
  expect(await readStored(id)).toMatchObject({ status: 'cancelled' });
});

it('the mark that nobody came is undone after the time', async () => {
  const { dealer, first } = await addDealer();
  const id = await book(dealer, first);
  await makePast(id);
  await setStatus(id, 'no-show');
  expect(await setStatus(id, 'confirmed')).toBe(200);
  expect(await readStored(id)).toMatchObject({ status: 'confirmed' });
});

it('a reopened request that names another time gets it, and is refused a taken one', async () => {
  const { dealer, first, second } = await addDealer();
  const id = await book(dealer, first);
  await setStatus(id, 'cancelled');
  const name = (slot: string) => ({
    status: 'confirmed',
    confirmedDate: slot.slice(0, 10),
    confirmedTime: slot.slice(11),
  });
  const other = await book(dealer, second);
  const url = `${records}/${id}/status`;
  expect(await call('PATCH', url, name(second))).toBe(409);
  await setStatus(other, 'cancelled');
  expect(await call('PATCH', url, name(second))).toBe(200);
  expect(await readStored(id)).toMatchObject({
    status: 'confirmed',
    startAt: slotToMoment(second),
  });
});
