import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layers } from './color-math.ts';
import { workFolder } from './folders.ts';

interface Size {
  width: number;
  height: number;
  /** The pixel row under the nearest tire, counted from the top, in the rendered size. */
  wheelLine: number;
}

const buildBasePath = (slug: string, picture: string) => join(workFolder, slug, picture);

/** Whether a picture's layers exist. */
export const hasLayers = (slug: string, picture: string) =>
  existsSync(`${buildBasePath(slug, picture)}.layers`);

/** Reads the size of a rendered picture. Throws if it was never rendered. */
function readSize(slug: string, picture: string): Size {
  return JSON.parse(readFileSync(`${buildBasePath(slug, picture)}.json`, 'utf8'));
}

/** The row under the wheels of a developed view as a fraction of its height; see scene/camera.py. */
const wheelLine = 0.765;

/** Returns the pixel row under the wheels of a developed view. */
export const wheelRow = (height: number) => Math.round(wheelLine * height);

/** Moves a layer down by whole rows, or up if `rows` is negative, and repeats the row at the edge. */
export function moveRows(codes: Uint16Array, width: number, rows: number): Uint16Array {
  const row = width * 3;
  const last = codes.length / row - 1;
  const moved = new Uint16Array(codes.length);
  for (let to = 0; to <= last; to++) {
    const from = Math.max(0, Math.min(last, to - rows));
    moved.set(codes.subarray(from * row, (from + 1) * row), to * row);
  }
  return moved;
}

/**
 * Reads the layers of a rendered view and moves its wheels to the row that all views share: the measured
 * row of the flattened tires is one or two pixels higher from the side than from the front. Throws if the
 * view was never rendered.
 */
export function readView(slug: string, view: string): Layers {
  const layers = readLayers(slug, view);
  const { width, height } = layers;
  const rows = wheelRow(height) - readSize(slug, view).wheelLine;
  return {
    width,
    height,
    always: moveRows(layers.always, width, rows),
    paint: moveRows(layers.paint, width, rows),
  };
}

/** Reads the layers of a rendered picture. Throws if it was never rendered. */
export function readLayers(slug: string, picture: string): Layers {
  const { width, height } = readSize(slug, picture);
  const bytes = readFileSync(`${buildBasePath(slug, picture)}.layers`);
  const both = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  const half = both.length / 2;
  return { width, height, always: both.subarray(0, half), paint: both.subarray(half) };
}
