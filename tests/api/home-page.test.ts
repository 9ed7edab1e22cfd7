import { afterEach, beforeEach, expect, it } from 'vitest';
import { vehicles } from '#catalogue/vehicles.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { sampleCars } from '#server/resources/seed/sample-prices.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const home = async () => (await test.call({ method: 'GET', url: '/' })).body;
const findPrice = (name: string) =>
  formatRupees(sampleCars().find((car) => car.name === name)?.basePrice ?? 0);
/** How often a text is in the markup, also before a space; the data for hydration does not count. */
const countText = (html: string, text: string) =>
  html.split(`>${text}<`).length + html.split(`>${text} <`).length - 2;

it('without prices, every tile says that they are loading, no slide has one, and none says 0', async () => {
  const html = await home();
  expect(countText(html, 'Loading prices...')).toBe(vehicles.length);
  expect(html.includes('Ex-Factory Price</span>')).toBe(false);
  expect(html.includes('PKR 0')).toBe(false);
});

it('the HTML has the prices, and the lowest one of a model with variants', async () => {
  await test.database.db.insert(cars).values(sampleCars());
  const html = await home();
  // In the slide of a model and in its tile.
  expect(countText(html, 'Ex-Factory Price (sample)')).toBe(2 * vehicles.length);
  expect(countText(html, `Starting from ${findPrice('H6 1.5')}`)).toBe(2);
  expect(countText(html, findPrice('Tank 500 HEV'))).toBe(2);
  expect(countText(html, 'Loading prices...')).toBe(0);
});

it('if prices cannot be read, the page has all else and is not cached', async () => {
  await test.database.db.insert(cars).values(sampleCars());
  await test.database.pool.query('alter table cars rename to cars_away');
  const html = await home();
  expect(countText(html, 'Loading prices...')).toBe(vehicles.length);
  expect(html.includes('href="/models/tank-500"')).toBe(true);
  await test.database.pool.query('alter table cars_away rename to cars');
  // The page without prices was not cached.
  expect(countText(await home(), 'Loading prices...')).toBe(0);
});
