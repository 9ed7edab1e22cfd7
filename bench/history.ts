import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from '#tests/support/machine.ts';
import type { Figures } from './figures.ts';

const file = 'docs/performance.json';

/** Older runs of a part than these are forgotten. */
const keptRuns = 5;

/** One part's figures with when, of what and where they were taken. */
export interface Run extends Figures {
  part: string;
  /** YYYY-MM-DD. */
  day: string;
  commit: string;
  machine: string;
}

/** Every run that is kept, newest first. */
function readHistory(): Run[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Adds a part's figures to the history; answers all of it. */
export function keepRun(part: string, figures: Figures): Run[] {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const runs = [{ part, day, commit, machine: describeMachine(), ...figures }, ...readHistory()];
  const kept = runs.filter((run, at) => {
    const newer = runs.slice(0, at).filter((other) => other.part === run.part);
    return newer.length < keptRuns;
  });
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
  return kept;
}
