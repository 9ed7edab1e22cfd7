import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { views } from '#catalogue/pictures/picture.ts';
import { picturesFolder, workFolder } from './places.ts';

/** Row that the wheels stand on as a part of the height, by view; measured on what was rendered. */
type WheelLines = Record<string, number>;

const fileOf = (slug: string) => join(picturesFolder, slug, 'wheel-lines.json');

/**
 * The wheel lines of a model's views. Freshly rendered ones are taken over into the committed file
 * beside the pictures, because the layers they were measured on are not committed.
 */
export function readWheelLines(slug: string): WheelLines {
  const lines: WheelLines = existsSync(fileOf(slug))
    ? JSON.parse(readFileSync(fileOf(slug), 'utf8'))
    : {};
  for (const view of views) {
    const measured = join(workFolder, slug, `${view}.json`);
    if (!existsSync(measured)) continue;
    const { wheelLine, height } = JSON.parse(readFileSync(measured, 'utf8'));
    lines[view] = wheelLine / height;
  }
  if (Object.keys(lines).length > 0) {
    writeFileSync(fileOf(slug), `${JSON.stringify(lines, null, 2)}\n`);
  }
  return lines;
}
