import { setTimeout as sleep } from 'node:timers/promises';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { readMemory } from '#tests/support/process-memory.ts';
import { type Figures, verdict } from '../figures.ts';
import { measure } from '../load.ts';
import { type Stage, withStage } from '../stage.ts';
import { buildPairs } from './bare-pairs.ts';

const records = 100_000;
const seconds = 5;
const sampleMs = 200;
const barMb = 250;
const megabyte = 1024 * 1024;

/** Sends every load of the comparison with bare node:http, one after another. */
async function sendLoads(stage: Stage): Promise<void> {
  // Two comparisons of the submission share one load.
  const loads = new Set((await buildPairs(stage, stage.origin)).map(({ ours }) => ours));
  for (const load of loads) await measure(load, seconds);
}

/** Reads the memory of a process until the work is done; returns the maximum in megabytes. */
async function watchMemory(pid: number, work: Promise<void>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let mostMb = 0;
  while (!isDone) {
    mostMb = Math.max(mostMb, readMemory(pid) / megabyte);
    await sleep(sampleMs);
  }
  await done;
  return mostMb;
}

async function measureOn(stage: Stage): Promise<Figures> {
  await fillLead(stage.database, testDriveLead, { records });
  await sendLoads(stage);
  const mostMb = await watchMemory(stage.pid, sendLoads(stage));
  const isMet = mostMb <= barMb;
  return {
    about: `The most memory (RSS) of the Node process while every load of the comparison with bare node:http is sent over 16 connections, ${seconds} s each, after a first pass.`,
    head: ['MB', 'bar', 'met'],
    rows: [[mostMb.toFixed(0), `≤ ${barMb}`, verdict(isMet)]],
    missed: isMet ? [] : [`${mostMb.toFixed(0)} MB, at most ${barMb}`],
  };
}

/** Measures the memory of the process under load. */
export const measureMemory = (): Promise<Figures> => withStage(measureOn);
