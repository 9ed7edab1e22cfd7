import { expect, it } from 'vitest';
import { shortenText } from './excerpt.ts';

it('shortens a text to one line, between words where possible', () => {
  expect(shortenText('One.\n\nTwo  three.', 100)).toBe('One. Two three.');
  expect(shortenText('word '.repeat(40), 100)).toBe(`${'word '.repeat(19)}word…`);
  expect(shortenText('A sentence that ends. Another one.', 25)).toBe('A sentence that ends…');
  expect(shortenText('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
});
