/**
 * Renders missing pictures of all models and missing stills, the most important first:
 *
 *     npm run studio:render -- [slug …] [pages] [--again=picture,picture] [--cars]
 *
 * Can be stopped and restarted at any time: pictures whose layers or finished files exist are skipped,
 * unless --again names them. After a change to the cars, --cars renders all their pictures again: it skips
 * only pictures whose layers exist. Runs at the lowest priority, because it takes hours.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from '#catalogue/colors.ts';
import { stillsFolder } from '#catalogue/pictures/decorations.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { views } from '#catalogue/pictures/picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { buildInteriorArguments, listCabinPictures } from './cabin-pictures.ts';
import { parseLinearColor } from './color-math.ts';
import { picturesFolder, workFolder } from './folders.ts';
import { hasLayers } from './layers.ts';
import { pageStills } from './page-stills.ts';
import { findWorld, type Shot, shots, worldShots } from './shots.ts';

const options = process.argv.slice(2);
const chosen = options.filter((option) => !option.startsWith('--'));
const again = options
  .filter((option) => option.startsWith('--again='))
  .flatMap((option) => option.slice('--again='.length).split(','));
const ignoresFinishedCars = options.includes('--cars');
const slugs = vehicles
  .map(({ slug }) => slug)
  .filter((slug) => chosen.length === 0 || chosen.includes(slug));
const viewFrame = { size: '1440x810', samples: 36 };
const carShots = [...shots, ...worldShots];

/** Rounds: the view of the model cards comes first for every model. */
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
  ['frontWide', 'rearWide', 'profileWide'],
  ['frontTall', 'rearTall', 'profileTall'],
];

const isView = (picture: string) => views.some((view) => view === picture);
const showsExterior = (picture: string) =>
  isView(picture) || carShots.some(({ name }) => name === picture);

function isFinished(slug: VehicleSlug, picture: string): boolean {
  if (again.length > 0) return !again.includes(picture);
  if (hasLayers(slug, picture)) return true;
  if (ignoresFinishedCars) return false;
  const shot = carShots.find(({ name }) => name === picture);
  if (shot) return existsSync(join(picturesFolder, slug, `${picture}-${shot.widths.at(-1)}.webp`));
  return palettes[slug].exterior.every(({ name }) =>
    existsSync(join(picturesFolder, slug, paintFolder(name), `${picture}-1280.webp`)),
  );
}

interface Frame {
  size: string;
  samples: number;
}

const buildFrameArguments = ({ size, samples }: Frame) => [
  '--size',
  size,
  '--samples',
  String(samples),
];

/** A key for pictures of one size, which are rendered together because building the scene is slow. */
const buildFrameKey = ({ size, samples }: Frame) => `${size} ${samples}`;

function run(command: string, args: readonly string[]) {
  const { status } = spawnSync('nice', ['-n', '19', command, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** Runs a scene's script in Blender and develops the rendered pictures. */
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
  const wanted = [slug, '--pictures', pictures.join(','), ...buildFrameArguments(frame)];
  render(script, slug, pictures, [...wanted, ...settings]);
}

function renderCabin(slug: VehicleSlug, round: readonly string[]) {
  for (const { shot, interior, layers, path } of listCabinPictures(slug)) {
    const file = join(picturesFolder, slug, `${path}-${shot.widths.at(-1)}.webp`);
    const exists = hasLayers(slug, layers) || existsSync(file);
    const isWanted = again.length > 0 ? again.includes(shot.name) : !exists;
    if (!isWanted || !round.includes(shot.name)) continue;
    const settings = [...buildInteriorArguments(interior), '--layers', layers];
    renderModel('render_cabin.py', slug, [shot.name], shot, settings);
  }
}

function renderPages() {
  for (const still of pageStills) {
    const { name, widths } = still;
    const file = join(picturesFolder, stillsFolder, `${name}-${widths.at(-1)}.webp`);
    const exists = hasLayers(stillsFolder, name) || existsSync(file);
    const isWanted = again.length > 0 ? again.includes(name) : !exists;
    if (isWanted)
      render('render_still.py', stillsFolder, [name], [name, ...buildFrameArguments(still)]);
  }
}

if (chosen.length === 0 || chosen.includes(stillsFolder)) renderPages();
for (const round of rounds) {
  for (const slug of slugs) {
    renderCabin(slug, round);
    const missing = round.filter(showsExterior).filter((picture) => !isFinished(slug, picture));
    const missingViews = missing.filter(isView);
    if (missingViews.length > 0) renderModel('render.py', slug, missingViews, viewFrame);
    const color = parseLinearColor(palettes[slug].exterior[0]?.hex ?? '#808080').join(',');
    const buildSceneKey = (shot: Shot) => `${buildFrameKey(shot)} ${findWorld(slug, shot.name)}`;
    for (const scene of new Set(carShots.map(buildSceneKey))) {
      const sameScene = carShots.filter(
        (shot) => buildSceneKey(shot) === scene && missing.includes(shot.name),
      );
      const [first] = sameScene;
      if (!first) continue;
      const names = sameScene.map(({ name }) => name);
      const settings = ['--colour', color, '--world', findWorld(slug, first.name)];
      renderModel('render.py', slug, names, first, settings);
    }
  }
}
