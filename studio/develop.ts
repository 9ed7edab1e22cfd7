/**
 * Develops rendered layers into finished pictures: every colour of every model whose layers are in
 * .work, unless the picture is there already.
 *
 *     npm run studio:cut -- [slug …] [--again[=picture]]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Colour, palettes } from '#catalogue/colours.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views, viewWidths } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { develop } from './colour-math.ts';
import { withGlow, writeWidths } from './finish.ts';
import { hasLayers, readLayers } from './layers.ts';
import { picturesFolder } from './places.ts';
import { shots } from './shots.ts';

const words = process.argv.slice(2);
const isAgain = (picture: string) =>
  words.includes('--again') || words.includes(`--again=${picture}`);
const chosen = words.filter((word) => !word.startsWith('--'));

async function finish(slug: VehicleSlug, picture: string, colour: Colour, path: string) {
  const layers = readLayers(slug, picture);
  const { width, height } = layers;
  const widths = shots.find(({ name }) => name === picture)?.widths ?? viewWidths;
  const developed = await withGlow({ data: develop(layers, colour.hex), width, height });
  await writeWidths(developed, path, widths);
  console.log(path.slice(picturesFolder.length + 1));
}

async function finishModel(slug: VehicleSlug) {
  const { exterior } = palettes[slug];
  const jobs = [
    ...exterior.flatMap((colour) =>
      views.map((view) => ({ picture: view, colour, path: join(paintFolder(colour.name), view) })),
    ),
    ...shots.flatMap(({ name }) =>
      exterior.slice(0, 1).map((colour) => ({ picture: name, colour, path: name })),
    ),
  ];
  for (const { picture, colour, path } of jobs) {
    const target = join(picturesFolder, slug, path);
    const last = Math.max(...(shots.find(({ name }) => name === picture)?.widths ?? viewWidths));
    if (!hasLayers(slug, picture)) continue;
    if (!isAgain(picture) && existsSync(`${target}-${last}.webp`)) continue;
    await finish(slug, picture, colour, target);
  }
}

for (const { slug } of vehicles) {
  if (chosen.length === 0 || chosen.includes(slug)) await finishModel(slug);
}
