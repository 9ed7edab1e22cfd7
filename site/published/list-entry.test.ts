import { expect, it } from 'vitest';
import { formatFileCount, shortenText } from './list-entry.tsx';

it('shortens a text to one line, between words where possible', () => {
  expect(shortenText('One.\n\nTwo  three.', 100)).toBe('One. Two three.');
  expect(shortenText('word '.repeat(40), 100)).toBe(`${'word '.repeat(19)}word…`);
  expect(shortenText('A clause, and a longer one after it', 12)).toBe('A clause…');
  expect(shortenText('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
  expect(shortenText('نئی گاڑی آ گئی۔ کل سے بکنگ ہے', 20)).toBe('نئی گاڑی آ گئی۔');
  expect(shortenText('ایک، دو اور تین', 6)).toBe('ایک…');
});

it('ends with a sentence if one ends late enough', () => {
  expect(shortenText('A sentence that ends. Another one.', 25)).toBe('A sentence that ends.');
  expect(shortenText('Does it? It does, and goes on for long.', 30)).toBe(
    'Does it? It does, and goes on…',
  );
  expect(shortenText('One ends. Two ends! And a third one is cut.', 30)).toBe(
    'One ends. Two ends!',
  );
  expect(shortenText('A screen of 14.6 inches and more than that', 22)).toBe('A screen of 14.6…');
});

const picture = { type: 'image' } as const;
const video = { type: 'video' } as const;

it.each([
  [[picture], '1 picture'],
  [[picture, picture], '2 pictures'],
  [[video], '1 video'],
  [[picture, video, picture], '2 pictures and 1 video'],
  [[], ''],
])('names only the kinds of files that a record has: %j', (files, text) => {
  expect(formatFileCount(files)).toBe(text);
});
