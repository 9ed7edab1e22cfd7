/**
 * Develops rendered layers into finished pictures: every colour of every model whose layers are in
 * .work, unless the picture is there already.
 *
 *     npm run studio:cut -- [slug …] [--again[=picture]]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from '#catalogue/colours.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views, viewWidths } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { cabinPictures } from './cabin-pictures.ts';
import { develop } from './colour-math.ts';
import { withGlow, writeWidths } from './finish.ts';
import { hasLayers, readLayers } from './layers.ts';
import { picturesFolder } from './places.ts';
import { shots } from './shots.ts';

const words = process.argv.slice(2);
const isAgain = (picture: string) =>
  words.includes('--again') || words.includes(`--again=${picture}`);
const chosen = words.filter((word) => !word.startsWith('--'));

interface Job {
  picture: string;
  /** What its layers are called. */
  layers: string;
  /** The paint; a cabin was rendered in its own colours. */
  hex: string;
  path: string;
  widths: readonly number[];
}

const unpainted = '#000000';

function jobsOf(slug: VehicleSlug): Job[] {
  const { exterior } = palettes[slug];
  return [
    ...exterior.flatMap(({ name, hex }) =>
      views.map((view) => {
        const path = join(paintFolder(name), view);
        return { picture: view, layers: view, hex, path, widths: viewWidths };
      }),
    ),
    ...shots.flatMap(({ name, widths }) =>
      exterior
        .slice(0, 1)
        .map(({ hex }) => ({ picture: name, layers: name, hex, path: name, widths })),
    ),
    ...cabinPictures(slug).map(({ shot, layers, path }) => {
      return { picture: shot.name, layers, hex: unpainted, path, widths: shot.widths };
    }),
  ];
}

async function finish(slug: VehicleSlug, { layers: name, hex, widths }: Job, path: string) {
  const layers = readLayers(slug, name);
  const { width, height } = layers;
  const developed = await withGlow({ data: develop(layers, hex), width, height });
  await writeWidths(developed, path, widths);
  console.log(path.slice(picturesFolder.length + 1));
}

async function finishModel(slug: VehicleSlug) {
  for (const job of jobsOf(slug)) {
    const target = join(picturesFolder, slug, job.path);
    if (!hasLayers(slug, job.layers)) continue;
    if (!isAgain(job.picture) && existsSync(`${target}-${Math.max(...job.widths)}.webp`)) continue;
    await finish(slug, job, target);
  }
}

for (const { slug } of vehicles) {
  if (chosen.length === 0 || chosen.includes(slug)) await finishModel(slug);
}
