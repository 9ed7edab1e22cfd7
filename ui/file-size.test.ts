import { expect, it } from 'vitest';
import { shareText, sizeText } from './file-size.ts';

const megabyte = 1024 * 1024;

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [312 * 1024, '312 KB'],
  [megabyte, '1 MB'],
  [8.4 * megabyte, '8.4 MB'],
  [10 * megabyte, '10 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it('formats progress in the unit of the total', () => {
  expect(shareText(2.1 * megabyte, 8.4 * megabyte)).toBe('2.1 of 8.4 MB');
  expect(shareText(0, 2 * megabyte)).toBe('0.0 of 2.0 MB');
  expect(shareText(100 * 1024, 300 * 1024)).toBe('100 of 300 KB');
});
