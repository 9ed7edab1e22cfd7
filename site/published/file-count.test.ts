import { expect, it } from 'vitest';
import { formatFileCount } from './file-count.ts';

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
