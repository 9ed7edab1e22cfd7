import { testDriveLead } from '#server/leads/test-drive.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { median } from '../compare.ts';
import { type Figures, type Part, verdict } from '../figures.ts';
import { measure, type Throughput } from '../load.ts';
import { type Stage, withStage } from '../stage.ts';
import { staffListLoad, staffLists } from './bare-pairs.ts';

const records = 100_000;
const rounds = 5;
const seconds = 3;
/** So many of the staff ask again as soon as they are answered. */
const atOnce = 4;
const mostMs = 50;

async function rowOf(stage: Stage, { name, query }: (typeof staffLists)[number]) {
  const load = staffListLoad(stage, query);
  await measure(load, seconds, atOnce);
  const measured: Throughput[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measure(load, seconds, atOnce));
  }
  const rate = median(measured.map(({ perSecond }) => perSecond));
  const p97 = median(measured.map(({ p97Ms }) => p97Ms));
  const isMet = p97 <= mostMs;
  return {
    row: [name, rate.toFixed(0), p97.toFixed(0), `≤ ${mostMs}`, verdict(isMet)],
    missed: isMet ? [] : [`${name}: ${p97.toFixed(0)} ms, at most ${mostMs}`],
  };
}

async function measureOn(stage: Stage): Promise<Figures> {
  await fillLead(stage.database, testDriveLead, { records });
  const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
  for (const list of staffLists) rows.push(await rowOf(stage, list));
  return {
    about: `A page of ${records.toLocaleString('en')} test drives, asked for by ${atOnce} at once who ask again as soon as they are answered: the time that 97.5 of 100 kept to. ${rounds} rounds of ${seconds} s each; medians.`,
    head: ['what', 'per second', '97.5 of 100 within, ms', 'bar', 'met'],
    rows: rows.map(({ row }) => row),
    missed: rows.flatMap(({ missed }) => missed),
  };
}

export const listTimes: Part = {
  name: 'list-times',
  title: 'How long a staff list takes',
  measure: () => withStage(measureOn),
};
