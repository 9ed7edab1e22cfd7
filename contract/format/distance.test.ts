import { expect, it } from 'vitest';
import { distanceKm, formatDistance } from './distance.ts';

const lahore = { lat: 31.5204, lng: 74.3587 };
const islamabad = { lat: 33.6844, lng: 73.0479 };

it('measures a quarter and a half of the equator by the radius of the earth', () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(6371 * (Math.PI / 2), 6);
  expect(distanceKm({ lat: 0, lng: -90 }, { lat: 0, lng: 90 })).toBeCloseTo(6371 * Math.PI, 6);
});

it('returns the same distance both ways, over a pole and over the date line too', () => {
  expect(distanceKm(lahore, islamabad)).toBeCloseTo(269.97, 0);
  expect(distanceKm(islamabad, lahore)).toBe(distanceKm(lahore, islamabad));
  expect(distanceKm({ lat: 89, lng: 0 }, { lat: 89, lng: 180 })).toBeCloseTo(222.39, 1);
  expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.19, 1);
  expect(distanceKm(lahore, lahore)).toBe(0);
});

it.each([
  [0, '0 m'],
  [0.0004, '0 m'],
  [0.85, '850 m'],
  [0.9994, '999 m'],
  [0.9996, '1.0 km'],
  [1, '1.0 km'],
  [12.34, '12.3 km'],
  [1044.96, '1045.0 km'],
])('formats %d km as %s', (km, text) => {
  expect(formatDistance(km)).toBe(text);
});
