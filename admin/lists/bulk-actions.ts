import type { DeletionWords } from './delete-dialog.tsx';
import type { DeletableKind, ListedRecord } from './record-kind.ts';

/** One field that can be set to a value for many records at once. */
export interface BulkChange<Item extends ListedRecord> {
  /** The words of its button. */
  label: string;
  choices: readonly { value: string; label: string }[];
  /** The choice that a record stands at. */
  valueOf: (item: Item) => string;
  /** Saves a choice to the given version of a record; answers the stored record. */
  save: (version: Item, value: string) => Promise<Item>;
  /** The record's field at a choice, to be shown until it is saved. */
  shownAs: (value: string) => Partial<Item>;
}

/** What can be done with many records of a list at once. */
export interface BulkActions<Item extends ListedRecord> {
  kind: DeletableKind;
  wordsOf: (item: Item) => DeletionWords;
  change?: BulkChange<Item>;
}
