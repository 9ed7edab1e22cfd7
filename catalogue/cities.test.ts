import { describe, expect, it } from 'vitest';
import { cities, findCityByName, findCityBySlug, findCompletions } from './cities.ts';

const listNames = (text: string) => findCompletions(text, 8).map(({ city }) => city.name);

describe('the cities', () => {
  it('have unique names and postcodes, and are at least 60', () => {
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length);
    const postcodes = cities.flatMap((city) => city.postcodes);
    expect(new Set(postcodes).size).toBe(postcodes.length);
    for (const postcode of postcodes) expect(postcode).toMatch(/^\d{5}$/);
    expect(cities.length).toBeGreaterThanOrEqual(60);
  });

  it('have coordinates in Pakistan', () => {
    for (const { name, lat, lng } of cities) {
      expect(lat > 23.6 && lat < 37.1 && lng > 60.8 && lng < 77.1, name).toBe(true);
    }
  });
});

describe('the completion of typed text', () => {
  it.each([
    ['lah', ['Lahore']],
    ['  LAH ', ['Lahore']],
    ['dera', ['Dera Ghazi Khan', 'Dera Ismail Khan']],
    ['khan', ['Khanewal', 'Rahim Yar Khan', 'Dera Ghazi Khan', 'Dera Ismail Khan', 'Gujar Khan']],
    ['540', ['Lahore']],
    ['75600', ['Karachi']],
    ['zzz', []],
    ['', []],
    ['  ', []],
    ['.*', []],
  ])('completes %j to %j', (text, names) => {
    expect(listNames(text)).toEqual(names);
  });

  it('returns the matching postcode, or the main one for a name', () => {
    expect(findCompletions('756', 8)).toMatchObject([{ postcode: '75600' }]);
    expect(findCompletions('karachi', 8)).toMatchObject([{ postcode: '74200' }]);
  });

  it('completes an unknown full postcode to the cities of its region, a partial one to nothing', () => {
    expect(findCompletions('54782', 8)).toMatchObject([
      { city: { name: 'Lahore' }, postcode: '54782' },
    ]);
    expect(listNames('54782')).toEqual(['Lahore']);
    expect(listNames('5478')).toEqual([]);
    expect(listNames('99999')).toEqual([]);
  });

  it('returns no more than the maximum', () => {
    expect(findCompletions('m', 3)).toHaveLength(3);
  });
});

it('a city is found by slug, by full name and by full postcode', () => {
  expect(findCityBySlug('rahim-yar-khan')?.name).toBe('Rahim Yar Khan');
  expect(findCityBySlug('atlantis')).toBeUndefined();
  expect(findCityBySlug(null)).toBeUndefined();
  expect(findCityByName(' kasur')?.name).toBe('Kasur');
  expect(findCityByName('44000')?.name).toBe('Islamabad');
  expect(findCityByName('4400')).toBeUndefined();
  expect(findCityByName('kas')).toBeUndefined();
});
