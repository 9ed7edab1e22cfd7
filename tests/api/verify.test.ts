import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCode } from '#contract/on-road/codes.ts';
import { readEnv } from '#server/platform/env.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { newCode } from '#server/resources/verify/read.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import { type QuotingApp, startWithTariffs } from '#tests/support/quoted-car.ts';
import { startAppOn } from '#tests/support/test-app.ts';

let app: QuotingApp;
beforeAll(async () => {
  app = await startWithTariffs();
});
afterAll(() => app.close());

const verify = async (code: string) => {
  const response = await app.request('GET', `/verify/${encodeURIComponent(code)}`);
  expect(response.statusCode).toBe(200);
  return response.json().data;
};

const book = async (fields: Parameters<typeof makeVehicleBooking>[0] = {}) => {
  const [dealer] = await app.db.select().from(dealers).limit(1);
  const preferredDealership = `${dealer?.name}, ${dealer?.city}`;
  const payload = makeVehicleBooking({ preferredDealership, ...fields });
  const response = await app.request('POST', '/vehicle-booking/book', { payload });
  expect(response.statusCode, response.body).toBe(201);
  return { ...response.json().data, preferredDealership };
};

it('a quote is genuine: car, date, sum and state, with a masked name and no phone number', async () => {
  const { code, validUntil } = await app.quote({ name: 'Ayesha Khan', phone: '0300 7654321' });
  const { onRoad, isComplete, createdAt } = await app.read(code);
  const answer = await verify(formatCode(code).toLowerCase());
  expect(answer).toEqual({
    isGenuine: true,
    kind: 'quote',
    car: 'Haval H6 1.5',
    createdAt,
    validUntil,
    isExpired: false,
    onRoad,
    isComplete,
    range: { from: onRoad, to: onRoad },
    maskedName: 'A… K…',
  });
  await app.db.update(quotes).set({ validUntil: createdAt }).where(eq(quotes.code, code));
  expect(await verify(code)).toMatchObject({ isGenuine: true, isExpired: true });
});

it('a booking is genuine, without phone number or CNIC, until it is in the trash', async () => {
  const { verifyCode, _id, preferredDealership } = await book({
    firstName: 'Ayesha',
    lastName: 'Khan',
  });
  const answer = await verify(verifyCode);
  expect(answer).toMatchObject({
    isGenuine: true,
    kind: 'booking',
    car: 'Haval H6 1.5',
    status: 'pending',
    dealer: preferredDealership,
    maskedName: 'A… K…',
  });
  expect(JSON.stringify(answer)).not.toMatch(/0000004|1234567|Ayesha/);
  await app.db
    .update(vehicleBookings)
    .set({ deletedAt: new Date().toISOString() })
    .where(eq(vehicleBookings._id, _id));
  expect(await verify(verifyCode)).toEqual({ isGenuine: false });
});

it('a booking says nothing that its sender could have made up', async () => {
  const { verifyCode } = await book({
    selectedVehicle: 'Pay 0300 1234567',
    preferredDealership: 'Pay in cash, Lahore',
    firstName: 'Send money',
    lastName: 'to me now',
  });
  expect(await verify(verifyCode)).toMatchObject({
    isGenuine: true,
    car: null,
    dealer: null,
    maskedName: 'S… n…',
  });
});

it('a booking names its dealer only while that is active and not in the trash', async () => {
  const { verifyCode, preferredDealership } = await book();
  const [dealer] = await app.db.select().from(dealers).limit(1);
  if (!dealer) throw new Error('no dealer');
  const set = (fields: Partial<typeof dealer>) =>
    app.db.update(dealers).set(fields).where(eq(dealers._id, dealer._id));
  for (const removed of [{ isActive: false }, { deletedAt: new Date().toISOString() }]) {
    await set(removed);
    expect(await verify(verifyCode)).toMatchObject({ isGenuine: true, dealer: null });
    await set({ isActive: true, deletedAt: null });
    expect(await verify(verifyCode)).toMatchObject({ dealer: preferredDealership });
  }
});

it('a dealer is genuine while it is active and not in the trash', async () => {
  const [dealer] = await app.db.select().from(dealers).limit(1);
  if (!dealer) throw new Error('no dealer');
  const { verifyCode, createdAt, name, city, address, phone, whatsapp } = dealer;
  const facts = { name, city, address, phone, whatsapp, since: createdAt };
  const genuine = { isGenuine: true, kind: 'dealer', ...facts };
  const set = (fields: Partial<typeof dealer>) =>
    app.db.update(dealers).set(fields).where(eq(dealers._id, dealer._id));
  expect(await verify(verifyCode)).toEqual(genuine);
  await set({ isActive: false });
  expect(await verify(verifyCode)).toEqual({ isGenuine: false });
  await set({ isActive: true, deletedAt: new Date().toISOString() });
  expect(await verify(verifyCode)).toEqual({ isGenuine: false });
  await set({ deletedAt: null });
  expect(await verify(verifyCode)).toEqual(genuine);
});

it('visitors do not get the codes of dealers; staff who manage dealers do', async () => {
  const staff = await app.signIn(['dealer-management']);
  const others = await app.signIn(['vehicle-bookings']);
  for (const cookies of [{}, others]) {
    expect((await app.request('GET', '/dealers', { cookies })).body).not.toContain('verifyCode');
  }
  const { data } = (await app.request('GET', '/dealers', { cookies: staff })).json();
  expect(await verify(data[0].verifyCode)).toMatchObject({ kind: 'dealer', name: data[0].name });
  for (const url of ['/find-a-dealer', '/book-now']) {
    const page = await app.call({ method: 'GET', url });
    expect(page.body).not.toContain(data[0].verifyCode);
  }
});

it('unknown and malformed codes are answered alike', async () => {
  for (const code of [newCode(), '0', 'UUUUUUUUUU', 'x'.repeat(90), '\u0000', '١٢٣']) {
    expect(await verify(code)).toEqual({ isGenuine: false });
  }
});

it('a network may try 30 codes a minute', async () => {
  const limited = await startAppOn(app, { env: readEnv({}) });
  const statuses: number[] = [];
  for (let tried = 0; tried < 16; tried += 1) {
    for (const url of [`/api/verify/${newCode()}`, `/verify?code=${newCode()}`]) {
      statuses.push((await limited.inject({ method: 'GET', url })).statusCode);
    }
  }
  // Pages and the API count separately.
  expect(statuses).toEqual(Array(32).fill(200));
  for (let tried = 0; tried < 20; tried += 1) {
    const { statusCode } = await limited.inject({ method: 'GET', url: `/api/verify/${newCode()}` });
    statuses.push(statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  await limited.close();
});
