import { setTimeout as sleep } from 'node:timers/promises';
import { leadTypes } from '#contract/leads/registry.ts';
import { Ledger } from './ledger.ts';
import { sendings } from './sendings.ts';

/** What came of a load: what was acknowledged, and after how many milliseconds each, in rising order. */
export interface LoadOutcome {
  ledger: Ledger;
  timesMs: number[];
}

/**
 * Sends so many requests, of these types in turn, evenly over a time, whether those before are answered
 * or not. A request's time counts from when it was due.
 */
export async function sendSteadily(
  origin: string,
  count: number,
  withinMs: number,
  types = leadTypes,
): Promise<LoadOutcome> {
  const ledger = new Ledger();
  const source = sendings(types);
  // Made beforehand: what it takes to write them is not the product's.
  const waiting = Array.from({ length: count }, () => source.next().value);
  const timesMs: number[] = [];
  const underWay: Promise<void>[] = [];
  const startedAt = performance.now();
  for (const [index, sending] of waiting.entries()) {
    const dueAt = startedAt + (index * withinMs) / count;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    const sent = ledger.send(origin, sending);
    underWay.push(
      sent.then((isAcknowledged) => {
        if (isAcknowledged) timesMs.push(performance.now() - dueAt);
      }),
    );
  }
  await Promise.all(underWay);
  return { ledger, timesMs: timesMs.sort((a, b) => a - b) };
}

/** The time that a part of all took at most. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
