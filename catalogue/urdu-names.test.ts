import { expect, it } from 'vitest';
import { nameCity } from './cities/words.ur.ts';
import { cities } from './cities.ts';
import { nameColor } from './colors/words.ur.ts';
import { palettes } from './colors.ts';

const isUrdu = (text: string) => /^[\u0600-\u06ff ]+$/.test(text);

it('every city has an Urdu name of its own, and others keep theirs', () => {
  const names = cities.map(({ name }) => nameCity(name));
  expect(names.filter((name) => !isUrdu(name))).toEqual([]);
  expect(new Set(names).size).toBe(cities.length);
  expect(nameCity('Sample City')).toBe('Sample City');
});

it('every paint, every interior and each of its parts has an Urdu name of its own', () => {
  const stored = new Set(
    Object.values(palettes).flatMap(({ exterior, interior }) => [
      ...exterior.map(({ name }) => name),
      ...interior.flatMap(({ name, parts }) => [name, ...parts.map((part) => part.name)]),
    ]),
  );
  const names = [...stored].map(nameColor);
  expect(names.filter((name) => !isUrdu(name))).toEqual([]);
  expect(new Set(names).size).toBe(stored.size);
});
