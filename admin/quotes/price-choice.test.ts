import { expect, it } from 'vitest';
import { guessChoice } from './price-choice.ts';

const list = {
  cars: [
    { vehicleId: 'haval-h6-1.5', model: 'Haval H6', variant: '1.5' },
    { vehicleId: 'haval-h6-2.0', model: 'Haval H6', variant: '2.0' },
  ],
  cities: [
    { _id: 'lahore', name: 'Lahore' },
    { _id: 'multan', name: 'Multan' },
  ],
} as unknown as Parameters<typeof guessChoice>[2];

it.each([
  ['the trim', { selectedVehicle: 'Haval H6 2.0' }, 'haval-h6-2.0'],
  ['the model, by its first trim', { vehicle: 'haval h6' }, 'haval-h6-1.5'],
  ['no car', { vehicle: '' }, ''],
  ['a car that is not sold', { vehicle: 'Tank 700' }, ''],
])('a request that names %s is priced for it', (_what, request, vehicleId) => {
  expect(guessChoice(request, undefined, list).vehicleId).toBe(vehicleId);
});

it.each([
  ['its own city', { city: 'multan' }, 'HAVAL Gulberg, Lahore', 'multan'],
  ['its dealer’s city', {}, 'HAVAL Gulberg, Lahore', 'lahore'],
  ['no city', {}, undefined, ''],
])('a request with %s is priced there', (_what, request, dealer, cityId) => {
  expect(guessChoice(request, dealer, list).cityId).toBe(cityId);
});
