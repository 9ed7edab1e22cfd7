import { expect, it } from 'vitest';
import { dayOf, excerptOf, timeOf } from './words.ts';

it('a day and a time are those of Pakistan, wherever they are read', () => {
  expect(dayOf('2026-05-03T20:30:00.000Z')).toBe('4 May 2026');
  expect(timeOf('2026-05-03T20:30:00.000Z')).toBe('01:30');
});

it('an excerpt is one line, cut between words', () => {
  expect(excerptOf('One.\n\nTwo  three.', 100)).toBe('One. Two three.');
  expect(excerptOf('word '.repeat(40), 100)).toBe(`${'word '.repeat(19)}word…`);
  expect(excerptOf('A sentence that ends. Another one.', 25)).toBe('A sentence that ends…');
  expect(excerptOf('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
});
