/** What a part of the suite found in one run, as a table of words. */
export interface Figures {
  /** What was set beside what, and how. */
  about: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The bars that were not reached, in words. */
  missed: readonly string[];
}

/** A part of the suite: `npm run bench -- name` runs it alone. */
export interface Part {
  name: string;
  title: string;
  measure: () => Promise<Figures>;
}

/** Whether a figure reaches its bar, as a cell of the table. */
export const verdict = (isMet: boolean): string => (isMet ? 'yes' : '**no**');
