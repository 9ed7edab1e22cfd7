/** Writes docs/assurance.md from the figures that a run of `npm run assurance` has kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { type Figure, promises } from './figures.ts';

const [figuresFile = '', outcome = ''] = process.argv.slice(2);
const figures: Figure[] = readFileSync(figuresFile, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));

function tableOf(promise: string): string {
  const rows = figures
    .filter((figure) => figure.promise === promise)
    .map(({ measured, bar, found }) => `| ${measured} | ${bar} | ${found} |`);
  if (rows.length === 0) return 'No figures: this part did not run to its end.';
  return ['| measured | bar | found |', '|---|---|---|', ...rows].join('\n');
}

const [cpu] = os.cpus();
const day = new Date().toISOString().slice(0, 10);
const machine = `${os.cpus().length} × ${cpu?.model}, Node ${process.versions.node}`;
const sections = promises.map((promise) => `## ${promise}\n\n${tableOf(promise)}`);

writeFileSync(
  'docs/assurance.md',
  `# Assurance

Written by \`npm run assurance\` on ${day} (${machine}): ${outcome}. \`npm test\` runs
short versions of the same tests, in tests/assurance.

${sections.join('\n\n')}
`,
);
