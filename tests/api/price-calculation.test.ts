import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceChange } from '#server/platform/changes.ts';
import { cars, priceCalculations } from '#server/resources/pricing/schema.ts';
import {
  allCars,
  allCities,
  car,
  closed,
  lahore,
  quetta,
  retired,
  startWithPrices,
} from '#tests/support/sample-prices.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let staff: Record<string, string>;
let others: Record<string, string>;
beforeAll(async () => {
  ({ test, staff, others } = await startWithPrices());
});
afterAll(() => test.close());

const calculate = (payload: object, cookies: Record<string, string> = {}) =>
  test.call({ method: 'POST', url: '/api/price-calculator/calculate', payload, cookies });

describe('calculating a price', () => {
  it('adds fixed freight to the base price', async () => {
    const response = await calculate({ carId: car._id, cityId: lahore._id });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      data: {
        car: { name: 'H6 1.5', model: 'Haval H6', variant: '1.5' },
        city: { name: 'Lahore', province: 'Punjab' },
        pricing: { basePrice: 9_000_000, cityAdjustment: 75_000, finalPrice: 9_075_000 },
      },
    });
  });

  it('adds a percentage of the base price', async () => {
    const { data } = (await calculate({ carId: car._id, cityId: quetta._id })).json();
    expect(data.pricing).toEqual({
      basePrice: 9_000_000,
      cityAdjustment: 67_500,
      finalPrice: 9_067_500,
    });
  });

  it.each([{}, { carId: '', cityId: lahore._id }, { carId: car._id }])(
    '%j is refused without both a car and a city',
    async (payload) => {
      const response = await calculate(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe('Please select both a car and a city');
    },
  );

  it('names the car or city that is unknown or inactive', async () => {
    for (const [choice, status, message] of [
      [{ carId: randomUUID(), cityId: lahore._id }, 404, 'This car does not exist'],
      [{ carId: retired._id, cityId: lahore._id }, 404, 'This car does not exist'],
      [{ carId: car._id, cityId: randomUUID() }, 404, 'This city does not exist'],
      [{ carId: car._id, cityId: closed._id }, 404, 'This city does not exist'],
      [{ carId: 'h6', cityId: lahore._id }, 400, 'This car does not exist'],
      [{ carId: car._id, cityId: "' or 1=1" }, 400, 'This city does not exist'],
    ] as const) {
      const response = await calculate(choice, staff);
      expect(response.statusCode, message).toBe(status);
      expect(response.json().message).toBe(message);
    }
  });
});

describe('a calculated price of a visitor', () => {
  const choice = { carId: car._id, cityId: quetta._id };
  const finalPrice = async () => (await calculate(choice)).json().data.pricing.finalPrice;
  const setPrice = (basePrice: number) =>
    test.database.db.update(cars).set({ basePrice }).where(eq(cars._id, car._id));

  afterEach(async () => {
    await setPrice(car.basePrice);
    await announceChange(test.database.db, 'prices');
    await setTimeout(200);
  });

  it('is answered from finished bytes until a change is announced, and browsers do not keep it', async () => {
    const before = await finalPrice();
    await setPrice(10_000_000);
    expect(await finalPrice()).toBe(before);
    await announceChange(test.database.db, 'prices');
    await setTimeout(200);
    const response = await calculate(choice);
    expect(response.json().data.pricing.finalPrice).toBe(10_075_000);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  });

  it('is the new one as soon as a change of staff is answered', async () => {
    for (const basePrice of [9_100_000, 9_200_000, 9_300_000]) {
      const changed = await test.call({
        method: 'PUT',
        url: `/api/price-calculator/cars/${car._id}`,
        payload: { basePrice, priceReason: 'A test' },
        cookies: staff,
      });
      expect(changed.statusCode).toBe(200);
      expect(await finalPrice()).toBe(Math.floor(basePrice * 1.0075 + 0.5));
    }
  });

  it('is not shown to staff, whose prices are calculated each time', async () => {
    const before = await finalPrice();
    await setPrice(9_500_000);
    expect((await calculate(choice, staff)).json().data.pricing.basePrice).toBe(9_500_000);
    expect(await finalPrice()).toBe(before);
  });
});

describe('saving calculations', () => {
  const choice = { carId: car._id, cityId: lahore._id, saveCalculation: true };
  const stats = async () =>
    (await test.call({ method: 'GET', url: '/api/price-calculator/stats', cookies: staff })).json()
      .data;

  beforeEach(async () => {
    await test.database.db.delete(priceCalculations);
  });

  it('works with the permission, and is counted', async () => {
    expect((await calculate(choice, staff)).statusCode).toBe(200);
    expect((await calculate({ ...choice, saveCalculation: false }, staff)).statusCode).toBe(200);
    const stored = await test.database.db.select().from(priceCalculations);
    expect(stored).toMatchObject([{ carId: car._id, finalPrice: 9_075_000 }]);
    expect(await stats()).toEqual({
      totalCalculations: 1,
      totalActiveCars: allCars.length - 1,
      totalActiveCities: allCities.length - 1,
    });
  });

  it('is ignored without the permission, and the price is still returned', async () => {
    for (const cookies of [{}, others]) {
      const response = await calculate(choice, cookies);
      expect(response.statusCode).toBe(200);
      expect(response.json().data.pricing.finalPrice).toBe(9_075_000);
    }
    expect((await stats()).totalCalculations).toBe(0);
  });

  it('leaves an audit line', async () => {
    const before = await auditLines();
    await calculate(choice, staff);
    expect(await auditLines()).toBe(before + 1);
  });

  const auditLines = async () => {
    const { rows } = await test.database.pool.query(
      "select count(*)::int as lines from audit_lines where kind = 'price-calculation'",
    );
    return rows[0].lines;
  };
});

it('the counters are 401 without a session and 403 without the permission', async () => {
  const url = '/api/price-calculator/stats';
  expect((await test.call({ method: 'GET', url })).statusCode).toBe(401);
  expect((await test.call({ method: 'GET', url, cookies: others })).statusCode).toBe(403);
});
