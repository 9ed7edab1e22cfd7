import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cabinFilm, film, filmedCabins } from './film.ts';
import { picturesSegment } from './pictures/picture.ts';

const folder = path.join(import.meta.dirname, '../studio/pictures');
const most = 4 * 1024 * 1024;

it.each([
  { name: 'the promotional film', sources: film.sources },
  ...filmedCabins.map((body) => ({
    name: `the clip of the ${body}’s cabin`,
    sources: cabinFilm(body),
  })),
])('$name is there as VP9 and as H.264, each under 4 MB', ({ sources }) => {
  expect(sources.map(({ type }) => type)).toEqual(['video/webm; codecs="vp9"', 'video/mp4']);
  for (const { src } of sources) {
    const { size } = statSync(path.join(folder, src.slice(`/${picturesSegment}/`.length)));
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThan(most);
  }
});
