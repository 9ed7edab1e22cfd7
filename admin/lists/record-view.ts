import type { FunctionComponent } from 'react';
import type { DeletionTexts } from './deletion.tsx';
import type { RecordColumns } from './record-columns.tsx';
import type { DeletableKind, ListedRecord, ListSource } from './record-kind.ts';
import type { RecordRowProps } from './record-row.tsx';

/** One field that can be set for several records at once. */
export interface BulkChange<Item extends ListedRecord> {
  /** The label of its button. */
  label: string;
  choices: readonly { value: string; label: string }[];
  /** Returns a record's current choice. */
  readValue: (item: Item) => string;
  /** Saves a choice to the given version of a record. Returns the stored record. */
  save: (version: Item, value: string) => Promise<Item>;
  /** Returns the fields to show for a choice until it is saved. */
  toFields: (value: string) => Partial<Item>;
  /** Formats a choice in 'are now …'; by default its label. */
  formatDone?: (label: string) => string;
}

/** What can be done with several records of a list at once. */
export interface BulkActions<Item extends ListedRecord> {
  kind: DeletableKind;
  describeItem: (item: Item) => DeletionTexts;
  changes?: readonly BulkChange<Item>[];
}

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
