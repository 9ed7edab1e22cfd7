import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { trackTexts } from '#contract/leads/tracked-request.ts';
import { readEnv } from '#server/platform/env.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const [dealer] = sampleDealers();
if (!dealer) throw new Error('there are no sample dealers');
const phone = '+92 300 0000004';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({}) });
  await test.database.db.insert(dealers).values(dealer);
});
afterAll(() => test.close());

/** Each test has its own network, because failed tries count against its limit. */
let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `198.51.${networks}.7`;
};

const find = (payload: object, remoteAddress = newNetwork()) =>
  test.call({ method: 'POST', url: '/api/track/find', payload, remoteAddress });
const read = async (payload: object) => {
  const response = await find(payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};

async function book(fields: object = {}): Promise<{ _id: string; reference: string }> {
  const preferredDealership = `${dealer?.name}, ${dealer?.city}`;
  const payload = makeVehicleBooking({ phone, preferredDealership, ...fields });
  const url = '/api/vehicle-booking/book';
  return (await test.call({ method: 'POST', url, payload })).json().data;
}

const sendForm = (fields: Record<string, string>) =>
  test.call({
    method: 'POST',
    url: '/track',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: newNetwork(),
  });

it('a booking is found however reference and phone number are written, without personal data', async () => {
  const { reference } = await book();
  const typed = `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase();
  const response = await find({ reference: typed, phone: '0300-0000004' });
  expect(response.json().data).toMatchObject({
    reference,
    noun: 'booking',
    state: 'received',
    step: { dealer: { name: dealer.name, phone: dealer.phone }, vehicle: 'Haval H6 1.5' },
    appointment: null,
  });
  for (const personal of ['12345', '0000004', 'Buyer', 'street', 'sample.buyer']) {
    expect(response.body).not.toContain(personal);
  }
});

it('a number that is no possible one finds its request when it is typed the same', async () => {
  const { reference } = await book({ phone: '123-4567' });
  expect(await read({ reference, phone: '123-4567' })).toMatchObject({ reference });
  expect(await read({ reference, phone: '123-4568' })).toBeNull();
});

it('its state follows what staff do', async () => {
  const { _id, reference } = await book();
  const { db } = test.database;
  const cookies = await test.signIn(['vehicle-bookings'], `Clerk ${reference}`);
  const change = (status: string) =>
    test.call({
      method: 'PATCH',
      url: `/api/vehicle-booking/admin/bookings/${_id}/status`,
      cookies,
      payload: { status },
    });
  for (const [status, state] of [
    ['confirmed', 'answered'],
    ['completed', 'completed'],
    ['cancelled', 'closed'],
  ] as const) {
    expect((await change(status)).statusCode).toBe(200);
    expect(await read({ reference, phone })).toMatchObject({ state });
  }
  await db.update(vehicleBookings).set({ deletedAt: new Date().toISOString() });
  expect(await read({ reference, phone })).toBeNull();
  await db.update(vehicleBookings).set({ deletedAt: null });
});

it('an unknown reference and another phone number answer alike', async () => {
  const { reference } = await book();
  const unknown = await find({ reference: '00000000', phone });
  const other = await find({ reference, phone: '0300 0000005' });
  expect(other.body).toBe(unknown.body);
  expect(unknown.json()).toEqual({ success: true, data: null });
});

it('malformed input is named by its field', async () => {
  const response = await find({ reference: 'no', phone: '' });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([
    {
      field: 'reference',
      message: 'A reference has eight letters and digits, for example 1A2B3C4D',
    },
    { field: 'phone', message: 'Please enter your phone number' },
  ]);
});

it('after ten failed tries from ten networks a reference finds nothing, others still do', async () => {
  const [{ reference }, other] = [await book(), await book()];
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await read({ reference, phone: `0300 000010${tries}` })).toBeNull();
  }
  expect(await read({ reference, phone })).toBeNull();
  expect(await read({ reference: other.reference, phone })).toMatchObject({ noun: 'booking' });
});

it('a network that tries more than thirty unknown references a minute gets 429', async () => {
  const network = newNetwork();
  for (let tries = 0; tries < 30; tries += 1) {
    const reference = `0000000${(tries % 10).toString()}`;
    expect((await find({ reference, phone }, network)).statusCode).toBe(200);
  }
  expect((await find({ reference: 'FFFFFFFF', phone }, network)).statusCode).toBe(429);
});

it('the page works without JavaScript: the request, or what is wrong', async () => {
  const { reference } = await book();
  const found = await sendForm({ reference, phone });
  expect(found.statusCode).toBe(200);
  expect(found.body).toContain('Received, not answered yet');
  expect(found.body).toContain(`href="${buildCallAddress(dealer.phone)}"`);
  const missing = await sendForm({ reference: '12345678', phone });
  expect(missing.body).toContain(trackTexts.notFound);
  expect(missing.body).toContain('value="12345678"');
  expect((await sendForm({ reference: '', phone })).body).toContain('Please enter your reference');
});

it('the page of a broken appointment link leads to it', async () => {
  const page = await test.call({ method: 'GET', url: '/appointment/AAAAAAAAAAAAAAAAAAAAAA' });
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('find it with your reference and phone number');
  expect(page.body).toContain('href="/track"');
});
