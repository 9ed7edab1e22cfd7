import { setTimeout as sleep } from 'node:timers/promises';
import { leadTypes } from '#contract/leads/registry.ts';
import { Ledger } from './ledger.ts';
import { generateSubmissions } from './submissions.ts';

/** The result of a load. */
export interface LoadOutcome {
  ledger: Ledger;
  /** Time until each acknowledgement, ascending. */
  timesMs: number[];
}

/**
 * Sends `count` requests evenly over `withinMs` without waiting for responses (open loop). A request's time
 * counts from when it is due, so delays of the sender are included.
 */
export async function sendSteadily(
  origin: string,
  count: number,
  withinMs: number,
  types = leadTypes,
): Promise<LoadOutcome> {
  const ledger = new Ledger();
  const source = generateSubmissions(types);
  // Built in advance, so that building them does not delay the load.
  const waiting = Array.from({ length: count }, () => source.next().value);
  const timesMs: number[] = [];
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  for (const [index, submission] of waiting.entries()) {
    const dueAt = startedAt + (index * withinMs) / count;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    const sent = ledger.send(origin, submission);
    pending.push(
      sent.then((isAcknowledged) => {
        if (isAcknowledged) timesMs.push(performance.now() - dueAt);
      }),
    );
  }
  await Promise.all(pending);
  return { ledger, timesMs: timesMs.sort((a, b) => a - b) };
}

/** Returns a percentile of sorted numbers; `part` is between 0 and 1. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
