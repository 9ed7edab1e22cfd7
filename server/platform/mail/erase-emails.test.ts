import { expect, it } from 'vitest';
import { buildNamePattern } from './erase-emails.ts';

const isNamed = (names: string[], text: string) =>
  new RegExp(buildNamePattern(names) ?? '^$').test(text.toLowerCase());

it.each([
  ['To: <li@mail.example>', true],
  ['Write to LI@mail.example.', true],
  ['li@mail.example', true],
  ['To: <ali@mail.example>', false],
  ['To: <x.li@mail.example>', false],
  ['To: <li@mail.example.org>', false],
  ['To: <li@mailxexample>', false],
])('%j names li@mail.example: %j', (text, expected) => {
  expect(isNamed(['Li@mail.example'], text)).toBe(expected);
});

it.each([
  ['Phone: +92 (0)300 7654321', true],
  ['Phone: +92 (0)300 76543210', false],
])('%j names a number as it was written: %j', (text, expected) => {
  expect(isNamed(['+92 (0)300 7654321'], text)).toBe(expected);
});

it('no names have no pattern, which would match everything', () => {
  expect(buildNamePattern([])).toBeNull();
});
