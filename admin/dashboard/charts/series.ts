import { screens } from '../../screens.ts';

/** One layer of a stacked bar chart. */
export interface Series {
  key: string;
  label: string;
  color: string;
}

/** The request types, in stacking order from the bottom. */
export const requestSeries: readonly Series[] = screens.flatMap(({ path, title, color }) =>
  color ? [{ key: path.slice(1), label: title, color: `var(--color-${color})` }] : [],
);
