/**
 * Makes the films out of finished stills by slow moves over them: as H.264 and as VP9, each silent.
 *
 *     npm run studio:films
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
import { type Film, type Frame, promotional, type Scene } from './storyboard.ts';

const size = { width: 1280, height: 720 };
const framesPerSecond = 25;
const sceneSeconds = 3.3;
const dissolveSeconds = 0.7;
const endSeconds = 3;

/** A corner's coordinate in pixels of the still, moving evenly from the first frame to the last. */
function moving(from: number, to: number): string {
  const frames = sceneSeconds * framesPerSecond;
  return `${from.toFixed(2)}+${(to - from).toFixed(2)}*on/${frames}`;
}

/** The filter that fills the frame with a moving part of a still, exact to fractions of a pixel. */
function moveOver({ from, to }: Scene, width: number): string {
  const ratio = size.height / size.width;
  const edge = (side: (frame: Frame) => number) => moving(side(from) * width, side(to) * width);
  const left = edge((frame) => frame.left);
  const right = edge((frame) => frame.left + frame.width);
  const top = edge((frame) => frame.top);
  const bottom = edge((frame) => frame.top + frame.width * ratio);
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const names = ['x0', 'y0', 'x1', 'y1', 'x2', 'y2', 'x3', 'y3'];
  const places = names.map((name, index) => `${name}='${corners[index]}'`).join(':');
  return `perspective=${places}:eval=frame:interpolation=cubic,scale=${size.width}:${size.height}`;
}

/** Fades a title in and out again within its scene. */
const comeAndGo = `format=rgba,fade=in:st=0.5:d=0.6:alpha=1,fade=out:st=${sceneSeconds - 1.1}:d=0.5:alpha=1`;

/** The graph of a film whose inputs are each scene's still and title in turn, and the end's card. */
function graphOf({ scenes }: Film, stillWidth: number): string {
  const steps = scenes.flatMap((scene, index) => [
    `[${2 * index}]${moveOver(scene, stillWidth)},format=rgba[still${index}]`,
    `[${2 * index + 1}]${comeAndGo}[title${index}]`,
    `[still${index}][title${index}]overlay,format=yuv420p,fps=${framesPerSecond}[part0${index}]`,
  ]);
  const end = scenes.length;
  steps.push(`[${2 * end}]format=yuv420p,fps=${framesPerSecond}[part0${end}]`);
  let film = '[part00]fade=in:d=0.8[film0]';
  for (let index = 1; index <= end; index += 1) {
    const offset = index * (sceneSeconds - dissolveSeconds);
    film += `;[film${index - 1}][part0${index}]xfade=duration=${dissolveSeconds}:offset=${offset.toFixed(2)}[film${index}]`;
  }
  return `${steps.join(';')};${film};[film${end}]fade=out:st=${secondsOf(scenes) - 0.8}:d=0.8[out]`;
}

const secondsOf = (scenes: readonly Scene[]) =>
  scenes.length * (sceneSeconds - dissolveSeconds) + endSeconds;

const encodings = [
  { end: 'mp4', options: '-c:v libx264 -preset slow -crf 25 -tune film -movflags +faststart' },
  { end: 'webm', options: '-c:v libvpx-vp9 -crf 36 -b:v 0 -row-mt 1 -deadline good -cpu-used 2' },
];

async function make(film: Film): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const inputs: string[] = [];
  const take = (file: string, seconds: number) =>
    inputs.push(
      '-loop',
      '1',
      '-framerate',
      String(framesPerSecond),
      '-t',
      String(seconds),
      '-i',
      file,
    );
  let stillWidth = 0;
  for (const [index, { still, title }] of film.scenes.entries()) {
    const file = join(folder, `still-${index}.png`);
    const { width } = await sharp(join(picturesFolder, `${still}.webp`))
      .png()
      .toFile(file);
    stillWidth = width;
    take(file, sceneSeconds);
    take(await drawTitle(title, size, join(folder, `title-${index}.png`)), sceneSeconds);
  }
  take(await drawEnd(size, join(folder, 'end.png')), endSeconds);
  const target = join(picturesFolder, 'films');
  mkdirSync(target, { recursive: true });
  for (const { end, options } of encodings) {
    const output = [...options.split(' '), '-pix_fmt', 'yuv420p', '-an'];
    const graph = ['-filter_complex', graphOf(film, stillWidth), '-map', '[out]'];
    const file = join(target, `${film.name}.${end}`);
    execFileSync('ffmpeg', ['-y', '-loglevel', 'warning', ...inputs, ...graph, ...output, file], {
      stdio: 'inherit',
    });
    console.log(file);
  }
  rmSync(folder, { recursive: true });
}

await make(promotional);
