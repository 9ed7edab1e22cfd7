import { expect, it } from 'vitest';
import { parseByteRange } from './published-files.ts';

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
])('parses %s as %j of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])(
  'reports that %s is beyond the end of ten bytes',
  (header) => {
    expect(parseByteRange(header, 10)).toBe('none');
  },
);

it.each([
  undefined,
  'bytes=-',
  'bytes=3-1',
  'bytes=0-1,4-5',
  'lines=0-3',
  'bytes=a-b',
  'bytes=0x1-',
])('ignores %s, so that the whole file is sent', (header) => {
  expect(parseByteRange(header, 10)).toBeNull();
});
