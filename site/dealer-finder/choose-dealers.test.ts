import { describe, expect, it } from 'vitest';
import { findCityBySlug } from '#catalogue/cities.ts';
import { makeDealer } from '#tests/factories.ts';
import { buildSearch, chooseDealers, readDealerSearch } from './choose-dealers.ts';

const gulberg = makeDealer({ _id: 'gulberg', name: 'HAVAL Gulberg' });
const clifton = makeDealer({
  _id: 'clifton',
  name: 'HAVAL ORA Clifton',
  city: 'Karachi',
  address: '5 (B) Sea View, near the mall (کلفٹن، کراچی)',
  lat: 24.861,
  lng: 67.001,
});
const saddar = makeDealer({
  _id: 'saddar',
  name: 'TANK Saddar',
  city: 'Rawalpindi',
  lat: 33.565,
  lng: 73.017,
});
const dealers = [clifton, gulberg, saddar];
const everything = { search: '', near: undefined, areAllShown: false };
const listIds = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);
const readSearch = (query: string) => readDealerSearch(new URLSearchParams(query), dealers);

describe('a search', () => {
  it.each([
    ['ora', ['clifton']],
    ['  KARACHI ', ['clifton']],
    ['sea view', ['clifton']],
    ['sample address', ['gulberg', 'saddar']],
    ['(b)', ['clifton']],
    ['كراچي', ['clifton']],
    ['.', []],
    ['', ['clifton', 'gulberg', 'saddar']],
    ['dealers.example', []],
  ])('for %j finds %j by name, city or address', (search, ids) => {
    expect(listIds(chooseDealers(dealers, { ...everything, search }, undefined))).toEqual(ids);
  });
});

describe('the order of dealers', () => {
  it('is unchanged, without distances, if no location is known', () => {
    const found = chooseDealers(dealers, everything, undefined);
    expect(found).toEqual(dealers);
  });

  it('is by distance from the visitor, for all dealers and for those found', () => {
    const inIslamabad = { lat: 33.684, lng: 73.048 };
    const found = chooseDealers(dealers, everything, inIslamabad);
    expect(listIds(found)).toEqual(['saddar', 'gulberg', 'clifton']);
    expect(found[0]?.distance).toBeCloseTo(13.5, 0);
    const search = 'sample';
    expect(listIds(chooseDealers(dealers, { ...everything, search }, inIslamabad))).toEqual([
      'saddar',
      'gulberg',
    ]);
  });

  it('is by distance from a chosen city, for all dealers, even if the location of the visitor is known', () => {
    const near = findCityBySlug('hyderabad');
    const found = chooseDealers(dealers, { search: '', near }, { lat: 33.684, lng: 73.048 });
    expect(listIds(found)).toEqual(['clifton', 'gulberg', 'saddar']);
  });
});

describe('the URL', () => {
  it('holds a search text or a city', () => {
    expect(readSearch('')).toEqual(everything);
    expect(readSearch('search=%20clifton ')).toEqual({ ...everything, search: 'clifton' });
    expect(readSearch('near=quetta')).toMatchObject({ search: '', near: { name: 'Quetta' } });
    expect(readSearch('near=atlantis&search=x')).toEqual({ ...everything, search: 'x' });
  });

  it('with a postcode, or with a city that has no dealer, asks for dealers near that city', () => {
    expect(readSearch('search=44000')).toMatchObject({ search: '', near: { name: 'Islamabad' } });
    expect(readSearch('search=kasur')).toMatchObject({ search: '', near: { name: 'Kasur' } });
    expect(readSearch('search=karachi')).toEqual({ ...everything, search: 'karachi' });
  });

  it.each(['', '?search=clifton', '?near=quetta', '?search=clifton&shown=all', '?shown=all'])(
    '%j is built from what it says',
    (query) => {
      expect(buildSearch(readSearch(query))).toBe(query);
    },
  );
});
