import { cars, cities } from '#server/resources/pricing/schema.ts';
import { sampleCars, sampleCities } from '#server/resources/seed/sample-prices.ts';
import { startTestApp } from './test-app.ts';

const findSample = <Item extends { name: string }>(items: Item[], name: string): Item => {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`no sample called ${name}`);
  return item;
};

/** The samples; one car and one city are inactive. */
export const allCars = sampleCars();
export const allCities = sampleCities();
export const retired = findSample(allCars, 'Ora 03');
export const closed = findSample(allCities, 'Gilgit');
export const car = findSample(allCars, 'H6 1.5');
export const lahore = findSample(allCities, 'Lahore');
export const quetta = findSample(allCities, 'Quetta');
retired.isActive = false;
closed.isActive = false;

/** Starts an application with these prices, staff with the permission, and staff without it. */
export async function startWithPrices() {
  const test = await startTestApp();
  await test.database.db.insert(cars).values(allCars);
  await test.database.db.insert(cities).values(allCities);
  const staff = await test.signIn(['price-calculator']);
  const others = await test.signIn(['vehicle-bookings']);
  return { test, staff, others };
}
