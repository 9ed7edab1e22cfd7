import { expect, it } from 'vitest';
import { calculateBookingPrice, findDeliveryCity } from './booking-price.tsx';

const car = {
  _id: 'car',
  label: 'Haval H6 1.5',
  vehicleId: 'haval-h6-1.5',
  basePrice: 9_000_000,
  isSample: false,
  pricedOn: '3 November 2026',
  instalments: null,
  listPrice: null,
};
const makeCity = (name: string, priceAdjustment: number, adjustmentType = 'fixed' as const) => ({
  ...{ _id: name, name, province: 'Punjab', isSample: false },
  ...{ priceAdjustment, adjustmentType },
});
const lahore = makeCity('Lahore', 75_000);
const gilgit = { ...makeCity('Gilgit', 1.255), adjustmentType: 'percentage' as const };

it('adds a fixed freight, and one in percent rounded half up', () => {
  expect(calculateBookingPrice(car, lahore, null)).toMatchObject({ finalPrice: 9_075_000 });
  expect(calculateBookingPrice({ ...car, basePrice: 9_000_200 }, gilgit, null)).toMatchObject({
    freight: 112_953,
    finalPrice: 9_113_153,
  });
});

it('is never below zero, and open without a car or a city', () => {
  expect(calculateBookingPrice(car, makeCity('X', -10_000_000), null).finalPrice).toBe(0);
  expect(calculateBookingPrice(car, undefined, null)).toMatchObject({
    basePrice: 9_000_000,
    finalPrice: null,
  });
  expect(calculateBookingPrice(undefined, lahore, null).basePrice).toBe(null);
});

it('takes the freight of a quote for its car and city alone', () => {
  const frozen = { vehicleId: car.vehicleId, city: 'LAHORE', freight: 50_000 };
  expect(calculateBookingPrice(car, lahore, frozen).freight).toBe(50_000);
  expect(calculateBookingPrice(car, gilgit, frozen).freight).toBe(112_950);
  expect(calculateBookingPrice({ ...car, vehicleId: 'ora-03' }, lahore, frozen).freight).toBe(
    75_000,
  );
});

it('finds the city of delivery, or else the customer’s, if exactly one has the name', () => {
  const cities = [lahore, gilgit, makeCity('Multan', 1), makeCity('multan', 2)];
  expect(findDeliveryCity(cities, { selectedCity: 'Gilgit', city: 'Lahore' })).toBe(gilgit);
  expect(findDeliveryCity(cities, { selectedCity: '', city: ' lahore ' })).toBe(lahore);
  expect(findDeliveryCity(cities, { city: 'Multan' })).toBe(undefined);
  expect(findDeliveryCity(cities, {})).toBe(undefined);
});
