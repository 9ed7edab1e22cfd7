import { sampleCars, sampleCities } from '#server/db/seed/sample-prices.ts';
import { cars, cities } from '#server/pricing/schema.ts';
import { startTestApp } from './test-app.ts';

const named = <Item extends { name: string }>(items: Item[], name: string): Item => {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`no sample called ${name}`);
  return item;
};

/** The samples, of which one car and one city are offered no longer. */
export const allCars = sampleCars();
export const allCities = sampleCities();
export const retired = named(allCars, 'Ora 03');
export const closed = named(allCities, 'Gilgit');
export const car = named(allCars, 'H6 1.5');
export const lahore = named(allCities, 'Lahore');
export const quetta = named(allCities, 'Quetta');
retired.isActive = false;
closed.isActive = false;

/** An application with these prices, staff who keep them, and staff who may not. */
export async function startWithPrices() {
  const test = await startTestApp();
  await test.database.db.insert(cars).values(allCars);
  await test.database.db.insert(cities).values(allCities);
  const staff = await test.signIn(['price-calculator']);
  const others = await test.signIn(['vehicle-bookings']);
  return { test, staff, others };
}
