import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cabinFilm, film } from './film.ts';
import { picturesSegment } from './pictures/picture.ts';
import { vehicles } from './vehicles.ts';

const folder = path.join(import.meta.dirname, '../studio/pictures');
const maxBytes = 4 * 1024 * 1024;

it.each([
  { name: 'the promotional video', sources: film.sources },
  ...vehicles.map(({ label, body }) => ({
    name: `the clip of the ${label}’s cabin`,
    sources: cabinFilm(body),
  })),
])('$name exists as VP9 and as H.264, each under 4 MB', ({ sources }) => {
  expect(sources.map(({ type }) => type)).toEqual(['video/webm; codecs="vp9"', 'video/mp4']);
  for (const { src } of sources) {
    const { size } = statSync(path.join(folder, src.slice(`/${picturesSegment}/`.length)));
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThan(maxBytes);
  }
});
