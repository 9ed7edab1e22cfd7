/**
 * Develops rendered layers into finished pictures: every colour of every model and every page's still
 * whose layers are in .work, unless the picture is there already.
 *
 *     npm run studio:cut -- [slug …] [pages] [--again[=picture]]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { palettes } from '#catalogue/colours.ts';
import { stillsFolder } from '#catalogue/pictures/decorations.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views, viewWidths } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { cabinPictures } from './cabin-pictures.ts';
import { develop } from './colour-math.ts';
import { open, withGlow, writeWidths } from './finish.ts';
import { hasLayers, readLayers } from './layers.ts';
import { pageStills } from './page-stills.ts';
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
  /** The paint; cabins and stills were rendered in their own colours. */
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

async function finish(folder: string, { layers: name, hex, widths }: Job, path: string) {
  const layers = readLayers(folder, name);
  const { width, height } = layers;
  const developed = await withGlow({ data: develop(layers, hex), width, height });
  await writeWidths(open(developed), path, widths);
  console.log(path.slice(picturesFolder.length + 1));
}

/** A width that was added after a picture was made is cut from its widest file. */
async function fillWidths(path: string, widths: readonly number[]) {
  const missing = widths.filter((width) => !existsSync(`${path}-${width}.webp`));
  await writeWidths(sharp(`${path}-${Math.max(...widths)}.webp`), path, missing);
}

const pageJobs: readonly Job[] = pageStills.map(({ name, widths }) => {
  return { picture: name, layers: name, hex: unpainted, path: name, widths };
});

async function finishFolder(folder: string, jobs: readonly Job[]) {
  if (chosen.length > 0 && !chosen.includes(folder)) return;
  for (const job of jobs) {
    const path = join(picturesFolder, folder, job.path);
    const isThere = existsSync(`${path}-${Math.max(...job.widths)}.webp`);
    if (hasLayers(folder, job.layers) && (isAgain(job.picture) || !isThere))
      await finish(folder, job, path);
    else if (isThere) await fillWidths(path, job.widths);
  }
}

for (const { slug } of vehicles) await finishFolder(slug, jobsOf(slug));
await finishFolder(stillsFolder, pageJobs);
