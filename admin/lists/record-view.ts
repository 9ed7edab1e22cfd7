import type { FunctionComponent } from 'react';
import type { BulkActions } from './bulk-actions.ts';
import type { RecordColumns } from './list-features.ts';
import type { ListSource } from './list-source.ts';
import type { ListedRecord } from './record-kind.ts';
import type { RecordRowProps } from './record-row.tsx';

/** How a list shows a kind of record. */
export interface RecordView<Item extends ListedRecord> extends ListSource {
  columns: RecordColumns<Item>;
  /** What can be done with several rows at once, if anything. */
  bulk?: BulkActions<Item>;
  /** The row component, for example one that opens details. */
  Row: FunctionComponent<RecordRowProps<Item>>;
  /** The placeholder while the list loads; by default a skeleton. */
  Placeholder?: FunctionComponent<{ label: string }>;
  /** Explains the keyboard to users of screen readers. */
  keysHint: string;
}
