import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { palettes } from '#catalogue/colors.ts';
import { announceChange } from '#server/platform/changes.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import { pricedBookings } from '#tests/support/priced-bookings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  staff = await test.signIn(['vehicle-bookings']);
});
afterAll(() => test.close());

const { setPrices, book } = pricedBookings(
  () => test,
  () => staff,
);

it('the calculator names the lists that cannot be read, and no longer once they can', async () => {
  const { db } = test.database;
  const read = async () => (await test.call({ method: 'GET', url: '/book-now' })).body;
  await db.execute(sql`alter table cars rename to away_cars`);
  await db.execute(sql`alter table cities rename to away_cities`);
  const away = await read();
  await db.execute(sql`alter table away_cars rename to cars`);
  await db.execute(sql`alter table away_cities rename to cities`);
  expect(away).toContain('Failed to fetch cars. Failed to fetch cities</p>');
  expect(await read()).not.toContain('Failed to fetch');
});

describe('a booking', () => {
  const h6 = { name: 'H6 1.5', model: 'Haval H6', variant: '1.5', vehicleId: 'haval-h6-1.5' };
  const bigger = { name: 'H6 2.0', model: 'Haval H6', variant: '2.0', vehicleId: 'haval-h6-2.0' };
  const jolion = {
    name: 'Jolion',
    model: 'Haval Jolion',
    variant: null,
    vehicleId: 'haval-jolion',
  };
  const karachi = { name: 'Karachi', priceAdjustment: 0 };
  const lahore = { name: 'Lahore', priceAdjustment: 75_000 };

  beforeEach(() =>
    setPrices(
      [
        { ...h6, basePrice: 9_000_000 },
        { ...bigger, basePrice: 10_000_000 },
        { ...jolion, basePrice: 7_500_000 },
      ],
      [karachi, lahore],
    ),
  );

  it.each([
    ['its vehicleId', 'HAVAL-h6-1.5', 9_000_000],
    ['its name', 'h6 2.0', 10_000_000],
    ['its model with the variant', 'Haval h6 1.5', 9_000_000],
    ['its model alone', 'HAVAL JOLION', 7_500_000],
  ])('gets a price when %s names the car', async (_how, selectedVehicle, basePrice) => {
    const booking = await book({ selectedVehicle, selectedCity: 'LAHORE' });
    expect(booking).toMatchObject({ basePrice, finalPrice: basePrice + 75_000 });
  });

  it('gets the price for the city of delivery, or else for the visitor’s city', async () => {
    const vehicle = { selectedVehicle: 'Haval Jolion', city: 'lahore' };
    expect(await book({ ...vehicle, selectedCity: 'Karachi' })).toMatchObject({
      finalPrice: 7_500_000,
    });
    const { finalPrice } = await book({ ...vehicle, selectedCity: undefined });
    expect(finalPrice).toBe(7_575_000);
  });

  it.each([
    ['a model of two cars', { selectedVehicle: 'Haval H6' }],
    ['an unknown vehicle', { selectedVehicle: 'Haval H9' }],
    ['an unknown city', { selectedCity: 'Atlantis' }],
    ['a name with a wildcard', { selectedVehicle: 'Haval%' }],
  ])('has no price for %s', async (_what, fields) => {
    const booking = await book({
      selectedVehicle: 'Haval Jolion',
      selectedCity: 'Karachi',
      ...fields,
    });
    expect(booking).toMatchObject({ basePrice: null, finalPrice: null });
  });

  it('has no price if two cities share the name, or the car or the city is inactive', async () => {
    const input = { selectedVehicle: 'Haval Jolion', selectedCity: 'Karachi' };
    await setPrices([{ ...jolion }], [karachi, { ...karachi, province: 'Elsewhere' }]);
    expect(await book(input)).toMatchObject({ basePrice: null, finalPrice: null });
    await setPrices([{ ...jolion, isActive: false }], [karachi]);
    expect(await book(input)).toMatchObject({ basePrice: null, finalPrice: null });
    await setPrices([{ ...jolion }], [{ ...karachi, isActive: false }]);
    expect(await book(input)).toMatchObject({ basePrice: null, finalPrice: null });
  });

  it('keeps its price when the list changes, and ignores prices from the visitor', async () => {
    const forged = {
      basePrice: 1,
      finalPrice: 1,
      filerStatus: 'Filer',
      paymentStatus: 'completed',
    };
    const booking = await book({
      selectedVehicle: 'Haval Jolion',
      selectedCity: 'Karachi',
      ...forged,
    });
    expect(booking).toMatchObject({
      finalPrice: 7_500_000,
      filerStatus: null,
      paymentStatus: null,
    });
    await test.database.db.update(cars).set({ basePrice: 1 });
    const query = { _id: booking._id };
    const url = '/api/vehicle-booking/admin/bookings';
    const { data } = (await test.call({ method: 'GET', url, query, cookies: staff })).json();
    expect(data[0].finalPrice).toBe(7_500_000);
  });

  describe('of a page that showed a sum', () => {
    const choice = { selectedVehicle: 'Haval Jolion', selectedCity: 'Lahore' };
    const send = (fields: object, key: string = crypto.randomUUID()) =>
      test.call({
        method: 'POST',
        url: '/api/vehicle-booking/book',
        payload: { ...makeVehicleBooking(choice), ...fields },
        headers: { 'idempotency-key': key },
      });
    const count = async () => (await test.database.db.select().from(vehicleBookings)).length;

    it('is stored with this sum, and a repeat gets its receipt after the price has changed', async () => {
      const sent = await send({ shownPrice: 7_575_000 }, 'shown');
      expect(sent.statusCode).toBe(201);
      await test.database.db.update(cars).set({ basePrice: 8_000_000 });
      expect((await send({ shownPrice: 7_575_000 }, 'shown')).json()).toEqual(sent.json());
    });

    it.each([
      ['another sum', { shownPrice: 7_500_000 }],
      ['no sum', { shownPrice: 0 }],
    ])('is refused with the price if it showed %s, and nothing is stored', async (_what, shown) => {
      const before = await count();
      const refused = await send(shown);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        message:
          'The price of this booking is PKR 7,575,000. Nothing was sent: please check it, and send the form again to book at this price.',
        data: { price: { basePrice: 7_500_000, freight: 75_000, finalPrice: 7_575_000 } },
      });
      expect(await count()).toBe(before);
    });

    it('is stored without a price if it showed none and there is none', async () => {
      const unpriced = { selectedCity: 'Atlantis' };
      expect((await send({ ...unpriced, shownPrice: 0 })).statusCode).toBe(201);
      const refused = await send({ ...unpriced, shownPrice: 7_575_000 });
      expect(refused.json().data).toEqual({
        price: { basePrice: null, freight: null, finalPrice: null },
      });
    });

    it('without JavaScript shows the sum, and asks again instead of booking at another one', async () => {
      const read = (fields: Record<string, string>) =>
        test.call({
          method: 'POST',
          url: '/book-now',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({
            ...(makeVehicleBooking(choice) as unknown as Record<string, string>),
            selectedColor: palettes['haval-jolion'].exterior[0]?.name ?? '',
            ...fields,
          }).toString(),
        });
      const before = await count();
      const ask = async () => (await read({ shownPrice: '0', showPrice: 'yes' })).body;
      // The page’s price list is read again once its change is announced.
      await announceChange(test.database.db, 'prices');
      await expect.poll(ask).toContain('name="shownPrice" value="7575000"');
      expect(await ask()).toContain('With freight to Lahore');
      const refused = await read({ shownPrice: '0' });
      expect(refused.statusCode).toBe(409);
      expect(refused.body).toContain('The price of this booking is PKR 7,575,000.');
      expect(refused.body).toContain('name="shownPrice" value="7575000"');
      expect(await count()).toBe(before);
      const sent = await read({ shownPrice: '7575000' });
      expect(sent.body).toContain('PKR 7,575,000 (sample), with freight');
      expect(await count()).toBe(before + 1);
    });
  });

  it('with an unknown type is refused, and so is an unknown payment status', async () => {
    const payload = { ...makeVehicleBooking(), typeOfBooking: 'Lease' };
    const url = '/api/vehicle-booking/book';
    const response = await test.call({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: 'typeOfBooking' }]);
    const { _id } = await book({});
    const change = await test.call({
      method: 'PATCH',
      url: `/api/vehicle-booking/admin/bookings/${_id}/status`,
      payload: { paymentStatus: 'paid twice' },
      cookies: staff,
    });
    expect(change.statusCode).toBe(400);
    expect(change.json().errors).toMatchObject([{ field: 'paymentStatus' }]);
  });
});
