import { afterEach, beforeEach, expect, it } from 'vitest';
import { vehicles } from '#catalogue/vehicles.ts';
import { formatRupees } from '#contract/rupees.ts';
import { sampleCars } from '#server/db/seed/sample-prices.ts';
import { cars } from '#server/pricing/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const home = async () => (await test.call({ method: 'GET', url: '/' })).body;
const priceOf = (name: string) =>
  formatRupees(sampleCars().find((car) => car.name === name)?.basePrice ?? 0);
/** How often the page says so to be read, and not in what hydrates it. */
const countIn = (html: string, words: string) => html.split(`>${words}<`).length - 1;

it('until there are prices, every tile says that they load, and none says 0', async () => {
  const html = await home();
  expect(countIn(html, 'Loading prices...')).toBe(vehicles.length);
  expect(html.includes('PKR 0')).toBe(false);
});

it('the HTML has the prices, the lowest of a model with variants', async () => {
  await test.database.db.insert(cars).values(sampleCars());
  const html = await home();
  expect(countIn(html, 'Ex-Factory Price (sample)')).toBe(vehicles.length);
  expect(countIn(html, `Starting from ${priceOf('H6 1.5')}`)).toBe(1);
  expect(countIn(html, priceOf('Tank 500 HEV'))).toBe(1);
  expect(countIn(html, 'Loading prices...')).toBe(0);
});

it('a price list that cannot be read takes nothing but the prices away', async () => {
  await test.database.db.insert(cars).values(sampleCars());
  await test.database.pool.query('alter table cars rename to cars_away');
  const html = await home();
  expect(countIn(html, 'Loading prices...')).toBe(vehicles.length);
  expect(html.includes('href="/models/tank-500"')).toBe(true);
  await test.database.pool.query('alter table cars_away rename to cars');
  // Such a page is not kept.
  expect(countIn(await home(), 'Loading prices...')).toBe(0);
});
