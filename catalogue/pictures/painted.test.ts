import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { palettes } from '../colours.ts';
import { vehicles } from '../vehicles.ts';
import { paintedFront } from './painted.ts';
import { pictureFile } from './picture.ts';

const folder = path.join(import.meta.dirname, '../../studio/pictures');

it.each(vehicles)('the $label is there from the front left in each of its paints', ({ slug }) => {
  const files = palettes[slug].exterior.flatMap(({ name }) => {
    const picture = paintedFront(slug, name);
    return picture.widths.flatMap((width) => [
      pictureFile(picture, width, 'avif'),
      pictureFile(picture, width, 'webp'),
    ]);
  });
  expect(files.length).toBeGreaterThanOrEqual(16);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});
