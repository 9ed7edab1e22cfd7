/**
 * Makes the films out of finished stills by slow moves over them: as H.264 and as VP9, each silent.
 *
 *     npm run studio:films -- [film …]
 *
 * Needs ffmpeg. The films lie in pictures/films.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesFolder } from '../places.ts';
import { drawEnd, drawTitle } from './cards.ts';
import { framesPerSecond, graphOf, signatureSeconds, size } from './graph.ts';
import { type Film, films } from './storyboard.ts';

const encodings = [
  { end: 'mp4', options: '-c:v libx264 -preset slow -crf 25 -tune film -movflags +faststart' },
  { end: 'webm', options: '-c:v libvpx-vp9 -crf 36 -b:v 0 -row-mt 1 -deadline good -cpu-used 3' },
];

/** A picture as an input that stands still. */
const inputOf = (file: string, seconds: number) =>
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
    inputs.push(...inputOf(file, film.sceneSeconds));
    const card = await drawTitle(title, size, join(folder, `title-${index}.png`));
    inputs.push(...inputOf(card, film.sceneSeconds));
  }
  if (film.isSigned) {
    inputs.push(...inputOf(await drawEnd(size, join(folder, 'end.png')), signatureSeconds));
  }
  const target = join(picturesFolder, 'films');
  mkdirSync(target, { recursive: true });
  const ends = encodings.map(({ end }) => end);
  const outputs = encodings.flatMap(({ end, options }) => [
    '-map',
    `[${end}]`,
    ...`${options} -pix_fmt yuv420p -an`.split(' '),
    join(target, `${film.name}.${end}`),
  ]);
  const graph = ['-filter_complex', graphOf(film, stillWidth, ends)];
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
