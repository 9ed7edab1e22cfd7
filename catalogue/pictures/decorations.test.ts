import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { palettes } from '../colours.ts';
import { allFeatures } from '../features/registry.ts';
import { vehicles } from '../vehicles.ts';
import { type Decoration, stagedShot, still, stills } from './decorations.ts';
import { paintedFront } from './painted.ts';
import { pictureFile } from './picture.ts';

const folder = path.join(import.meta.dirname, '../../studio/pictures');
const shots = [
  'heroWide',
  'heroTall',
  'designed',
  'confidence',
  'peaceMind',
  'sophistication',
  'interior',
] as const;

/** The files of a picture whose size is not the one that pages are told; a missing one throws. */
async function misfits(picture: Decoration): Promise<string[]> {
  const { width: largest, height: tallest, widths } = picture;
  const files = widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      width,
      file: pictureFile(picture, width, format),
    })),
  );
  const misfit: string[] = [];
  for (const { width, file } of files) {
    const found = await sharp(path.join(folder, file)).metadata();
    const height = Math.round((width / largest) * tallest);
    if (found.width !== width || found.height !== height) misfit.push(file);
  }
  return misfit;
}

describe.each(vehicles)('the $label', ({ slug }) => {
  it('is there from the front left in each of its paints', async () => {
    for (const { name } of palettes[slug].exterior) {
      expect(await misfits(paintedFront(slug, name))).toEqual([]);
    }
  });

  it.each(shots)('has its %s', async (shot) => {
    expect(await misfits(stagedShot(slug, shot))).toEqual([]);
  });
});

it.each(allFeatures)('the page on $slug has its picture', async ({ picture }) => {
  expect(await misfits(picture)).toEqual([]);
});

it.each(stills)('the still %s is there', async (name) => {
  expect(await misfits(still(name))).toEqual([]);
});
