import { expect } from 'vitest';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { sampleCars, sampleCities } from '#server/resources/seed/sample-prices.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import type { TestApp } from './test-app.ts';

type CarRow = typeof cars.$inferInsert;
type CityRow = typeof cities.$inferInsert;

const [someCar] = sampleCars();
const [someCity] = sampleCities();
if (!someCar || !someCity) throw new Error('no samples');

/** Sets prices, and makes bookings at them. */
export const pricedBookings = (test: () => TestApp, staff: () => Record<string, string>) => ({
  /**
   * Replaces all cars and cities by samples with the given fields; returns their ids. Announces nothing, so that answers
   * kept by the API stay as they were.
   */
  setPrices: async (carRows: Partial<CarRow>[], cityRows: Partial<CityRow>[]) => {
    const { db } = test().database;
    await db.delete(cars);
    await db.delete(cities);
    const buildCar = (fields: Partial<CarRow>) => ({
      ...someCar,
      _id: crypto.randomUUID(),
      ...fields,
    });
    const buildCity = (fields: Partial<CityRow>) => ({
      ...someCity,
      _id: crypto.randomUUID(),
      ...fields,
    });
    const [newCars, newCities] = [carRows.map(buildCar), cityRows.map(buildCity)];
    if (newCars.length > 0) await db.insert(cars).values(newCars);
    if (newCities.length > 0) await db.insert(cities).values(newCities);
    const getId = ({ _id }: { _id: string }) => _id;
    return { carIds: newCars.map(getId), cityIds: newCities.map(getId) };
  },
  /** Books through the API; returns the record as staff see it. */
  book: async (fields: Parameters<typeof makeVehicleBooking>[0]) => {
    const { call } = test();
    const payload = makeVehicleBooking(fields);
    const sent = await call({ method: 'POST', url: '/api/vehicle-booking/book', payload });
    expect(sent.statusCode).toBe(201);
    const query = { _id: sent.json().data._id };
    const url = '/api/vehicle-booking/admin/bookings';
    const response = await call({ method: 'GET', url, query, cookies: staff() });
    return response.json().data[0];
  },
});
