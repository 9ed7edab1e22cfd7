// `npm run test:times`: runs the tests of `npm test` one file at a time, prints the seconds of processor time that each
// file takes, and keeps the largest in docs/tests.md. `-- whole` measures those of `npm run test:whole`. Linux only.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { installDependencies, root } from './install.mjs';
import { resolveCommand, runNode } from './run.mjs';
import { tierProjects } from './test-tiers.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const [tier = 'test'] = positionals;
const { vitest, browser } = tierProjects[tier];
const shownFiles = 25;
const page = path.join(root, 'docs/tests.md');

installDependencies();
buildProduct();
const folder = mkdtempSync(path.join(tmpdir(), 'test-times-'));
const times = path.join(folder, 'times.jsonl');
writeFileSync(times, '');
const settings = { TEST_TIMES_FILE: times, CHROMIUM_PATH: ensureChromium() };
const reporter = `--reporter=${path.join(root, 'scripts/file-times.ts')}`;
const statuses = [
  runNode(
    [
      ...[resolveCommand('vitest/vitest.mjs'), 'run', '--maxWorkers=1', '--reporter=default'],
      reporter,
      ...vitest.flatMap((name) => ['--project', name]),
    ],
    settings,
  ),
  runNode(
    [
      ...[resolveCommand('@playwright/test/cli.js'), 'test', '--workers=1'],
      reporter,
      ...browser.map((name) => `--project=${name}`),
    ],
    settings,
  ),
];

/** Sums the measurements by the keys that `getKey` returns. */
function sumBy(measured, getKey) {
  const sums = new Map();
  for (const one of measured) {
    const key = getKey(one);
    const sum = sums.get(key) ?? { files: new Set(), tests: 0, processorSeconds: 0, seconds: 0 };
    sum.files.add(one.file);
    for (const field of ['tests', 'processorSeconds', 'seconds']) sum[field] += one[field];
    sums.set(key, sum);
  }
  return [...sums].sort(([, a], [, b]) => b.processorSeconds - a.processorSeconds);
}

const measured = readFileSync(times, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const round = (seconds) => seconds.toFixed(1);
const byFile = sumBy(measured, ({ project, file }) => `${file} | ${project}`);
for (const [name, { processorSeconds, seconds }] of byFile) {
  console.log(
    `${round(processorSeconds).padStart(7)} s of ${round(seconds).padStart(6)} s  ${name}`,
  );
}

const heads = { test: 'npm test', whole: 'npm run test:whole' };
const cells = ({ files, tests, processorSeconds, seconds }) =>
  [files.size, tests, round(processorSeconds), round(seconds)].join(' | ');
const tables = [
  `Measured on ${new Date().toISOString().slice(0, 10)}, one file at a time; processor time of tests, database, product and browser together.`,
  '',
  '| project | files | tests | processor, s | clock, s |',
  '| --- | --- | --- | --- | --- |',
  ...sumBy(measured, ({ project }) => project).map(([name, sum]) => `| ${name} | ${cells(sum)} |`),
  '',
  '| file | project | tests | processor, s | clock, s |',
  '| --- | --- | --- | --- | --- |',
  ...byFile
    .slice(0, shownFiles)
    .map(([name, sum]) => `| ${name} | ${cells(sum).replace(/^\d+ \| /, '')} |`),
];
/** Each tier's tables are between its own heading and the next one. */
const heading = `### Times of \`${heads[tier]}\`\n`;
const [before, rest = ''] = readFileSync(page, 'utf8').split(heading);
const next = rest.search(/^#/m);
const after = next < 0 ? '' : rest.slice(next);
writeFileSync(page, `${before}${heading}\n${tables.join('\n')}\n${after && `\n${after}`}`);
rmSync(folder, { recursive: true });
process.exitCode = statuses.some(Boolean) ? 1 : 0;
