import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('an excerpt is one line, cut between words', () => {
  expect(excerptOf('One.\n\nTwo  three.', 100)).toBe('One. Two three.');
  expect(excerptOf('word '.repeat(40), 100)).toBe(`${'word '.repeat(19)}word…`);
  expect(excerptOf('A sentence that ends. Another one.', 25)).toBe('A sentence that ends…');
  expect(excerptOf('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
});
