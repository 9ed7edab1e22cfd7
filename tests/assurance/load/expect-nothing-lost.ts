import { expect } from 'vitest';
import { recordFigure } from '../figures.ts';
import { withDatabase } from './database.ts';
import { findLosses } from './find-losses.ts';
import type { Ledger } from './ledger.ts';

/** Expects every sent request to be acknowledged and stored completely and once. Records the figures. */
export async function expectNothingLost(url: string, ledger: Ledger, fault: string): Promise<void> {
  const losses = await withDatabase(url, ({ db }) => findLosses(db, ledger, 2));
  const { missing, duplicates, incomplete } = losses;
  recordFigure({
    promise: 'Faults',
    measured: `${fault}: lost, stored twice or incomplete, of ${ledger.acknowledged.size} acknowledged submissions (${ledger.refusals} times 503)`,
    bar: '0',
    found: `${missing.length + duplicates.length + incomplete.length}`,
  });
  expect({ ...losses, faults: ledger.faults }).toEqual({
    missing: [],
    duplicates: [],
    incomplete: [],
    faults: [],
  });
  expect(ledger.acknowledged.size).toBe(ledger.sent.size);
}
