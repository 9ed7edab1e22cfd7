import {
  type ColumnHelper,
  metaHelper,
  type Row,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { FunctionComponent } from 'react';
import type { CardName } from './card-layout.ts';
import type { ListShape } from './list-address.ts';

/** A kind of record that a screen lists: its routes and its texts. */
export interface RecordKind {
  slug: string;
  /** The name of its statistics if it is counted together with other kinds. */
  countedAs?: string;
  /** Below /api. */
  paths: { records: string };
  texts: {
    title: string;
    /** Singular and plural in '{n} test drives found'. */
    noun: { one: string; many: string };
    empty: string;
    /** Replaces the default hint of an empty list if no filter is set. */
    start?: string;
    loadFailed: string | ((reason: string) => string);
    /** Replaces 'Failed to fetch statistics'. */
    statsFailed?: string;
  };
}

/** A kind that has statistics. */
export interface KindWithStats extends RecordKind {
  paths: { records: string; stats: string };
}

/** A kind whose records staff can delete, with the question before it. */
export interface DeletableKind extends RecordKind {
  texts: RecordKind['texts'] & { confirmDelete: string };
}

/** The fields of every record. Times are ISO 8601 in UTC. */
export interface ListedRecord {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** How to load a list. It is separate from the screen, so that the list can be prefetched before the screen's code. */
export interface ListSource {
  kind: RecordKind;
  /** What its address can contain. */
  shape: ListShape;
  pageSize: number;
  /** The kind whose statistics the screen shows, if any. */
  statsKind?: KindWithStats;
}

/** The role of a column, which decides its place on a card (card-layout.ts). */
export type Slot =
  | 'title'
  | 'picture'
  | 'pictureAndTitle'
  | 'main'
  | 'status'
  | 'moment'
  | 'appointment'
  | 'detail'
  | 'more'
  | 'labeled'
  | 'owner'
  | 'actions'
  | 'tableOnly';

export interface ColumnMeta {
  slot: Slot;
  /** Its width in the table; columns without one share what is left. */
  width?: string;
  /** Further classes of its cells. */
  className?: string;
  /** A prefix of the header: names the line above the sorted value. */
  headerStart?: string;
}

/** Features of all tables. The server sorts, filters and pages. */
export const listFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type RecordColumns<Item extends ListedRecord> = ReturnType<
  ColumnHelper<typeof listFeatures, Item>['columns']
>;

/** The props of a list's row. */
export interface RecordRowProps<Item extends ListedRecord> {
  row: Row<typeof listFeatures, Item>;
  card: CardName;
  /** The row's name for its checkbox, if rows can be selected. */
  name?: string | undefined;
  isCurrent: boolean;
  /** Called when focus enters the row. */
  onEnter: (id: string) => void;
}

/** The texts for deleting a record. */
export interface DeletionTexts {
  /** The record's name in messages. */
  name: string;
  /** Distinguishes it from others of the same name. */
  detail: string;
  /** The message for a failed deletion, followed by the reason. */
  failed: string;
  /** Further effects of the deletion. */
  consequence?: string | undefined;
}

interface Choice {
  value: string;
  label: string;
  /** Why the choice is proposed, shown after the label. */
  note?: string;
}

/** One field that can be set for several records at once. */
export interface BulkChange<Item extends ListedRecord> {
  /** The label of its button. */
  label: string;
  /** The choices, or those for some records. */
  choices: readonly Choice[] | ((items: readonly Item[]) => readonly Choice[]);
  /** Returns a record's current choice. */
  readValue: (item: Item) => string;
  /**
   * Saves a choice to the given version of a record, with the fields that the answer to a question adds. Returns the
   * stored record.
   */
  save: (version: Item, value: string, along?: object) => Promise<Item>;
  /** Returns the fields to show for a choice until it is saved. */
  toFields: (value: string) => Partial<Item>;
  /** Formats a choice in 'are now …'; by default its label. */
  formatDone?: (label: string) => string;
  /**
   * Asks what is needed before a choice is saved, and then calls `apply` with the records to save it to, and the fields to
   * send along.
   */
  ask?: (
    items: readonly Item[],
    value: string,
    apply: (items: readonly Item[], along?: object) => void,
  ) => void;
}

/** A bulk action of a list. */
export interface BulkActions<Item extends ListedRecord> {
  kind: DeletableKind;
  describeItem: (item: Item) => DeletionTexts;
  changes?: readonly BulkChange<Item>[];
}

/** How a list shows a kind of record. */
export interface RecordView<Item extends ListedRecord> extends ListSource {
  columns: RecordColumns<Item>;
  /** What a record looks like on phones; by default short. */
  card?: CardName;
  /** The bulk action, if the list has one. */
  bulk?: BulkActions<Item>;
  /** The row component, for example one that opens details. */
  Row: FunctionComponent<RecordRowProps<Item>>;
  /** The placeholder while the list loads; by default a skeleton. */
  Placeholder?: FunctionComponent<{ label: string }>;
  /** Explains the keyboard to users of screen readers. */
  keysHint: string;
}
