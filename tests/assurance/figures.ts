import { appendFileSync } from 'node:fs';

/** The promises, in the order of the report. */
export const promises = [
  'Authorization',
  'Mass assignment and other people’s records',
  'Sign-in',
  'Uploads',
  'Stored script',
  'Fuzz',
  'Largest inputs',
  'Crash',
  'Faults',
  'Idempotency and conflicts',
  'Backup',
  'Load',
] as const;

/** A measured result and its bar. */
export interface Figure {
  promise: (typeof promises)[number];
  /** What was measured, and over how much: 'calls admitted, of 48,000'. */
  measured: string;
  /** The promised limit: '0', 'at most 250 ms'. */
  bar: string;
  found: string;
}

/** Saves a figure for docs/assurance.md. Does nothing outside `npm run assurance`. */
export function recordFigure(figure: Figure): void {
  const file = process.env.ASSURANCE_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
