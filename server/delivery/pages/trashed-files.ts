import type { Db } from '#server/platform/db/client.ts';
import type { AnyTrashRules } from '#server/records/resource.ts';
import { isTrashed } from '#server/records/trash/columns.ts';
import { resources } from '#server/resources/index.ts';

/** The kinds of content whose files are public. */
const published: readonly AnyTrashRules[] = resources.flatMap(({ trash }) =>
  trash?.listFiles && trash.records.shownAs ? [trash] : [],
);

async function listKeys(db: Db): Promise<ReadonlySet<string>> {
  const keys = await Promise.all(
    published.map(async ({ records: { table }, listFiles }) => {
      const rows = await db.select().from(table).where(isTrashed(table));
      return rows.flatMap((row) => listFiles?.(row as never) ?? []);
    }),
  );
  return new Set(keys.flat());
}

/** Knows which files belong to content in the trash: they are kept, but not public. */
export class TrashedFiles {
  readonly #db: Db;
  readonly #report: (error: unknown) => void;
  #reading: Promise<ReadonlySet<string>> | undefined;
  #last: ReadonlySet<string> = new Set();

  constructor(db: Db, report: (error: unknown) => void) {
    this.#db = db;
    this.#report = report;
  }

  /** Whether a file belongs to content in the trash. While the database is away, the last known state counts. */
  async has(key: string): Promise<boolean> {
    this.#reading ??= listKeys(this.#db);
    const reading = this.#reading;
    try {
      this.#last = await reading;
    } catch (error) {
      if (this.#reading === reading) this.#reading = undefined;
      this.#report(error);
    }
    return this.#last.has(key);
  }

  /** Reads the files again next time, because content has changed. */
  forget(): void {
    this.#reading = undefined;
  }
}
