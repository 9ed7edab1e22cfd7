/**
 * Lays the finished pictures out on contact sheets, to be looked at by eye: for each model one sheet
 * with a row for each colour's views, one for heroes and close-ups and one for the cabin, and one sheet
 * for the pages' stills, in .work/sheets.
 *
 *     npm run studio:sheets -- [slug …] [pages]
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { palettes } from '#catalogue/colours.ts';
import { stillsFolder } from '#catalogue/pictures/decorations.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views, viewWidths } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { cabinPictures } from './cabin-pictures.ts';
import { pageStills } from './page-stills.ts';
import { picturesFolder, workFolder } from './places.ts';
import { shots } from './shots.ts';

const [width, height] = [320, 180];
const sheetsFolder = join(workFolder, 'sheets');
const chosen = process.argv.slice(2);

interface Cut {
  /** Below the folder, without width and ending. */
  path: string;
  widths: readonly number[];
}

const rowsOf = (slug: VehicleSlug): Cut[][] => [
  ...palettes[slug].exterior.map(({ name }) =>
    views.map((view) => ({ path: `${paintFolder(name)}/${view}`, widths: viewWidths })),
  ),
  shots.map(({ name, widths }) => ({ path: name, widths })),
  cabinPictures(slug).map(({ path, shot }) => ({ path, widths: shot.widths })),
];

async function sheet(folder: string, rows: readonly Cut[][]) {
  if (chosen.length > 0 && !chosen.includes(folder)) return;
  const tiles = [];
  const missing: string[] = [];
  for (const [row, cuts] of rows.entries()) {
    for (const [column, { path, widths }] of cuts.entries()) {
      const file = join(picturesFolder, folder, `${path}-${Math.min(...widths)}.webp`);
      if (!existsSync(file)) {
        missing.push(path);
        continue;
      }
      const input = await sharp(file)
        .resize(width, height, { fit: 'contain', background: '#222' })
        .toBuffer();
      tiles.push({ input, left: column * width, top: row * height });
    }
  }
  const size = {
    width: width * Math.max(...rows.map((row) => row.length)),
    height: height * rows.length,
  };
  const target = join(sheetsFolder, `${folder}.png`);
  await sharp({ create: { ...size, channels: 3, background: '#222' } })
    .composite(tiles)
    .png()
    .toFile(target);
  console.log(
    `${target}: ${tiles.length} pictures${missing.map((path) => `, no ${path}`).join('')}`,
  );
}

mkdirSync(sheetsFolder, { recursive: true });
for (const { slug } of vehicles) await sheet(slug, rowsOf(slug));
await sheet(stillsFolder, [pageStills.map(({ name, widths }) => ({ path: name, widths }))]);
