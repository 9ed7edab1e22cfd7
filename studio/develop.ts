/**
 * Develops rendered layers into finished pictures: every color of every model and every still whose layers
 * are in .work, unless the picture already exists.
 *
 *     npm run studio:cut -- [slug …] [pages] [--again[=picture]]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { palettes } from '#catalogue/colors.ts';
import { stillsFolder } from '#catalogue/pictures/decorations.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views, viewWidths } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { listCabinPictures } from './cabin-pictures.ts';
import { develop } from './color-math.ts';
import { addGlow, openRaw, writeWidths } from './finish.ts';
import { picturesFolder } from './folders.ts';
import { hasLayers, readLayers, readView } from './layers.ts';
import { pageStills } from './page-stills.ts';
import { shots, worldShots } from './shots.ts';

const options = process.argv.slice(2);
const isForced = (picture: string) =>
  options.includes('--again') || options.includes(`--again=${picture}`);
const chosen = options.filter((option) => !option.startsWith('--'));

interface Job {
  picture: string;
  /** The name of its layers. */
  layers: string;
  /** The paint; cabins and stills are rendered in their final colors. */
  hex: string;
  path: string;
  widths: readonly number[];
}

const unpainted = '#000000';

function listJobs(slug: VehicleSlug): Job[] {
  const { exterior } = palettes[slug];
  return [
    ...exterior.flatMap(({ name, hex }) =>
      views.map((view) => {
        const path = join(paintFolder(name), view);
        return { picture: view, layers: view, hex, path, widths: viewWidths };
      }),
    ),
    ...[...shots, ...worldShots].flatMap(({ name, widths }) =>
      exterior
        .slice(0, 1)
        .map(({ hex }) => ({ picture: name, layers: name, hex, path: name, widths })),
    ),
    ...listCabinPictures(slug).map(({ shot, layers, path }) => {
      return { picture: shot.name, layers, hex: unpainted, path, widths: shot.widths };
    }),
  ];
}

async function finish(folder: string, { layers: name, hex, widths }: Job, path: string) {
  const isView = views.some((view) => view === name);
  const layers = isView ? readView(folder, name) : readLayers(folder, name);
  const { width, height } = layers;
  const developed = await addGlow({ data: develop(layers, hex), width, height });
  await writeWidths(openRaw(developed), path, widths);
  console.log(path.slice(picturesFolder.length + 1));
}

/** Creates widths that were added after a picture was made from its widest file. */
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
    const exists = existsSync(`${path}-${Math.max(...job.widths)}.webp`);
    if (hasLayers(folder, job.layers) && (isForced(job.picture) || !exists))
      await finish(folder, job, path);
    else if (exists) await fillWidths(path, job.widths);
  }
}

for (const { slug } of vehicles) await finishFolder(slug, listJobs(slug));
await finishFolder(stillsFolder, pageJobs);
