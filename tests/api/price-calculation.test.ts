import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceCalculations } from '#server/pricing/schema.ts';
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
    const answer = await calculate({ carId: car._id, cityId: lahore._id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      data: {
        car: { name: 'H6 1.5', model: 'Haval H6', variant: '1.5' },
        city: { name: 'Lahore', province: 'Punjab' },
        pricing: { basePrice: 9_000_000, cityAdjustment: 75_000, finalPrice: 9_075_000 },
      },
    });
  });

  it('adds a percentage of it', async () => {
    const { data } = (await calculate({ carId: car._id, cityId: quetta._id })).json();
    expect(data.pricing).toEqual({
      basePrice: 9_000_000,
      cityAdjustment: 67_500,
      finalPrice: 9_067_500,
    });
  });

  it.each([{}, { carId: '', cityId: lahore._id }, { carId: car._id }])(
    '%j lacks one of both, and is told so',
    async (payload) => {
      const answer = await calculate(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Please select both a car and a city');
    },
  );

  it('says which of both is unknown or no longer offered, to staff as well', async () => {
    for (const [choice, status, message] of [
      [{ carId: randomUUID(), cityId: lahore._id }, 404, 'This car does not exist'],
      [{ carId: retired._id, cityId: lahore._id }, 404, 'This car does not exist'],
      [{ carId: car._id, cityId: randomUUID() }, 404, 'This city does not exist'],
      [{ carId: car._id, cityId: closed._id }, 404, 'This city does not exist'],
      [{ carId: 'h6', cityId: lahore._id }, 400, 'This car does not exist'],
      [{ carId: car._id, cityId: "' or 1=1" }, 400, 'This city does not exist'],
    ] as const) {
      const answer = await calculate(choice, staff);
      expect(answer.statusCode, message).toBe(status);
      expect(answer.json().message).toBe(message);
    }
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

  it('is for staff with the permission, and counted', async () => {
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

  it('is ignored from anybody else, who gets the price all the same', async () => {
    for (const cookies of [{}, others]) {
      const answer = await calculate(choice, cookies);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.pricing.finalPrice).toBe(9_075_000);
    }
    expect((await stats()).totalCalculations).toBe(0);
  });

  it('leaves its audit line', async () => {
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

it('the counters are for staff with the permission only', async () => {
  const url = '/api/price-calculator/stats';
  expect((await test.call({ method: 'GET', url })).statusCode).toBe(401);
  expect((await test.call({ method: 'GET', url, cookies: others })).statusCode).toBe(403);
});
