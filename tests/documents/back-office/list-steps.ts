import type { Row } from '../row.ts';
import { noRecords } from './requests.ts';

/** Rows of one layout. */
export const onDesktop = (...rows: Row[]): Row[] => rows.map((row) => ({ ...row, on: 'desktop' }));
export const onPhone = (...rows: Row[]): Row[] => rows.map((row) => ({ ...row, on: 'phone' }));

/** Texts that are seen. */
export const words = (...texts: string[]): Row[] => texts.map((text) => ({ text }));
/** An answer of the API that failed without words. */
export const failure = { status: 500, body: { success: false } } as const;

/** Deleting asks with the document's words. */
export const asks = (text: string): Row[] =>
  onDesktop(
    { press: /^Delete /, in: 'main' },
    { at: 'dialog', has: [{ text }, { button: 'Cancel' }, { button: 'Delete' }] },
    { press: 'Cancel', in: 'dialog' },
  );

/** What the list says with nothing found, and when it fails. */
export const states = (list: string, empty: string, failed: string): Row[] =>
  onDesktop(
    { answer: list, with: noRecords },
    { search: 'nothing at all' },
    { text: empty },
    { answer: list, with: failure },
    { search: 'nothing' },
    { at: 'alert', has: [{ part: failed }] },
    { absent: empty },
  );

/** Filters stand beside the search, on phones behind a button. */
export const filters = (...rows: Row[]): Row[] => [
  { press: 'Filters', in: 'main', on: 'phone' },
  ...rows,
  { press: 'Done', on: 'phone' },
];
