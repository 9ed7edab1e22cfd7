import { expect, it } from 'vitest';
import { stagedShot, still } from './decorations.ts';
import { paintedFront } from './painted.ts';
import { pictureUrl } from './picture.ts';
import { findShippedPicture } from './shipped-picture.ts';

it.each([
  stagedShot('ora-07', 'rearWide'),
  stagedShot('haval-h6', 'designed'),
  still('workshop'),
  paintedFront('tank-500'),
])('finds $path by its URL, with all its sizes', (picture) => {
  expect(findShippedPicture(pictureUrl(picture, 1280, 'webp'))).toEqual(picture);
});

it.each([
  '/uploads/0192-1280.webp',
  '/pictures/haval-h6/unknown-1280.webp',
  'https://cars.example/pictures/haval-h6/designed-1280.webp',
])('finds no picture at %s', (url) => {
  expect(findShippedPicture(url)).toBeNull();
});
