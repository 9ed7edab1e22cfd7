/** One kind of record that a screen lists: where it is called from, and the documents' words about it. */
export interface RecordKind {
  slug: string;
  /** Below /api. */
  paths: { records: string; stats: string };
  texts: {
    title: string;
    /** Singular and plural in '{n} test drives found'. */
    noun: { one: string; many: string };
    empty: string;
    loadFailed: string;
    confirmDelete: string;
  };
}

/** What every record has (times in ISO 8601, UTC). */
export interface ListedRecord {
  _id: string;
  createdAt: string;
  updatedAt: string;
}
