import type { Film, Frame, Scene } from './storyboard.ts';

/** The size of a video in pixels. */
export const size = { width: 1280, height: 720 };
export const framesPerSecond = 25;
const dissolveSeconds = 0.7;
/** The duration of the final card with the brands. */
export const finalCardSeconds = 3;

/** A coordinate that moves linearly from the first frame to the last, in pixels of the still. */
const interpolate = (from: number, to: number, frames: number) =>
  `${from.toFixed(2)}+${(to - from).toFixed(2)}*on/${frames}`;

/** The filter that pans over a still with subpixel accuracy. */
function buildPan({ from, to }: Scene, width: number, seconds: number): string {
  const ratio = size.height / size.width;
  const frames = seconds * framesPerSecond;
  const edge = (side: (frame: Frame) => number) =>
    interpolate(side(from) * width, side(to) * width, frames);
  const left = edge((frame) => frame.left);
  const right = edge((frame) => frame.left + frame.width);
  const top = edge((frame) => frame.top);
  const bottom = edge((frame) => frame.top + frame.width * ratio);
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const names = ['x0', 'y0', 'x1', 'y1', 'x2', 'y2', 'x3', 'y3'];
  const places = names.map((name, index) => `${name}='${corners[index]}'`).join(':');
  return `perspective=${places}:eval=frame:interpolation=cubic,scale=${size.width}:${size.height}`;
}

/** The filter that fades a title in and out within its scene. */
const buildTitleFade = (seconds: number) =>
  `format=rgba,fade=in:st=0.5:d=0.6:alpha=1,fade=out:st=${seconds - 1.1}:d=0.5:alpha=1`;

/**
 * Builds ffmpeg's filter graph of a video. Its inputs are the still and the title of each scene, then the
 * final card if the video has one.
 *
 * @param width The width of the stills in pixels.
 * @param outputs The names of the outputs; each is the whole video.
 */
export function buildFilterGraph(
  { scenes, sceneSeconds, hasFinalCard }: Film,
  width: number,
  outputs: readonly string[],
): string {
  const frames = `format=yuv420p,fps=${framesPerSecond}`;
  const steps = scenes.flatMap((scene, index) => [
    `[${2 * index}]${buildPan(scene, width, sceneSeconds)},format=rgba[still${index}]`,
    `[${2 * index + 1}]${buildTitleFade(sceneSeconds)}[title${index}]`,
    `[still${index}][title${index}]overlay,${frames}[part${index}]`,
  ]);
  const cuts = scenes.map((_, index) => (index + 1) * (sceneSeconds - dissolveSeconds));
  let seconds = (cuts.at(-1) ?? 0) + dissolveSeconds;
  if (hasFinalCard) {
    steps.push(`[${2 * scenes.length}]${frames}[part${scenes.length}]`);
    seconds += finalCardSeconds - dissolveSeconds;
  }
  steps.push('[part0]fade=in:d=0.8[film0]');
  for (const [index, end] of cuts.slice(0, hasFinalCard ? cuts.length : -1).entries()) {
    const dissolve = `xfade=duration=${dissolveSeconds}:offset=${end.toFixed(2)}`;
    steps.push(`[film${index}][part${index + 1}]${dissolve}[film${index + 1}]`);
  }
  const last = hasFinalCard ? scenes.length : scenes.length - 1;
  const fadeOut = `fade=out:st=${(seconds - 0.8).toFixed(2)}:d=0.8`;
  const ends = outputs.map((output) => `[${output}]`).join('');
  steps.push(`[film${last}]${fadeOut},split=${outputs.length}${ends}`);
  return steps.join(';');
}
