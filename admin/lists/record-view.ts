import type { FunctionComponent } from 'react';
import type { BulkActions } from './bulk-actions.ts';
import type { RecordColumns } from './list-features.ts';
import type { ListSource } from './list-source.ts';
import type { ListedRecord } from './record-kind.ts';
import type { RecordRowProps } from './record-row.tsx';

/** How a kind of record looks as a list. */
export interface RecordView<Item extends ListedRecord> extends ListSource {
  columns: RecordColumns<Item>;
  /** What can be done with many rows at once, where anything can. */
  bulk?: BulkActions<Item>;
  /** What the list is told by: opening details, say. */
  Row: FunctionComponent<RecordRowProps<Item>>;
  /** What stands where the list is still to come; its shape, without a word. */
  Waiting?: FunctionComponent<{ label: string }>;
  /** How the keys work, for those who hear the table. */
  keysHint: string;
}
