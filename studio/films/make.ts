/**
 * Makes the videos from finished stills by panning over them, as H.264 and as VP9, without sound.
 *
 *     npm run studio:films -- [film …]
 *
 * Needs ffmpeg. Writes to pictures/films.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesFolder } from '../folders.ts';
import { drawFinalCard, drawTitle } from './cards.ts';
import { buildFilterGraph, finalCardSeconds, framesPerSecond, size } from './graph.ts';
import { type Film, films } from './storyboard.ts';

const encodings = [
  {
    extension: 'mp4',
    options: '-c:v libx264 -preset slow -crf 25 -tune film -movflags +faststart',
  },
  {
    extension: 'webm',
    options: '-c:v libvpx-vp9 -crf 36 -b:v 0 -row-mt 1 -deadline good -cpu-used 3',
  },
];

/** ffmpeg's arguments for a picture as a static input. */
const buildInput = (file: string, seconds: number) =>
  `-loop 1 -framerate ${framesPerSecond} -t ${seconds} -i ${file}`.split(' ');

async function make(film: Film): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const inputs: string[] = [];
  let stillWidth = 0;
  for (const [index, { still, title }] of film.scenes.entries()) {
    const file = join(folder, `still-${index}.png`);
    const { width } = await sharp(join(picturesFolder, `${still}.webp`))
      .png()
      .toFile(file);
    stillWidth = width;
    inputs.push(...buildInput(file, film.sceneSeconds));
    const card = await drawTitle(title, size, join(folder, `title-${index}.png`));
    inputs.push(...buildInput(card, film.sceneSeconds));
  }
  if (film.hasFinalCard) {
    inputs.push(
      ...buildInput(await drawFinalCard(size, join(folder, 'final-card.png')), finalCardSeconds),
    );
  }
  const target = join(picturesFolder, 'films');
  mkdirSync(target, { recursive: true });
  const extensions = encodings.map(({ extension }) => extension);
  const outputs = encodings.flatMap(({ extension, options }) => [
    '-map',
    `[${extension}]`,
    ...`${options} -pix_fmt yuv420p -an`.split(' '),
    join(target, `${film.name}.${extension}`),
  ]);
  const graph = ['-filter_complex', buildFilterGraph(film, stillWidth, extensions)];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'warning', ...inputs, ...graph, ...outputs], {
    stdio: 'inherit',
  });
  console.log(film.name);
  rmSync(folder, { recursive: true });
}

const chosen = process.argv.slice(2);
for (const film of films) {
  if (chosen.length === 0 || chosen.includes(film.name)) await make(film);
}
