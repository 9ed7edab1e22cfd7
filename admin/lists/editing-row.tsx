import { OpeningRow } from './opening-row.tsx';
import type { ListedRecord } from './record-kind.ts';
import type { RecordRowProps } from './record-row.tsx';

/** A row that opens its form on a click anywhere. */
export const EditingRow = <Item extends ListedRecord>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" />
);

/** The same with a pictured card on phones. */
export const PicturedEditingRow = <Item extends ListedRecord>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" card="pictured" />
);

/** The same with a short card on phones. */
export const ShortEditingRow = <Item extends ListedRecord>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" card="short" />
);
