import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCode } from '#contract/on-road/codes.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { newCode } from '#server/resources/verify/read.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import {
  type QuotingApp,
  quotedCar,
  quotedCity,
  startWithTariffs,
} from '#tests/support/quoted-car.ts';

let app: QuotingApp;
let staff: Record<string, string>;
beforeAll(async () => {
  app = await startWithTariffs();
  staff = await app.signIn(['vehicle-bookings', 'price-calculator']);
});
afterAll(() => app.close());

const send = async (fields: Parameters<typeof makeVehicleBooking>[0], key?: string) => {
  const response = await app.request('POST', '/vehicle-booking/book', {
    payload: makeVehicleBooking(fields),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().data;
};

/** Books, and returns the record as staff see it. */
const book = async (fields: Parameters<typeof makeVehicleBooking>[0]) => {
  const { _id } = await send(fields);
  const url = `/vehicle-booking/admin/bookings?_id=${_id}`;
  return (await app.request('GET', url, { cookies: staff })).json().data[0];
};

const setPrice = (basePrice: number) => app.db.update(cars).set({ basePrice });
const prices = ({ basePrice, freight, finalPrice }: Record<string, number | null>) => ({
  basePrice,
  freight,
  finalPrice,
});

it('a booking gets the price of its quote, also after the price list has changed', async () => {
  const { code } = await app.quote();
  const { lines } = await app.read(code);
  const freight = lines.find(({ charge }) => charge === 'freight')?.amount ?? 0;
  await setPrice(1);
  const booking = await book({
    quoteCode: formatCode(code).toLowerCase(),
    selectedCity: quotedCity.name.toUpperCase(),
  });
  const basePrice = quotedCar.basePrice;
  expect(booking).toMatchObject({
    quoteCode: code,
    basePrice,
    freight,
    finalPrice: basePrice + freight,
  });
  await setPrice(basePrice);
});

it.each([
  ['Karachi', 0],
  // 1.25 % of the quoted price, not of today's.
  ['Gilgit', 112_500],
  ['Atlantis', null],
])('a quote for Lahore leaves the freight to %s to the price list', async (city, freight) => {
  const { code } = await app.quote();
  await setPrice(1);
  const booking = await book({ quoteCode: code, selectedCity: city });
  await setPrice(quotedCar.basePrice);
  expect(prices(booking)).toEqual({
    basePrice: quotedCar.basePrice,
    freight,
    finalPrice: freight === null ? null : quotedCar.basePrice + freight,
  });
});

it('without a city of delivery the buyer’s city is compared with the quote’s', async () => {
  const { code } = await app.quote();
  const fields = { quoteCode: code, selectedCity: undefined };
  expect(await book({ ...fields, city: quotedCity.name })).toMatchObject({ freight: 75_000 });
  expect(await book({ ...fields, city: 'Karachi' })).toMatchObject({ freight: 0 });
});

it.each(['Haval H6 1.5', 'HAVAL-H6-1.5', 'h6 1.5', 'haval h6'])(
  'the quote counts for its car named as %s',
  async (selectedVehicle) => {
    const { code } = await app.quote();
    await setPrice(1);
    const { basePrice } = await book({ selectedVehicle, quoteCode: code });
    await setPrice(quotedCar.basePrice);
    expect(basePrice).toBe(quotedCar.basePrice);
  },
);

it('a quote that has expired, is unknown or for another car leaves the price list’s price', async () => {
  const listed = prices(await book({}));
  const { code } = await app.quote();
  await setPrice(5_000_000);
  const changed = prices(await book({}));
  expect(changed).not.toEqual(listed);
  const unknown = newCode();
  expect(await book({ quoteCode: unknown })).toMatchObject({ ...changed, quoteCode: unknown });
  const other = await book({ quoteCode: code, selectedVehicle: 'Haval Jolion' });
  expect(other).toMatchObject({ basePrice: null, quoteCode: code });
  await app.db.update(quotes).set({ validUntil: '2020-01-01T00:00:00.000Z' });
  expect(await book({ quoteCode: code })).toMatchObject({ ...changed, quoteCode: code });
  await setPrice(quotedCar.basePrice);
});

it('a quote counts after its car has left the price list', async () => {
  const { code } = await app.quote();
  await app.db.update(cars).set({ isActive: false, model: 'Gone', name: 'Gone' });
  const { basePrice } = await book({ quoteCode: code });
  await app.db.update(cars).set({ isActive: true, model: quotedCar.model, name: quotedCar.name });
  expect(basePrice).toBe(quotedCar.basePrice);
});

it('the receipt has the code for /verify, and a repeat the same one', async () => {
  const receipt = await send({}, 'one-booking');
  expect(receipt.verifyCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(await send({}, 'one-booking')).toEqual(receipt);
  const { data } = (await app.request('GET', `/verify/${receipt.verifyCode}`)).json();
  expect(data).toMatchObject({ isGenuine: true, kind: 'booking' });
});

it('staff find a quote by code, name, phone number and car, with its booking', async () => {
  const { code } = await app.quote({ name: 'Ayesha Khan', phone: '+92 321 7654321' });
  const list = async (search: string) => {
    const query = new URLSearchParams({ search });
    const response = await app.request('GET', `/quotes/admin?${query}`, { cookies: staff });
    expect(response.statusCode).toBe(200);
    return response.json().data;
  };
  for (const search of [
    formatCode(code).toLowerCase(),
    'khan ayesha',
    '0321 7654321',
    'h6 ayesha',
  ]) {
    const [found, ...more] = await list(search);
    expect(found, search).toMatchObject({ code, name: 'Ayesha Khan', bookingId: null });
    expect(more).toEqual([]);
  }
  const { _id } = await send({ quoteCode: code });
  expect(await list(code)).toMatchObject([{ bookingId: _id }]);
  const csv = await app.request('GET', `/quotes/admin/export?search=${code}`, { cookies: staff });
  expect(csv.body).toContain(code);
  const dealers = await app.signIn(['vehicle-bookings']);
  expect((await app.request('GET', '/quotes/admin', { cookies: dealers })).statusCode).toBe(403);
  await app.db.delete(quotes).where(eq(quotes.code, code));
});

it('the palette finds a quote and its booking by either code, within the account’s permissions and dealer', async () => {
  const { code } = await app.quote();
  const { _id, verifyCode } = await send({ quoteCode: code });
  const [dealer, other] = await app.db.select().from(dealers).limit(2);
  await app.db
    .update(vehicleBookings)
    .set({ dealerId: dealer?._id ?? null })
    .where(eq(vehicleBookings._id, _id));
  const find = async (cookies: Record<string, string>, q: string) => {
    const url = `/admin/search/records?${new URLSearchParams({ q })}`;
    const { data } = (await app.request('GET', url, { cookies })).json();
    return data.map(({ kind }: { kind: string }) => kind);
  };
  const typed = formatCode(code).toLowerCase();
  expect(await find(staff, typed)).toEqual(['vehicle-bookings', 'quotes']);
  expect(await find(staff, formatCode(verifyCode))).toEqual(['vehicle-bookings']);
  const bookingsOnly = await app.signIn(['vehicle-bookings']);
  expect(await find(bookingsOnly, typed)).toEqual(['vehicle-bookings']);
  const pricesOnly = await app.signIn(['price-calculator']);
  expect(await find(pricesOnly, typed)).toEqual(['quotes']);
  expect(await find(pricesOnly, verifyCode)).toEqual([]);
  const own = await app.signIn(['vehicle-bookings'], undefined, dealer?._id);
  expect(await find(own, typed)).toEqual(['vehicle-bookings']);
  const foreign = await app.signIn(['vehicle-bookings'], undefined, other?._id);
  expect(await find(foreign, typed)).toEqual([]);
  expect(await find(foreign, verifyCode)).toEqual([]);
});
