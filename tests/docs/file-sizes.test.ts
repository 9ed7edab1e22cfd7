import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const maxLines = 26;
const maxFiles = 40;

const sources = execFileSync(
  'git',
  ['ls-files', 'admin', 'bench', 'catalogue', 'contract', 'server', 'site', 'tests', 'ui'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));

const importPattern = /(?:from|import)[ (]{1,2}'([^']+)'/g;

/** Counts how many files import each file, tests included. */
function countImporters(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of sources) {
    const targets = [...readFileSync(file, 'utf8').matchAll(importPattern)].map(
      ([, specifier = '']) =>
        specifier.startsWith('.')
          ? path.posix.join(path.posix.dirname(file), specifier)
          : specifier.replace(/^#/, ''),
    );
    for (const target of new Set(targets)) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

it('at most 40 files of under 26 lines have a single importer', () => {
  const importers = countImporters();
  const small = sources.filter((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    return lines < maxLines && importers.get(file) === 1;
  });
  expect(sources.length).toBeGreaterThan(1_000);
  expect(small.length, small.join('\n')).toBeLessThanOrEqual(maxFiles);
});
