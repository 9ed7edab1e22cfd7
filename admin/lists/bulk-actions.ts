import type { DeletionTexts } from './delete-dialog.tsx';
import type { DeletableKind, ListedRecord } from './record-kind.ts';

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
