import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { palettes } from '#catalogue/colors.ts';
import { allFeatures } from '../features/features.ts';
import { vehicles } from '../vehicles.ts';
import { type Decoration, stagedShot, still, stills } from './decorations.ts';
import { paintedFront } from './painted.ts';
import { pictureFile } from './picture.ts';

const folder = path.join(import.meta.dirname, '../../studio/pictures');
const shots = [
  'main',
  'heroWide',
  'heroTall',
  'rearWide',
  'rearTall',
  'profileWide',
  'profileTall',
  'designed',
  'confidence',
  'peaceMind',
  'sophistication',
  'interior',
  'infotainment',
  'drivingExperience',
  'soundSystem',
] as const;

/** Finds files whose size differs from the declared one; throws if a file is missing. */
async function findMisfits(picture: Decoration): Promise<string[]> {
  const { width: largest, height: tallest, widths } = picture;
  const files = widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      width,
      file: pictureFile(picture, width, format),
    })),
  );
  const misfits: string[] = [];
  for (const { width, file } of files) {
    const found = await sharp(path.join(folder, file)).metadata();
    const height = Math.round((width / largest) * tallest);
    if (found.width !== width || found.height !== height) misfits.push(file);
  }
  return misfits;
}

describe.each(vehicles)('the $label', ({ slug }) => {
  it('has a picture from the front left in each of its colors', async () => {
    for (const { name } of palettes[slug].exterior) {
      expect(await findMisfits(paintedFront(slug, name))).toEqual([]);
    }
  });

  it.each(shots)('has the picture %s in its declared sizes', async (shot) => {
    expect(await findMisfits(stagedShot(slug, shot))).toEqual([]);
  });
});

it.each(allFeatures)('the page about $slug has its picture', async ({ picture }) => {
  expect(await findMisfits(picture)).toEqual([]);
});

it.each(stills)('the still %s exists', async (name) => {
  expect(await findMisfits(still(name))).toEqual([]);
});
