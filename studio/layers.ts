import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layers } from './colour-math.ts';
import { workFolder } from './places.ts';

interface Size {
  width: number;
  height: number;
  /** The row that the nearest tyre stands on, counted from the top, as rendered. */
  wheelLine: number;
}

const base = (slug: string, picture: string) => join(workFolder, slug, picture);

/** Whether a picture's layers are there to be developed. */
export const hasLayers = (slug: string, picture: string) =>
  existsSync(`${base(slug, picture)}.layers`);

/** The size of a rendered picture. Throws where it was never rendered. */
function readSize(slug: string, picture: string): Size {
  return JSON.parse(readFileSync(`${base(slug, picture)}.json`, 'utf8'));
}

/** A rendered picture's light. Throws where it was never rendered. */
export function readLayers(slug: string, picture: string): Layers {
  const { width, height } = readSize(slug, picture);
  const bytes = readFileSync(`${base(slug, picture)}.layers`);
  const both = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  const half = both.length / 2;
  return { width, height, always: both.subarray(0, half), paint: both.subarray(half) };
}
