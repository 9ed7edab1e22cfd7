import { OpeningRow } from './opening-row.tsx';
import type { ListedRecord } from './record-kind.ts';
import type { RecordRowProps } from './record-row.tsx';

/** A row of which a click anywhere opens its form. */
export const EditingRow = <Item extends ListedRecord>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" />
);
