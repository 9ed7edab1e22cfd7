import type { Film, Frame, Scene } from './storyboard.ts';

/** A film's frames, in pixels. */
export const size = { width: 1280, height: 720 };
export const framesPerSecond = 25;
const dissolveSeconds = 0.7;
/** How long the marques' names stand. */
export const signatureSeconds = 3;

/** A corner's coordinate in pixels of the still, moving evenly from the first frame to the last. */
const moving = (from: number, to: number, frames: number) =>
  `${from.toFixed(2)}+${(to - from).toFixed(2)}*on/${frames}`;

/** The filter that fills the frame with a moving part of a still, exact to fractions of a pixel. */
function moveOver({ from, to }: Scene, width: number, seconds: number): string {
  const ratio = size.height / size.width;
  const frames = seconds * framesPerSecond;
  const edge = (side: (frame: Frame) => number) =>
    moving(side(from) * width, side(to) * width, frames);
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
const comeAndGo = (seconds: number) =>
  `format=rgba,fade=in:st=0.5:d=0.6:alpha=1,fade=out:st=${seconds - 1.1}:d=0.5:alpha=1`;

/**
 * ffmpeg's graph of a film, whose inputs are each scene's still and title in turn, then the marques'
 * names if it is signed.
 *
 * @param width The stills' width in pixels.
 * @param outputs What its outputs are called, each the whole film.
 */
export function graphOf(
  { scenes, sceneSeconds, isSigned }: Film,
  width: number,
  outputs: readonly string[],
): string {
  const frames = `format=yuv420p,fps=${framesPerSecond}`;
  const steps = scenes.flatMap((scene, index) => [
    `[${2 * index}]${moveOver(scene, width, sceneSeconds)},format=rgba[still${index}]`,
    `[${2 * index + 1}]${comeAndGo(sceneSeconds)}[title${index}]`,
    `[still${index}][title${index}]overlay,${frames}[part${index}]`,
  ]);
  const cuts = scenes.map((_, index) => (index + 1) * (sceneSeconds - dissolveSeconds));
  let seconds = (cuts.at(-1) ?? 0) + dissolveSeconds;
  if (isSigned) {
    steps.push(`[${2 * scenes.length}]${frames}[part${scenes.length}]`);
    seconds += signatureSeconds - dissolveSeconds;
  }
  steps.push('[part0]fade=in:d=0.8[film0]');
  for (const [index, end] of cuts.slice(0, isSigned ? cuts.length : -1).entries()) {
    const dissolve = `xfade=duration=${dissolveSeconds}:offset=${end.toFixed(2)}`;
    steps.push(`[film${index}][part${index + 1}]${dissolve}[film${index + 1}]`);
  }
  const last = isSigned ? scenes.length : scenes.length - 1;
  const fadeOut = `fade=out:st=${(seconds - 0.8).toFixed(2)}:d=0.8`;
  const ends = outputs.map((output) => `[${output}]`).join('');
  steps.push(`[film${last}]${fadeOut},split=${outputs.length}${ends}`);
  return steps.join(';');
}
