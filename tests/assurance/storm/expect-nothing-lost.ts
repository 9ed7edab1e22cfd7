import { expect } from 'vitest';
import { recordFigure } from '../figures.ts';
import { lookInto } from './database.ts';
import type { Ledger } from './ledger.ts';
import { findLosses } from './stored.ts';

/** Expects that all that was sent is acknowledged and stored once, and writes down what was found. */
export async function expectNothingLost(url: string, ledger: Ledger, fault: string): Promise<void> {
  const losses = await lookInto(url, ({ db }) => findLosses(db, ledger, 2));
  const { missing, doubled, halves } = losses;
  recordFigure({
    promise: 'Faults',
    measured: `${fault}: lost, stored twice or half there, of ${ledger.acknowledged.size} acknowledged submissions (${ledger.refusals} times 503)`,
    bar: '0',
    found: `${missing.length + doubled.length + halves.length}`,
  });
  expect({ ...losses, faults: ledger.faults }).toEqual({
    missing: [],
    doubled: [],
    halves: [],
    faults: [],
  });
  expect(ledger.acknowledged.size).toBe(ledger.sent.size);
}
