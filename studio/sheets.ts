/**
 * Lays the finished pictures out on contact sheets, to be looked at by eye: for each model one sheet
 * with a row for each colour and a column for each view, in .work/sheets.
 *
 *     npm run studio:sheets -- [slug …]
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { palettes } from '#catalogue/colours.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { picturesFolder, workFolder } from './places.ts';

const [width, height] = [320, 180];
const chosen = process.argv.slice(2);

async function sheet(slug: VehicleSlug) {
  const { exterior } = palettes[slug];
  const tiles = [];
  for (const [row, colour] of exterior.entries()) {
    for (const [column, view] of views.entries()) {
      const file = join(picturesFolder, slug, paintFolder(colour.name), `${view}-640.webp`);
      if (!existsSync(file)) continue;
      const input = await sharp(file).resize(width, height).toBuffer();
      tiles.push({ input, left: column * width, top: row * height });
    }
  }
  const target = join(workFolder, 'sheets', `${slug}.png`);
  mkdirSync(join(workFolder, 'sheets'), { recursive: true });
  await sharp({
    create: {
      width: width * views.length,
      height: height * exterior.length,
      channels: 3,
      background: '#222',
    },
  })
    .composite(tiles)
    .png()
    .toFile(target);
  console.log(`${target}: ${tiles.length} pictures`);
}

for (const { slug } of vehicles) {
  if (chosen.length === 0 || chosen.includes(slug)) await sheet(slug);
}
