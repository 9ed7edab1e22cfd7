import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Car, City } from '#contract/prices/pricing.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import {
  allCars,
  allCities,
  car,
  closed,
  lahore,
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

const list = async (
  what: 'cars' | 'cities',
  query: Record<string, string> = {},
  cookies: Record<string, string> = {},
) =>
  (await test.call({ method: 'GET', url: `/api/price-calculator/${what}`, query, cookies })).json();

const names = ({ data }: { data: (Car | City)[] }) => data.map(({ name }) => name);

describe.each(['cars', 'cities'] as const)('the list of %s', (what) => {
  const all: (Car | City)[] = what === 'cars' ? allCars : allCities;
  const hidden = what === 'cars' ? retired : closed;

  it('shows visitors only active items in order of entry, whatever filter they send', async () => {
    for (const query of [{}, { isActive: 'false' }, { isActive: 'true' }]) {
      for (const cookies of [{}, others]) {
        const page = await list(what, query as Record<string, string>, cookies);
        expect(names(page)).toEqual(all.filter((item) => item !== hidden).map(({ name }) => name));
        expect(page.pagination).toMatchObject({ limit: 100, totalItems: all.length - 1 });
      }
    }
  });

  it('shows staff with the permission everything, and filters by isActive', async () => {
    expect(names(await list(what, {}, staff))).toHaveLength(all.length);
    expect(names(await list(what, { isActive: 'false' }, staff))).toEqual([hidden.name]);
    expect(names(await list(what, { isActive: 'true' }, staff))).not.toContain(hidden.name);
  });

  it('has every item on exactly one page', async () => {
    const pages = [];
    for (let page = 1; page <= 5; page += 1) {
      pages.push(...names(await list(what, { page: String(page), limit: '3' }, staff)));
    }
    expect(pages).toEqual(all.map(({ name }) => name));
  });

  it.each([{ limit: '101' }, { page: '0' }, { isActive: 'perhaps' }])(
    'refuses %j with one error',
    async (query) => {
      const response = await list(what, query as unknown as Record<string, string>);
      expect(response).toMatchObject({ success: false, errors: [{}] });
    },
  );
});

it('cars are found by model, variant and vehicleId, with % taken literally', async () => {
  expect(names(await list('cars', { search: 'haval-H6-1' }))).toEqual(['H6 1.5']);
  expect(names(await list('cars', { search: ' awd' }))).toEqual(['Ora 07 AWD']);
  expect(names(await list('cars', { search: 'tank' }))).toEqual(['Tank 500 HEV']);
  expect(names(await list('cars', { search: '%' }))).toEqual([]);
});

it('cities are found and filtered by province', async () => {
  expect(names(await list('cities', { search: 'khyber' }))).toEqual(['Peshawar']);
  expect(names(await list('cities', { province: 'SINDH' }))).toEqual([
    'Karachi',
    'Hyderabad',
    'Sukkur',
  ]);
});

it('a vehicleId belongs to one car in any letter case', async () => {
  const again = { ...car, _id: randomUUID(), vehicleId: car.vehicleId.toUpperCase() };
  await expect(test.database.db.insert(cars).values(again)).rejects.toThrow();
});

it('the database refuses fractional freight, percentages out of bounds and unknown types', async () => {
  for (const fields of [
    { adjustmentType: 'fixed', priceAdjustment: 0.5 },
    { adjustmentType: 'percentage', priceAdjustment: 1000.001 },
    { adjustmentType: 'none', priceAdjustment: 0 },
  ] as const) {
    const change = test.database.db
      .update(cities)
      .set(fields as Partial<City>)
      .where(eq(cities._id, lahore._id));
    await expect(change).rejects.toThrow();
  }
});

it('sample cars and cities are marked, every car has a price, and the first city adds nothing', () => {
  for (const { basePrice, isSample, description } of allCars) {
    expect(basePrice).toBeGreaterThan(0);
    expect(isSample).toBe(true);
    expect(description).toMatch(/^Sample price/);
  }
  expect(allCars).toHaveLength(10);
  expect(allCities[0]).toMatchObject({ name: 'Karachi', priceAdjustment: 0 });
  expect(allCities.every(({ isSample }) => isSample)).toBe(true);
  expect(allCities.length).toBeGreaterThanOrEqual(12);
});
