import { appendFileSync } from 'node:fs';

/** The promises, in the order of the report. */
export const promises = [
  'Authorisation',
  'Mass assignment and other people’s records',
  'Sign-in',
  'Uploads',
  'Stored script',
  'Fuzz',
  'Crash',
  'Faults',
  'Idempotency and conflicts',
  'Backup',
  'Load',
] as const;

/** What a run found, beside what was promised. */
export interface Figure {
  promise: (typeof promises)[number];
  /** What was counted or measured, and over how much: 'calls let in, of 48,000'. */
  measured: string;
  /** The bar, as it is promised: '0', 'at most 250 ms'. */
  bar: string;
  found: string;
}

/** Keeps a figure for docs/assurance.md; outside `npm run assurance` nobody asks for it. */
export function recordFigure(figure: Figure): void {
  const file = process.env.ASSURANCE_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
