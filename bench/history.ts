import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from '#tests/support/machine.ts';
import type { Figures } from './figures.ts';

const file = 'docs/performance.json';

/** The number of stored runs per part. */
const maxRuns = 5;

/** The figures of one part with the day, commit and machine of the run. */
export interface Run extends Figures {
  part: string;
  /** YYYY-MM-DD. */
  day: string;
  commit: string;
  machine: string;
}

/** Reads all stored runs, newest first. */
export function readHistory(): Run[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Adds a run in front and drops the oldest runs of its part beyond the maximum. */
export function addRun(history: readonly Run[], run: Run): Run[] {
  const runs = [run, ...history];
  return runs.filter((older, index) => {
    const newer = runs.slice(0, index).filter(({ part }) => part === older.part);
    return newer.length < maxRuns;
  });
}

/** Formats the file: a JSON array with one run per line, so that a diff shows whole runs. */
export function formatHistory(history: readonly Run[]): string {
  return `[\n${history.map((run) => JSON.stringify(run)).join(',\n')}\n]\n`;
}

/** Adds a part's figures to the stored history and returns all of it. */
export function storeRun(part: string, figures: Figures): Run[] {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const run = { part, day, commit, machine: describeMachine(), ...figures };
  const history = addRun(readHistory(), run);
  writeFileSync(file, formatHistory(history));
  return history;
}
