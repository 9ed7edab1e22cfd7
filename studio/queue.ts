/**
 * Renders what is missing, most wanted first, one model after another, in the order given, and the
 * pages' stills:
 *
 *     npm run studio:render -- [slug …] [pages] [--again=picture,picture]
 *
 * Can be stopped at any time and started again: a picture whose layers or finished files are there
 * is skipped, unless it is asked for again. Runs at the lowest priority, because it takes hours.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from '#catalogue/colours.ts';
import { stillsFolder } from '#catalogue/pictures/decorations.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { cabinPictures, interiorSettings } from './cabin-pictures.ts';
import { linearColour } from './colour-math.ts';
import { hasLayers } from './layers.ts';
import { pageStills } from './page-stills.ts';
import { picturesFolder, workFolder } from './places.ts';
import { shots } from './shots.ts';

const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.startsWith('--'));
const again = words
  .filter((word) => word.startsWith('--again='))
  .flatMap((word) => word.slice('--again='.length).split(','));
const slugs = vehicles
  .map(({ slug }) => slug)
  .filter((slug) => chosen.length === 0 || chosen.includes(slug));
const viewFrame = { size: '1600x900', samples: 26 };

/** Rounds: the cards' view of every model before the second view of any. */
const rounds: readonly (readonly string[])[] = [
  ['frontLeftQuarter'],
  ['leftSide'],
  ['heroWide'],
  ['interior'],
  ['heroTall'],
  ['designed', 'confidence', 'peaceMind', 'sophistication'],
  ['rearLeftQuarter', 'front'],
  ['rear', 'frontRightQuarter'],
  ['rightSide', 'rearRightQuarter'],
  ['infotainment', 'drivingExperience', 'comfortSeats', 'soundSystem'],
  ['main'],
];

const isView = (picture: string) => views.some((view) => view === picture);
const isOfCar = (picture: string) => isView(picture) || shots.some(({ name }) => name === picture);

function isFinished(slug: VehicleSlug, picture: string): boolean {
  if (again.length > 0) return !again.includes(picture);
  if (hasLayers(slug, picture)) return true;
  const shot = shots.find(({ name }) => name === picture);
  if (shot) return existsSync(join(picturesFolder, slug, `${picture}-${shot.widths.at(-1)}.webp`));
  return palettes[slug].exterior.every(({ name }) =>
    existsSync(join(picturesFolder, slug, paintFolder(name), `${picture}-1280.webp`)),
  );
}

interface Frame {
  size: string;
  samples: number;
}

const frameSettings = ({ size, samples }: Frame) => ['--size', size, '--samples', String(samples)];

/** Pictures of one size are rendered together: building the scene takes its time. */
const frameOf = ({ size, samples }: Frame) => `${size} ${samples}`;

function run(command: string, args: readonly string[]) {
  const { status } = spawnSync('nice', ['-n', '19', command, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** Runs one of the scenes' scripts in Blender and develops what it rendered. */
function render(
  script: 'render.py' | 'render_cabin.py' | 'render_still.py',
  folder: string,
  pictures: readonly string[],
  settings: readonly string[],
) {
  const file = join(import.meta.dirname, script);
  const blender = ['-b', '--python-exit-code', '1', '-P', file, '--'];
  run('blender', [...blender, ...settings, '--out', workFolder]);
  run(process.execPath, [
    join(import.meta.dirname, 'develop.ts'),
    folder,
    ...pictures.map((picture) => `--again=${picture}`),
  ]);
}

function renderModel(
  script: 'render.py' | 'render_cabin.py',
  slug: VehicleSlug,
  pictures: readonly string[],
  frame: Frame,
  settings: readonly string[] = [],
) {
  const wanted = [slug, '--pictures', pictures.join(','), ...frameSettings(frame)];
  render(script, slug, pictures, [...wanted, ...settings]);
}

function renderCabin(slug: VehicleSlug, round: readonly string[]) {
  for (const { shot, interior, layers, path } of cabinPictures(slug)) {
    const file = join(picturesFolder, slug, `${path}-${shot.widths.at(-1)}.webp`);
    const isThere = hasLayers(slug, layers) || existsSync(file);
    const isWanted = again.length > 0 ? again.includes(shot.name) : !isThere;
    if (!isWanted || !round.includes(shot.name)) continue;
    const settings = [...interiorSettings(interior), '--layers', layers];
    renderModel('render_cabin.py', slug, [shot.name], shot, settings);
  }
}

function renderPages() {
  for (const still of pageStills) {
    const { name, widths } = still;
    const file = join(picturesFolder, stillsFolder, `${name}-${widths.at(-1)}.webp`);
    const isThere = hasLayers(stillsFolder, name) || existsSync(file);
    const isWanted = again.length > 0 ? again.includes(name) : !isThere;
    if (isWanted) render('render_still.py', stillsFolder, [name], [name, ...frameSettings(still)]);
  }
}

if (chosen.length === 0 || chosen.includes(stillsFolder)) renderPages();
for (const round of rounds) {
  for (const slug of slugs) {
    renderCabin(slug, round);
    const missing = round.filter(isOfCar).filter((picture) => !isFinished(slug, picture));
    const together = missing.filter(isView);
    if (together.length > 0) renderModel('render.py', slug, together, viewFrame);
    const own = linearColour(palettes[slug].exterior[0]?.hex ?? '#808080').join(',');
    for (const frame of new Set(shots.map(frameOf))) {
      const alike = shots.filter((shot) => frameOf(shot) === frame && missing.includes(shot.name));
      const [first] = alike;
      const names = alike.map(({ name }) => name);
      if (first) renderModel('render.py', slug, names, first, ['--colour', own]);
    }
  }
}
