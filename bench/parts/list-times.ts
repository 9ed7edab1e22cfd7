import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { fillLead, rareWord } from '#tests/support/fill-leads.ts';
import { alternate, median } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';
import { measure, type Throughput } from '../load.ts';
import { type Stage, withStage } from '../stage.ts';
import { staffListLoad, staffLists } from './bare-pairs.ts';

const records = 100_000;
const rounds = 5;
const seconds = 3;
/** Clients that repeat the request as soon as the response arrives. */
const clients = 4;
const barMs = 50;
/** How many times a search for an Urdu word may cost what one for a Latin word of the same records costs. */
const barRatio = 1.5;

async function measureRow(stage: Stage, { name, query }: (typeof staffLists)[number]) {
  const load = staffListLoad(stage, query);
  await measure(load, seconds, clients);
  const measured: Throughput[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measure(load, seconds, clients));
  }
  const rate = median(measured.map(({ perSecond }) => perSecond));
  const p97 = median(measured.map(({ p97Ms }) => p97Ms));
  const isMet = p97 <= barMs;
  return {
    row: [name, rate.toFixed(0), p97.toFixed(0), `≤ ${barMs}`, verdict(isMet)],
    missed: isMet ? [] : [`${name}: ${p97.toFixed(0)} ms, at most ${barMs}`],
  };
}

/** Compares searches for two words that the same records have, one in Urdu and one in Latin letters. */
async function compareWords(stage: Stage) {
  const search = (word: string) => () =>
    measure(staffListLoad(stage, `search=${encodeURIComponent(word)}`), seconds, clients);
  const sides = { ours: search(rareWord.urdu), other: search(rareWord.word) };
  const measured = await alternate(sides, rounds);
  const ratio = median(measured.map(({ ours, other }) => other.perSecond / ours.perSecond));
  const isMet = ratio <= barRatio;
  const rate = median(measured.map(({ ours }) => ours.perSecond));
  const p97 = median(measured.map(({ ours }) => ours.p97Ms));
  const name = 'an Urdu word beside a Latin one';
  return {
    row: [
      `${name}: ${ratio.toFixed(2)} times its cost`,
      rate.toFixed(0),
      p97.toFixed(0),
      `≤ ${barRatio} ×`,
      verdict(isMet),
    ],
    missed: isMet ? [] : [`${name}: ${ratio.toFixed(2)} times, at most ${barRatio}`],
  };
}

async function measureOn(stage: Stage): Promise<Figures> {
  await fillLead(stage.database, testDriveLead, { records });
  const rows: Awaited<ReturnType<typeof measureRow>>[] = [];
  for (const list of staffLists) rows.push(await measureRow(stage, list));
  rows.push(await compareWords(stage));
  return {
    about: `A page of ${records.toLocaleString('en')} test drives, requested by ${clients} clients without a pause. ${rounds} rounds of ${seconds} s; medians.`,
    head: ['what', 'per second', '97.5 of 100 within, ms', 'bar', 'met'],
    rows: rows.map(({ row }) => row),
    missed: rows.flatMap(({ missed }) => missed),
  };
}

/** Times staff lists under load. */
export const measureListTimes = (): Promise<Figures> => withStage(measureOn);
