import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Large folders that the product only reads: a link is enough. */
const linked = new Set(['node_modules', 'studio/pictures']);

/** Fills a folder with exactly the files that the last stage of the Dockerfile copies into the image. */
export function fillImageFolder(folder: string): void {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  for (const line of last) {
    const [, source] = /^COPY --from=build \/product\/(\S+) /.exec(line) ?? [];
    if (!source) continue;
    const target = path.join(folder, source);
    mkdirSync(path.dirname(target), { recursive: true });
    if (linked.has(source)) symlinkSync(path.resolve(source), target);
    else cpSync(source, target, { recursive: true });
  }
}
