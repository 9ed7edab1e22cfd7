import { not, sql } from 'drizzle-orm';
import type { Permission } from '#contract/staff/staff.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { PreviewedKind } from '#server/records/publication.ts';
import type { Resource } from '#server/records/resource.ts';
import { resources } from '#server/resources/index.ts';

/** The record of a file that is hidden from visitors. */
export interface HiddenFile {
  kind: PreviewedKind;
  id: string;
  /** The staff permission for the record. */
  permission: Permission;
  isTrashed: boolean;
}

/**
 * Finds the files of a resource's records that are not public now: drafts, unpublished or expired ones, and those in
 * the trash.
 */
async function listHidden(
  db: Db,
  { permission, scheduled, trash }: Resource,
): Promise<[string, HiddenFile][]> {
  if (!scheduled || !trash?.listFiles) return [];
  const { kind, table, isPublic } = scheduled;
  const rows = await db
    .select()
    .from(table)
    .where(not(sql`coalesce(${isPublic}, false)`));
  return rows.flatMap((row) => {
    const hidden = {
      kind,
      id: String(row._id),
      permission,
      isTrashed: row.deletedAt !== null,
    };
    const keys = trash.listFiles?.(row as never) ?? [];
    return keys.map((key): [string, HiddenFile] => [key, hidden]);
  });
}

const listAllHidden = async (db: Db): Promise<ReadonlyMap<string, HiddenFile>> =>
  new Map((await Promise.all(resources.map((resource) => listHidden(db, resource)))).flat());

/** Tracks which files of content are hidden from visitors. */
export class HiddenFiles {
  readonly #db: Db;
  readonly #report: (error: unknown) => void;
  #reading: Promise<ReadonlyMap<string, HiddenFile>> | undefined;
  #last: ReadonlyMap<string, HiddenFile> = new Map();

  constructor(db: Db, report: (error: unknown) => void) {
    this.#db = db;
    this.#report = report;
  }

  /**
   * Returns the record of a hidden file; undefined for a public one. Uses the last known state while the database is
   * unavailable.
   */
  async find(key: string): Promise<HiddenFile | undefined> {
    this.#reading ??= listAllHidden(this.#db);
    const reading = this.#reading;
    try {
      this.#last = await reading;
    } catch (error) {
      if (this.#reading === reading) this.#reading = undefined;
      this.#report(error);
    }
    return this.#last.get(key);
  }

  /** Makes the next check read the files again, because content has changed. */
  forget(): void {
    this.#reading = undefined;
  }
}
