import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildChoiceUrl, listMissing, readRememberedCity, rememberField } from './choices.ts';

const multan = { _id: 'multan' };
const lahore = { _id: 'lahore' };
const everything = ['vehicle', 'cityId', 'province', 'taxpayer'] as const;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const missing = (query: string, read: Parameters<typeof listMissing>[1] = everything) =>
  Object.fromEntries(listMissing(new URLSearchParams(query), read, [multan, lahore]));

it('an address names what was chosen, and not what pages assume', () => {
  const choices = { vehicle: 'tank-500', cityId: '', taxpayer: 'atl', colour: 'Deep Teal' };
  expect(buildChoiceUrl('/book-now', choices)).toBe('/book-now?vehicle=tank-500&colour=Deep+Teal');
  expect(buildChoiceUrl('/compare', { models: 'a,b' })).toBe('/compare?models=a,b');
  expect(buildChoiceUrl('/compare', {})).toBe('/compare');
});

it('remembers the changed field alone, and adds it where an address lacks it', () => {
  rememberField('cityId', 'vehicle=ora-03&cityId=multan&taxpayer=non-atl');
  expect(missing('')).toEqual({ cityId: 'multan' });
  rememberField('taxpayer', 'cityId=multan&taxpayer=non-atl');
  rememberField('km', 'km=900');
  expect(missing('vehicle=x')).toEqual({ cityId: 'multan', taxpayer: 'non-atl' });
  expect(missing('cityId=lahore&taxpayer=atl')).toEqual({});
  expect(readRememberedCity()).toBe('multan');
});

it('a province counts for the city that it was chosen with', () => {
  rememberField('cityId', 'cityId=multan');
  rememberField('province', 'cityId=multan&province=sindh');
  expect(missing('')).toEqual({ cityId: 'multan', province: 'sindh' });
  expect(missing('cityId=lahore')).toEqual({});
  rememberField('cityId', 'cityId=lahore&province=sindh');
  expect(missing('')).toEqual({ cityId: 'lahore' });
});

it('compares the cars that were compared last, or else the car that was chosen last', () => {
  rememberField('vehicle', 'vehicle=ora-03');
  expect(missing('', ['models'])).toEqual({ models: 'ora-03' });
  rememberField('models', 'models=ora-03,tank-500');
  expect(missing('', ['models'])).toEqual({ models: 'ora-03,tank-500' });
});

it('ignores a city that is gone and a store that is blocked or broken', () => {
  rememberField('cityId', 'cityId=atlantis');
  expect(missing('')).toEqual({});
  stored.set('price-choices', 'none');
  expect(missing('')).toEqual({});
  vi.stubGlobal('localStorage', undefined);
  rememberField('cityId', 'cityId=multan');
  expect(missing('')).toEqual({});
});
