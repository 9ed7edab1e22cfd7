import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingPaths } from '#contract/bookings/payments.ts';
import { readEnv } from '#server/platform/env.ts';
import { readBookingProgress } from '#server/resources/bookings/progress.ts';
import { bookingPayments } from '#server/resources/bookings/schema.ts';
import {
  vehicleBookingLead,
  vehicleBookings,
} from '#server/resources/leads/types/vehicle-booking.ts';
import { purge } from '#tests/support/purge.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
let colleague: Record<string, string>;
let id: string;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
  colleague = await test.signIn(['vehicle-bookings', 'audit'], 'colleague');
});
afterAll(() => test.close());
beforeEach(async () => {
  id = await two.submit(vehicleBookingLead, 0);
  await test.database.db
    .update(vehicleBookings)
    .set({ finalPrice: 9_000_000 })
    .where(eq(vehicleBookings._id, id));
});

const payment = {
  amount: 1_800_000,
  paidOn: '2026-01-10',
  instrument: 'pay-order',
  instrumentNumber: 'PO-0012345',
};

interface Call {
  cookies?: Record<string, string>;
  key?: string;
  bookingId?: string;
}

const note = (fields: object = {}, { cookies = two.headOffice, key, bookingId = id }: Call = {}) =>
  test.call({
    method: 'POST',
    url: `/api${bookingPaths.payments(bookingId)}`,
    cookies,
    payload: { ...payment, ...fields },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

const reverse = (paymentId: string, { cookies = colleague, bookingId = id }: Call = {}) =>
  test.call({
    method: 'POST',
    url: `/api${bookingPaths.reverse(bookingId, paymentId)}`,
    cookies,
    payload: { reason: 'Noted twice' },
  });

const readWhole = (cookies = two.headOffice) =>
  test.call({ method: 'GET', url: `/api${bookingPaths.progress(id)}`, cookies });
const read = async () => (await readWhole()).json().data;

const countStored = () =>
  test.database.db.$count(bookingPayments, eq(bookingPayments.bookingId, id));

it('a payment is stored with the last three characters of its number, and sums are paid and left', async () => {
  const response = await note();
  expect(response.statusCode).toBe(201);
  const { instrumentNumber: _number, ...shown } = payment;
  expect(response.json().data).toEqual({
    ...shown,
    _id: expect.any(String),
    maskedNumber: '…345',
    notedBy: 'office',
    notedAt: expect.any(String),
    reversedBy: null,
    reversedAt: null,
    reverseReason: null,
  });
  await note({ amount: '2,00,000', paidOn: '2026-01-05', instrumentNumber: '' });
  const { payments, paid, left } = await read();
  expect(payments.map(({ amount }: { amount: number }) => amount)).toEqual([200_000, 1_800_000]);
  expect(payments[0].maskedNumber).toBeNull();
  expect({ paid, left }).toEqual({ paid: 2_000_000, left: 7_000_000 });
  const stored = await test.database.db.select().from(bookingPayments);
  expect(JSON.stringify(stored)).not.toContain('0012345');
});

describe('the number of times that a payment counts', () => {
  it('is one for each of fifty that come at the same time with their own keys', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => note({ amount: 1_000 }, { key: randomUUID() })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(50);
    expect((await read()).paid).toBe(50_000);
  });

  it('is one for fifty that come at the same time with the same key, and all get the same answer', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => note({}, { key })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countStored()).toBe(1);
    expect((await read()).paid).toBe(1_800_000);
  });

  it.each([
    ['another sum', { amount: 1 }],
    ['another number', { instrumentNumber: 'PO-0012346' }],
  ])('%s with a used key is refused', async (_what, fields) => {
    const key = randomUUID();
    await note({}, { key });
    expect((await note(fields, { key })).statusCode).toBe(409);
    const other = await two.submit(vehicleBookingLead, 0);
    expect((await note({}, { key, bookingId: other })).statusCode).toBe(409);
    expect(await countStored()).toBe(1);
  });
});

it.each([
  ['amount', { amount: 0 }],
  ['amount', { amount: 1.5 }],
  ['amount', { amount: '' }],
  ['paidOn', { paidOn: '2099-01-01' }],
  ['paidOn', { paidOn: '2026-02-30' }],
  ['instrument', { instrument: 'cash' }],
])('a payment with a wrong %s is refused', async (field, fields) => {
  const response = await note(fields);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ field }]);
  expect(await countStored()).toBe(0);
});

describe('a reversed payment', () => {
  it('needs another account, stays visible, no longer counts, and is reversed once', async () => {
    const { _id } = (await note()).json().data;
    const own = await reverse(_id, { cookies: two.headOffice });
    expect(own.statusCode).toBe(409);
    expect(own.json().message).toBe(
      'Another account than the one that noted this payment must reverse it',
    );
    expect((await read()).paid).toBe(1_800_000);
    const answers = await Promise.all([reverse(_id), reverse(_id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { payments, paid, left } = await read();
    expect(payments).toMatchObject([
      { _id, notedBy: 'office', reversedBy: 'colleague', reverseReason: 'Noted twice' },
    ]);
    expect({ paid, left }).toEqual({ paid: 0, left: 9_000_000 });
  });

  it('is shown to the buyer without names and reasons', async () => {
    const { _id } = (await note()).json().data;
    await reverse(_id);
    const { payments } = await readBookingProgress(test.database.db, id);
    const { instrumentNumber: _number, ...shown } = payment;
    expect(payments).toEqual([{ ...shown, _id, maskedNumber: '…345', isReversed: true }]);
  });

  it('is one of the booking in the address', async () => {
    const { _id } = (await note()).json().data;
    const other = await two.submit(vehicleBookingLead, 0);
    expect((await reverse(_id, { bookingId: other })).statusCode).toBe(404);
    expect((await reverse(randomUUID())).statusCode).toBe(404);
  });
});

it('noting and reversing are in the timeline and in the audit', async () => {
  const { _id } = (await note()).json().data;
  await reverse(_id);
  const list = async (path: string) =>
    (
      await test.call({
        method: 'GET',
        url: `/api/admin/${path}/vehicle-bookings/${id}`,
        cookies: colleague,
      })
    ).json().data;
  const text = 'PKR 1,800,000, 2026-01-10, Pay order, …345';
  expect((await list('timeline')).slice(0, 2)).toMatchObject([
    {
      type: 'changed',
      by: 'colleague',
      text: 'Noted twice',
      changes: { payment: { from: text, to: null } },
    },
    { type: 'changed', by: 'office', changes: { payment: { from: null, to: text } } },
  ]);
  expect((await list('audit')).slice(0, 2)).toMatchObject([
    { username: 'colleague', new: { payment: null, paymentReason: 'Noted twice' } },
    { username: 'office', new: { payment: text } },
  ]);
});

it('another dealer can neither read, note nor reverse payments', async () => {
  const [own, other] = two.dealers;
  expect((await note({}, { cookies: own?.cookies ?? {} })).statusCode).toBe(201);
  const { _id } = (await note()).json().data;
  const cookies = other?.cookies ?? {};
  expect((await note({}, { cookies })).statusCode).toBe(404);
  expect((await reverse(_id, { cookies })).statusCode).toBe(404);
  expect((await readWhole(cookies)).statusCode).toBe(404);
  expect(await countStored()).toBe(2);
});

it('payments are gone while their booking is in the trash, come back with it, and are purged with it', async () => {
  const { _id } = (await note()).json().data;
  const url = `/api${vehicleBookingLead.facts.paths.records}/${id}`;
  const remove = () => test.call({ method: 'DELETE', url, cookies: two.headOffice });
  await remove();
  expect((await readWhole()).statusCode).toBe(404);
  expect((await note()).statusCode).toBe(404);
  expect((await reverse(_id)).statusCode).toBe(404);
  const restore = `/api/admin/trash/vehicle-bookings/${id}/restore`;
  await test.call({ method: 'POST', url: restore, cookies: two.headOffice });
  expect((await read()).paid).toBe(1_800_000);
  await remove();
  await purge(test, 'vehicle-bookings', id);
  expect(await countStored()).toBe(0);
});
