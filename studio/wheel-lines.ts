import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { views } from '#catalogue/pictures/picture.ts';
import { picturesFolder, workFolder } from './folders.ts';
import { wheelRow } from './layers.ts';

/** The row under the wheels as a fraction of the height, by view. */
type WheelLines = Record<string, number>;

const buildPath = (slug: string) => join(picturesFolder, slug, 'wheel-lines.json');

/**
 * Reads the wheel lines of a model's views. Values of new renders are copied to the committed file beside
 * the pictures, because the layers are not committed.
 */
export function readWheelLines(slug: string): WheelLines {
  const lines: WheelLines = existsSync(buildPath(slug))
    ? JSON.parse(readFileSync(buildPath(slug), 'utf8'))
    : {};
  for (const view of views) {
    const measured = join(workFolder, slug, `${view}.json`);
    if (!existsSync(measured)) continue;
    const { height } = JSON.parse(readFileSync(measured, 'utf8'));
    lines[view] = wheelRow(height) / height;
  }
  if (Object.keys(lines).length > 0) {
    writeFileSync(buildPath(slug), `${JSON.stringify(lines, null, 2)}\n`);
  }
  return lines;
}
