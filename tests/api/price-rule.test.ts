import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCars, sampleCities } from '#server/db/seed/sample-prices.ts';
import { cars, cities } from '#server/pricing/schema.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

type CarRow = typeof cars.$inferInsert;
type CityRow = typeof cities.$inferInsert;

let test: TestApp;
let staff: Record<string, string>;
const [someCar] = sampleCars();
const [someCity] = sampleCities();
if (!someCar || !someCity) throw new Error('no samples');

beforeAll(async () => {
  test = await startTestApp();
  staff = await test.signIn(['vehicle-bookings']);
});
afterAll(() => test.close());

const setPrices = async (carRows: Partial<CarRow>[], cityRows: Partial<CityRow>[]) => {
  const { db } = test.database;
  await db.delete(cars);
  await db.delete(cities);
  const ofCar = (fields: Partial<CarRow>) => ({ ...someCar, _id: crypto.randomUUID(), ...fields });
  const ofCity = (fields: Partial<CityRow>) => ({
    ...someCity,
    _id: crypto.randomUUID(),
    ...fields,
  });
  if (carRows.length > 0) await db.insert(cars).values(carRows.map(ofCar));
  if (cityRows.length > 0) await db.insert(cities).values(cityRows.map(ofCity));
};

/** Books through the API and answers the record as staff see it. */
const book = async (fields: Parameters<typeof makeVehicleBooking>[0]) => {
  const payload = makeVehicleBooking(fields);
  const sent = await test.call({ method: 'POST', url: '/api/vehicle-booking/book', payload });
  expect(sent.statusCode).toBe(201);
  const query = { _id: sent.json().data._id };
  const url = '/api/vehicle-booking/admin/bookings';
  const answer = await test.call({ method: 'GET', url, query, cookies: staff });
  return answer.json().data[0];
};

const calculate = async () => {
  const idOf = async (what: string) => {
    const url = `/api/price-calculator/${what}`;
    return (await test.call({ method: 'GET', url })).json().data[0]._id;
  };
  const payload = { carId: await idOf('cars'), cityId: await idOf('cities') };
  const url = '/api/price-calculator/calculate';
  return (await test.call({ method: 'POST', url, payload })).json().data.pricing;
};

/** The rule in whole numbers: thousandths of a per cent of the price, half up, never below 0. */
function priceByHand(base: number, type: 'fixed' | 'percentage', thousandths: number) {
  const floorDiv = (a: bigint, b: bigint) => (a >= 0n || a % b === 0n ? a / b : a / b - 1n);
  const adjustment =
    type === 'fixed'
      ? BigInt(thousandths)
      : floorDiv(BigInt(base) * BigInt(thousandths) * 2n + 100_000n, 200_000n);
  const sum = BigInt(base) + adjustment;
  return { cityAdjustment: Number(adjustment), finalPrice: Number(sum > 0n ? sum : 0n) };
}

describe('the calculator and a booking', () => {
  const price = fc.record({
    base: fc.oneof(fc.integer({ min: 0, max: 50_000_000 }), fc.integer({ min: 0, max: 1e12 - 1 })),
    type: fc.constantFrom('fixed' as const, 'percentage' as const),
    thousandths: fc.oneof(
      fc.integer({ min: -2_000, max: 2_000 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
    ),
  });
  const examples: [{ base: number; type: 'percentage'; thousandths: number }][] = [
    // 12,345.678 rounds up, and 0.5 does; -0.5 goes up to nothing.
    [{ base: 12_345_678, type: 'percentage', thousandths: 100 }],
    [{ base: 50, type: 'percentage', thousandths: 1_000 }],
    [{ base: 50, type: 'percentage', thousandths: -1_000 }],
    // In floating point this comes out just below the half.
    [{ base: 1_095_000, type: 'percentage', thousandths: 470 }],
    [{ base: 10_000_000, type: 'percentage', thousandths: -150_000 }],
    // Sixteen digits before the rounding: a division would be cut off.
    [{ base: 999_999_999_999, type: 'percentage', thousandths: 999_999 }],
  ];

  it('give one price, which is exact to the rupee', async () => {
    await fc.assert(
      fc.asyncProperty(price, async ({ base, type, thousandths }) => {
        const priceAdjustment = type === 'fixed' ? thousandths : thousandths / 1000;
        await setPrices([{ basePrice: base }], [{ adjustmentType: type, priceAdjustment }]);
        const expected = priceByHand(base, type, thousandths);
        expect(await calculate()).toEqual({ basePrice: base, ...expected });
        const booking = await book({ selectedVehicle: 'H6 1.5', selectedCity: 'Karachi' });
        expect(booking).toMatchObject({ basePrice: base, finalPrice: expected.finalPrice });
      }),
      { numRuns: 60, examples },
    );
  });
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
  ])('is priced where %s names the car', async (_how, selectedVehicle, basePrice) => {
    const booking = await book({ selectedVehicle, selectedCity: 'LAHORE' });
    expect(booking).toMatchObject({ basePrice, finalPrice: basePrice + 75_000 });
  });

  it('is priced for the city of delivery, else for the visitor’s own', async () => {
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

  it('has no price where two cities have the name, or the car is not active', async () => {
    const input = { selectedVehicle: 'Haval Jolion', selectedCity: 'Karachi' };
    await setPrices([{ ...jolion }], [karachi, { ...karachi, province: 'Elsewhere' }]);
    expect(await book(input)).toMatchObject({ basePrice: null, finalPrice: null });
    await setPrices([{ ...jolion, isActive: false }], [karachi]);
    expect(await book(input)).toMatchObject({ basePrice: null, finalPrice: null });
    await setPrices([{ ...jolion }], [{ ...karachi, isActive: false }]);
    expect(await book(input)).toMatchObject({ basePrice: null, finalPrice: null });
  });

  it('keeps the price that it was made at, and takes none from the visitor', async () => {
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

  it('is of the one kind that there is, and its payment of the four', async () => {
    const payload = { ...makeVehicleBooking(), typeOfBooking: 'Lease' };
    const url = '/api/vehicle-booking/book';
    const answer = await test.call({ method: 'POST', url, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field: 'typeOfBooking' }]);
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
