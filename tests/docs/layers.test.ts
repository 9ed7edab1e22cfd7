import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** From the bottom up: each layer imports itself and those before it. */
const layers = ['platform', 'records', 'resources', 'delivery'];
const topLevel = ['app.ts', 'main.ts'];
const maxEntries = 9;

const sources = execFileSync('git', ['ls-files', 'server/*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.test.ts'));

const importPattern = /(?:from|import)[ (]{1,2}'([^']+)'/g;

/** The paths below server/ that a source imports, as far as they are the server's own. */
function listImports(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(importPattern)].map(
    ([, specifier = '']) => specifier,
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#server/')) return [specifier.slice('#server/'.length)];
    if (!specifier.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), specifier);
    return target.startsWith('server/') ? [target.slice('server/'.length)] : [];
  });
}

/** A file's place from the bottom; what is in no layer is above them all. */
function findRank(file: string): number {
  const rank = layers.indexOf(file.split('/')[0] ?? '');
  return rank === -1 ? layers.length : rank;
}

it('no file of the server imports from a layer above its own, not even a type', () => {
  expect(sources.length).toBeGreaterThan(250);
  const upward = sources.flatMap((file) => {
    const own = file.slice('server/'.length);
    const above = listImports(file).filter((target) => findRank(target) > findRank(own));
    return above.map((target) => `${own} -> ${target}`);
  });
  expect(upward).toEqual([]);
});

it('the server consists of its layers and at most nine entries in all', () => {
  const entries = new Set(sources.map((file) => file.split('/')[1] ?? ''));
  expect([...entries].sort()).toEqual([...layers, ...topLevel].sort());
  expect(entries.size).toBeLessThanOrEqual(maxEntries);
});

// Those of resources are listed in its index.ts.
const named = layers.filter((layer) => layer !== 'resources');

it.each(named)('docs/architecture.md names every folder of %s', (layer) => {
  const table = readFileSync('docs/architecture.md', 'utf8');
  const row = table.split('\n').find((line) => line.startsWith(`| ${layer}/ |`)) ?? '';
  const inLayer = sources.filter((file) => file.startsWith(`server/${layer}/`));
  const folders = new Set(inLayer.flatMap((file) => file.split('/').slice(2, -1).slice(0, 1)));
  expect(folders.size).toBeGreaterThan(1);
  expect([...folders].filter((folder) => !new RegExp(`\\b${folder}\\b`).test(row))).toEqual([]);
});

it('no modules of the server import each other in a circle', () => {
  const graph = new Map(
    sources.map((file) => [
      file.slice('server/'.length),
      listImports(file).filter((target) => target.endsWith('.ts')),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, above: readonly string[]) => {
    if (above.includes(file))
      circles.push([...above.slice(above.indexOf(file)), file].join(' -> '));
    if (done.has(file) || above.includes(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...above, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  expect(circles).toEqual([]);
});
