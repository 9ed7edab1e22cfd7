import { expect, it } from 'vitest';
import { buildDirection, findDirection, splitNumbers } from './direction.ts';

it.each([
  ['نئی گاڑی HAVAL H6', 'rtl'],
  ['(1) نئی گاڑی', 'rtl'],
  ['HAVAL H6 کی قیمت', 'ltr'],
  ['12.5', 'ltr'],
  ['', 'ltr'],
])('the direction of %j is that of its first letter', (text, direction) => {
  expect(findDirection(text)).toBe(direction);
});

it('a text has the language Urdu if it has Urdu letters', () => {
  expect(buildDirection('HAVAL H6 کی قیمت')).toEqual({ dir: 'auto', lang: 'ur' });
  expect(buildDirection('HAVAL H6')).toEqual({ dir: 'auto', lang: undefined });
});

it.each([
  ['فون: +92 300 1234567 پر', ['فون: ', '+92 300 1234567', ' پر']],
  ['27-11-2026', ['', '27-11-2026', '']],
  ['کل 12:30 بجے، 5 لوگ', ['کل ', '12:30', ' بجے، 5 لوگ']],
  ['none', ['none']],
])('finds the numbers in parts of %j', (text, parts) => {
  expect(splitNumbers(text)).toEqual(parts);
});
