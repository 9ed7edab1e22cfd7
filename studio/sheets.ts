/**
 * Arranges the finished pictures on contact sheets in .work/sheets for visual inspection: one sheet per
 * model with a row for each color's views, one for heroes and close-ups and one for the cabin, and one
 * sheet for the stills.
 *
 *     npm run studio:sheets -- [slug …] [pages]
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { palettes } from '#catalogue/colors.ts';
import { stillsFolder } from '#catalogue/pictures/decorations.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views, viewWidths } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { listCabinPictures } from './cabin-pictures.ts';
import { picturesFolder, workFolder } from './folders.ts';
import { pageStills } from './page-stills.ts';
import { shots, worldShots } from './shots.ts';

const [width, height] = [320, 180];
const sheetsFolder = join(workFolder, 'sheets');
const chosen = process.argv.slice(2);

interface Tile {
  /** Below the folder, without width and extension. */
  path: string;
  widths: readonly number[];
}

const listRows = (slug: VehicleSlug): Tile[][] => [
  ...palettes[slug].exterior.map(({ name }) =>
    views.map((view) => ({ path: `${paintFolder(name)}/${view}`, widths: viewWidths })),
  ),
  [...shots, ...worldShots].map(({ name, widths }) => ({ path: name, widths })),
  listCabinPictures(slug).map(({ path, shot }) => ({ path, widths: shot.widths })),
];

async function writeSheet(folder: string, rows: readonly Tile[][]) {
  if (chosen.length > 0 && !chosen.includes(folder)) return;
  const tiles = [];
  const missing: string[] = [];
  for (const [row, pictures] of rows.entries()) {
    for (const [column, { path, widths }] of pictures.entries()) {
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
for (const { slug } of vehicles) await writeSheet(slug, listRows(slug));
await writeSheet(stillsFolder, [pageStills.map(({ name, widths }) => ({ path: name, widths }))]);
