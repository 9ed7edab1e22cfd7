/** A table of text: a row of headings, then rows with the same number of cells. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The figures of one part of the suite in one run. */
export interface Figures extends Table {
  /** What was measured, and how. */
  about: string;
  /** Descriptions of the missed bars. */
  missed: readonly string[];
}

/** A part of the suite; `npm run bench -- name` runs only this part. */
export interface Part {
  name: string;
  title: string;
  /** Loads the part's dependencies and measures it. */
  measure: () => Promise<Figures>;
  /** Shortens a table that is too long for the page. */
  condense?: (table: Table) => Table;
}

const unmet = '**no**';

/** Formats whether a figure meets its bar as a cell of the table. */
export const verdict = (isMet: boolean): string => (isMet ? 'yes' : unmet);

/** Counts the rows of a table that have a bar, and those that meet it. */
export function countMet({ head, rows }: Table): { met: number; all: number } {
  const column = head.indexOf('met');
  const verdicts = rows.map((row) => row[column]).filter((cell) => cell);
  return { met: verdicts.filter((cell) => cell !== unmet).length, all: verdicts.length };
}
