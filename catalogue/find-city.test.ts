import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { cityBySlug, cityNamed, completionsOf } from './find-city.ts';

const namesOf = (text: string) => completionsOf(text, 8).map(({ city }) => city.name);

describe('the cities', () => {
  it('are known once each, by name and by postcode', () => {
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length);
    const postcodes = cities.flatMap((city) => city.postcodes);
    expect(new Set(postcodes).size).toBe(postcodes.length);
    for (const postcode of postcodes) expect(postcode).toMatch(/^\d{5}$/);
    expect(cities.length).toBeGreaterThanOrEqual(60);
  });

  it('lie in Pakistan', () => {
    for (const { name, lat, lng } of cities) {
      expect(lat > 23.6 && lat < 37.1 && lng > 60.8 && lng < 77.1, name).toBe(true);
    }
  });
});

describe('what is typed is completed', () => {
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
  ])('%j is completed to %j', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it('with the postcode that is meant', () => {
    expect(completionsOf('756', 8)).toMatchObject([{ postcode: '75600' }]);
    expect(completionsOf('karachi', 8)).toMatchObject([{ postcode: '74200' }]);
  });

  it('a whole postcode that is none of a city’s own leads to the region’s cities, shorter ones do not', () => {
    expect(completionsOf('54782', 8)).toMatchObject([
      { city: { name: 'Lahore' }, postcode: '54782' },
    ]);
    expect(namesOf('54782')).toEqual(['Lahore']);
    expect(namesOf('5478')).toEqual([]);
    expect(namesOf('99999')).toEqual([]);
  });

  it('never more than are asked for', () => {
    expect(completionsOf('m', 3)).toHaveLength(3);
  });
});

it('a city is found by its slug, by its name and by a whole postcode', () => {
  expect(cityBySlug('rahim-yar-khan')?.name).toBe('Rahim Yar Khan');
  expect(cityBySlug('atlantis')).toBeUndefined();
  expect(cityBySlug(null)).toBeUndefined();
  expect(cityNamed(' kasur')?.name).toBe('Kasur');
  expect(cityNamed('44000')?.name).toBe('Islamabad');
  expect(cityNamed('4400')).toBeUndefined();
  expect(cityNamed('kas')).toBeUndefined();
});
