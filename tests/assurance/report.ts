/**
 * Keeps what the long run of one test file found in docs/assurance.json, in place of what it found
 * before, and writes docs/assurance.md anew:
 *
 *     node tests/assurance/report.ts <test file> <its figures> <passed or failed>
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from '#tests/support/machine.ts';
import { type Figure, promises } from './figures.ts';

const runsFile = 'docs/assurance.json';

interface Run {
  file: string;
  /** YYYY-MM-DD. */
  day: string;
  machine: string;
  hasPassed: boolean;
  figures: Figure[];
}

function readRuns(): Run[] {
  return existsSync(runsFile) ? JSON.parse(readFileSync(runsFile, 'utf8')) : [];
}

function rowsOf(promise: string, { figures, day, hasPassed }: Run): string[] {
  const when = hasPassed ? day : `${day}, **not passed**`;
  return figures
    .filter((figure) => figure.promise === promise)
    .map(({ measured, bar, found }) => `| ${measured} | ${bar} | ${found} | ${when} |`);
}

function sectionOf(promise: string, runs: readonly Run[]): string {
  const rows = runs.flatMap((run) => rowsOf(promise, run));
  const table = ['| measured | bar | found | on |', '|---|---|---|---|', ...rows].join('\n');
  return `## ${promise}\n\n${rows.length > 0 ? table : 'No figures: this part has not run at length.'}`;
}

const [file = '', figuresFile = '', outcome = ''] = process.argv.slice(2);
const figures: Figure[] = readFileSync(figuresFile, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const day = new Date().toISOString().slice(0, 10);
const run = { file, day, machine: describeMachine(), hasPassed: outcome === 'passed', figures };
const others = readRuns().filter((other) => other.file !== file);
const runs = [...others, run].sort((a, b) => a.file.localeCompare(b.file));
writeFileSync(runsFile, `${JSON.stringify(runs, null, 1)}\n`);

const machines = [...new Set(runs.map(({ machine }) => machine))].join('; ');
const failed = runs.filter(({ hasPassed }) => !hasPassed).map(({ file }) => `\`${file}\``);
const verdict = failed.length > 0 ? `Not passed: ${failed.join(', ')}` : 'All of them passed';
writeFileSync(
  'docs/assurance.md',
  `# Assurance

What \`npm run assurance\` found (${machines}): the long versions of the tests in tests/assurance,
of which \`npm test\` runs short ones. A file's figures stay until it runs again. ${verdict}.

${promises.map((promise) => sectionOf(promise, runs)).join('\n\n')}
`,
);
