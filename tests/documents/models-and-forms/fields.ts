import type { Row } from '../row.ts';

/** Fields that must be filled in. */
export const required = (...labels: string[]): Row[] =>
  labels.map((field) => ({ field, required: true }));

/** Fields that are marked '(optional)'. */
export const optional = (...labels: string[]): Row[] =>
  labels.map((field) => ({ field, required: false }));
