import { expect } from 'vitest';
import { sampleCars, sampleCities } from '#server/db/seed/sample-prices.ts';
import { cars, cities } from '#server/pricing/schema.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import type { TestApp } from './test-app.ts';

type CarRow = typeof cars.$inferInsert;
type CityRow = typeof cities.$inferInsert;

const [someCar] = sampleCars();
const [someCity] = sampleCities();
if (!someCar || !someCity) throw new Error('no samples');

/** Bookings, and the prices that they are made at. */
export const pricedBookings = (test: () => TestApp, staff: () => Record<string, string>) => ({
  /** Leaves these cars and cities only, which are samples but for the given fields. */
  setPrices: async (carRows: Partial<CarRow>[], cityRows: Partial<CityRow>[]) => {
    const { db } = test().database;
    await db.delete(cars);
    await db.delete(cities);
    const ofCar = (fields: Partial<CarRow>) => ({
      ...someCar,
      _id: crypto.randomUUID(),
      ...fields,
    });
    const ofCity = (fields: Partial<CityRow>) => ({
      ...someCity,
      _id: crypto.randomUUID(),
      ...fields,
    });
    if (carRows.length > 0) await db.insert(cars).values(carRows.map(ofCar));
    if (cityRows.length > 0) await db.insert(cities).values(cityRows.map(ofCity));
  },
  /** Books through the API and answers the record as staff see it. */
  book: async (fields: Parameters<typeof makeVehicleBooking>[0]) => {
    const { call } = test();
    const payload = makeVehicleBooking(fields);
    const sent = await call({ method: 'POST', url: '/api/vehicle-booking/book', payload });
    expect(sent.statusCode).toBe(201);
    const query = { _id: sent.json().data._id };
    const url = '/api/vehicle-booking/admin/bookings';
    const answer = await call({ method: 'GET', url, query, cookies: staff() });
    return answer.json().data[0];
  },
});
