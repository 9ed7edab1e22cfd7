import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  type RecordChange,
  type Records,
  type StoredRecord,
} from './records.ts';

/** What staff do with records of one kind, each in a transaction of its own. */
export interface RecordVerbs<Item extends StoredRecord, Input, Changes> {
  find: (id: string) => Promise<Item>;
  create: (input: Input, actor: Actor) => Promise<Item>;
  change: (id: string, change: RecordChange<Changes>) => Promise<Item>;
  remove: (id: string, actor: Actor) => Promise<Item>;
}

interface Rules<Item, Input> {
  /** A new record's values. */
  valuesOf: (input: Input) => Omit<Item, keyof StoredRecord>;
  /** Throws where a change would leave a record that contradicts itself. */
  check?: (changed: Item) => void;
}

/** Reads one record. Throws 'not-found'. */
export async function findRecord<Item extends StoredRecord>(
  db: Db,
  { table, columns, noun }: Records<Item>,
  id: string,
): Promise<Item> {
  const [stored] = await db
    .select(columns as Record<string, AnyPgColumn>)
    .from(table)
    .where(eq(table._id, id));
  if (!stored) throw notFound(noun);
  return stored as unknown as Item;
}

/** A change of some fields; one that is undefined is not named by it. */
type ChangesOf<Item> = { [Name in keyof Item]?: Item[Name] | undefined };

/**
 * A change as it is stored: what staff have changed about a sample is theirs, and called a sample no
 * longer. Showing or hiding it is no such change.
 */
function ofStaff<Item extends StoredRecord>(before: Item, changes: ChangesOf<Item>): Partial<Item> {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  const isChanged = named.some(
    ([name, value]) => name !== 'isActive' && !isDeepStrictEqual(value, before[name as keyof Item]),
  );
  const change = Object.fromEntries(named) as Partial<Item>;
  return isChanged && 'isSample' in before ? { ...change, isSample: false } : change;
}

/** Changes a record by the staff's word, in the given transaction. `check` throws what can't be. */
export async function changeByStaff<Item extends StoredRecord>(
  tx: Db,
  records: Records<Item>,
  id: string,
  { changes, ...change }: RecordChange<ChangesOf<Item>>,
  check?: (changed: Item) => void,
): Promise<{ before: Item; after: Item }> {
  const before = await lockRecord(tx, records, id);
  const stored = ofStaff(before, changes);
  check?.({ ...before, ...stored });
  return await changeRecord(tx, records, id, { ...change, changes: stored });
}

/** The verbs of a kind of record. */
export function recordVerbs<Item extends StoredRecord, Input, Changes extends ChangesOf<Item>>(
  db: Db,
  records: Records<Item>,
  { valuesOf, check }: Rules<Item, Input>,
): RecordVerbs<Item, Input, Changes> {
  return {
    find: (id) => findRecord(db, records, id),
    create: (input, actor) =>
      db.transaction((tx) => createRecord(tx, records, { values: valuesOf(input), actor })),
    change: (id, change) =>
      db.transaction(async (tx) => (await changeByStaff(tx, records, id, change, check)).after),
    remove: (id, actor) => db.transaction((tx) => deleteRecord(tx, records, id, actor)),
  };
}
