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
