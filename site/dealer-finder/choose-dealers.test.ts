import { describe, expect, it } from 'vitest';
import { cityBySlug } from '#catalogue/find-city.ts';
import { makeDealer } from '#tests/factories.ts';
import { chooseDealers, wishOf } from './choose-dealers.ts';

const gulberg = makeDealer({ _id: 'gulberg', name: 'HAVAL Gulberg' });
const clifton = makeDealer({
  _id: 'clifton',
  name: 'HAVAL ORA Clifton',
  city: 'Karachi',
  address: '5 (B) Sea View, near the mall',
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
const everything = { search: '', near: undefined };
const idsOf = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);
const wishIn = (query: string) => wishOf(new URLSearchParams(query), dealers);

describe('a search', () => {
  it.each([
    ['ora', ['clifton']],
    ['  KARACHI ', ['clifton']],
    ['sea view', ['clifton']],
    ['sample address', ['gulberg', 'saddar']],
    ['(b)', ['clifton']],
    ['.', []],
    ['', ['clifton', 'gulberg', 'saddar']],
    ['dealers.example', []],
  ])('for %j finds %j, by name, city or address', (search, ids) => {
    expect(idsOf(chooseDealers(dealers, { ...everything, search }, undefined))).toEqual(ids);
  });
});

describe('the order', () => {
  it('stays, without distances, where no place is known', () => {
    const found = chooseDealers(dealers, everything, undefined);
    expect(found).toEqual(dealers);
  });

  it('is by distance from the visitor, for what is found', () => {
    const inIslamabad = { lat: 33.684, lng: 73.048 };
    const found = chooseDealers(dealers, everything, inIslamabad);
    expect(idsOf(found)).toEqual(['saddar', 'gulberg', 'clifton']);
    expect(found[0]?.distance).toBeCloseTo(13.5, 0);
    const search = 'sample';
    expect(idsOf(chooseDealers(dealers, { ...everything, search }, inIslamabad))).toEqual([
      'saddar',
      'gulberg',
    ]);
  });

  it('is by distance from a chosen city, for all dealers, wherever the visitor is', () => {
    const near = cityBySlug('hyderabad');
    const found = chooseDealers(dealers, { search: '', near }, { lat: 33.684, lng: 73.048 });
    expect(idsOf(found)).toEqual(['clifton', 'gulberg', 'saddar']);
  });
});

describe('the address', () => {
  it('asks for a text, or for what is near a city', () => {
    expect(wishIn('')).toEqual(everything);
    expect(wishIn('search=%20clifton ')).toEqual({ search: 'clifton', near: undefined });
    expect(wishIn('near=quetta')).toMatchObject({ search: '', near: { name: 'Quetta' } });
    expect(wishIn('near=atlantis&search=x')).toEqual({ search: 'x', near: undefined });
  });

  it('that gives a postcode, or a city without a dealer, asks for what is near there', () => {
    expect(wishIn('search=44000')).toMatchObject({ search: '', near: { name: 'Islamabad' } });
    expect(wishIn('search=kasur')).toMatchObject({ search: '', near: { name: 'Kasur' } });
    expect(wishIn('search=karachi')).toEqual({ search: 'karachi', near: undefined });
  });
});
