/** One kind of record that a screen lists: where it is called from, and the documents' words about it. */
export interface RecordKind {
  slug: string;
  /** The name that its statistics go by where it is counted together with other kinds. */
  countedAs?: string;
  /** Below /api. */
  paths: { records: string };
  texts: {
    title: string;
    /** Singular and plural in '{n} test drives found'. */
    noun: { one: string; many: string };
    empty: string;
    /** Said besides where there is nothing though nothing is filtered, in place of the usual hint. */
    start?: string;
    loadFailed: string | ((reason: string) => string);
  };
}

/** A kind that has statistics. */
export interface CountedKind extends RecordKind {
  paths: { records: string; stats: string };
}

/** A kind of which staff can delete a record, and the question before. */
export interface DeletableKind extends RecordKind {
  texts: RecordKind['texts'] & { confirmDelete: string };
}

/** What every record has (times in ISO 8601, UTC). */
export interface ListedRecord {
  _id: string;
  createdAt: string;
  updatedAt: string;
}
