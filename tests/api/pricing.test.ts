import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Car, City } from '#contract/pricing.ts';
import { sampleCars, sampleCities } from '#server/db/seed/sample-prices.ts';
import { cars, cities, priceCalculations } from '#server/pricing/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let staff: Record<string, string>;
let others: Record<string, string>;

const named = <Item extends { name: string }>(items: Item[], name: string): Item => {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`no sample called ${name}`);
  return item;
};

const allCars = sampleCars();
const allCities = sampleCities();
const retired = named(allCars, 'Ora 03');
const closed = named(allCities, 'Gilgit');
const car = named(allCars, 'H6 1.5');
const lahore = named(allCities, 'Lahore');
const quetta = named(allCities, 'Quetta');
retired.isActive = false;
closed.isActive = false;

beforeAll(async () => {
  test = await startTestApp();
  await test.database.db.insert(cars).values(allCars);
  await test.database.db.insert(cities).values(allCities);
  staff = await test.signIn(['price-calculator']);
  others = await test.signIn(['vehicle-bookings']);
});
afterAll(() => test.close());

const list = async (
  what: 'cars' | 'cities',
  query: Record<string, string> = {},
  cookies: Record<string, string> = {},
) =>
  (await test.call({ method: 'GET', url: `/api/price-calculator/${what}`, query, cookies })).json();

const calculate = (payload: object, cookies: Record<string, string> = {}) =>
  test.call({ method: 'POST', url: '/api/price-calculator/calculate', payload, cookies });

const names = ({ data }: { data: (Car | City)[] }) => data.map(({ name }) => name);

describe.each(['cars', 'cities'] as const)('the list of %s', (what) => {
  const all: (Car | City)[] = what === 'cars' ? allCars : allCities;
  const hidden = what === 'cars' ? retired : closed;

  it('shows visitors what is active, in the order of entry, whatever they ask for', async () => {
    for (const query of [{}, { isActive: 'false' }, { isActive: 'true' }]) {
      for (const cookies of [{}, others]) {
        const page = await list(what, query as Record<string, string>, cookies);
        expect(names(page)).toEqual(all.filter((item) => item !== hidden).map(({ name }) => name));
        expect(page.pagination).toMatchObject({ limit: 100, totalItems: all.length - 1 });
      }
    }
  });

  it('shows staff with the permission everything, or what they ask for', async () => {
    expect(names(await list(what, {}, staff))).toHaveLength(all.length);
    expect(names(await list(what, { isActive: 'false' }, staff))).toEqual([hidden.name]);
    expect(names(await list(what, { isActive: 'true' }, staff))).not.toContain(hidden.name);
  });

  it('pages without an item twice or missing', async () => {
    const pages = [];
    for (let page = 1; page <= 5; page += 1) {
      pages.push(...names(await list(what, { page: String(page), limit: '3' }, staff)));
    }
    expect(pages).toEqual(all.map(({ name }) => name));
  });

  it.each([{ limit: '101' }, { page: '0' }, { isActive: 'perhaps' }])(
    'refuses %j in words',
    async (query) => {
      const answer = await list(what, query as unknown as Record<string, string>);
      expect(answer).toMatchObject({ success: false, errors: [{}] });
    },
  );
});

it('cars are found by name, model, variant and vehicleId; % means itself', async () => {
  expect(names(await list('cars', { search: 'haval-H6-1' }))).toEqual(['H6 1.5']);
  expect(names(await list('cars', { search: ' awd' }))).toEqual(['Ora 07 AWD']);
  expect(names(await list('cars', { search: 'tank' }))).toEqual(['Tank 500 HEV']);
  expect(names(await list('cars', { search: '%' }))).toEqual([]);
});

it('cities are found by name and province, and filtered by province', async () => {
  expect(names(await list('cities', { search: 'khyber' }))).toEqual(['Peshawar']);
  expect(names(await list('cities', { province: 'SINDH' }))).toEqual([
    'Karachi',
    'Hyderabad',
    'Sukkur',
  ]);
});

it('a vehicleId belongs to one car, letter case aside', async () => {
  const again = { ...car, _id: randomUUID(), vehicleId: car.vehicleId.toUpperCase() };
  await expect(test.database.db.insert(cars).values(again)).rejects.toThrow();
});

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

it('no city can be given freight that is not whole, or a percentage out of bounds', async () => {
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

it('the samples say that they are, and cost something; the first city adds nothing', () => {
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
