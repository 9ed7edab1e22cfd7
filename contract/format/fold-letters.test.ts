import { expect, it } from 'vitest';
import { foldLetters } from './fold-letters.ts';

it.each([
  ['کراچی', 'كراچي'],
  ['لاہور', 'لاهور'],
  ['آئی ٹین', 'ائى ٹین'],
  ['سڑک', 'سَڑک'],
  ['Café', 'CAFÉ'],
])('%s and %s are one in a search', (one, other) => {
  expect(foldLetters(one)).toBe(foldLetters(other));
});

it('keeps words apart that differ in a letter', () => {
  expect(foldLetters('لاہور')).not.toBe(foldLetters('لاہوت'));
});
