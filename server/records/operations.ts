import { isDeepStrictEqual } from 'node:util';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isDuplicate } from '#server/platform/db/errors.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import {
  changeRecord,
  createRecord,
  isChangeable,
  lockRecord,
  type RecordChange,
  type Records,
  type StoredRecord,
} from './records.ts';
import { trashRecord } from './trash/move.ts';
import type { TrashRules } from './trash/rules.ts';

/** Staff operations on records of one kind; each call is one transaction. */
export interface RecordOperations<Item extends StoredRecord, Input, Changes> {
  find: (id: string) => Promise<Item>;
  create: (input: Input, actor: Actor) => Promise<Item>;
  change: (id: string, change: RecordChange<Changes>) => Promise<Item>;
  remove: (id: string, actor: Actor) => Promise<Item>;
}

/** The stored record and its previous state; a new record has no `before`. */
interface Stored<Item, Sent> {
  before: Item | null;
  after: Item;
  sent: Sent;
  actor: Actor;
}

/** Hooks of a kind for storing its records. */
export interface RecordRules<Item extends StoredRecord, Input, Changes> {
  /** A new record's values. */
  toValues: (input: Input) => Omit<Item, keyof StoredRecord>;
  /** The fields that a change sets, if they differ from the input. The record is locked. */
  toChanges?: (changes: Changes, before: Item) => ChangesOf<Item>;
  /** Throws if a change would make a record inconsistent. */
  check?: (changed: Item) => void;
  /** Stores data that belongs to a new or changed record, in its transaction. */
  afterStoring?: (tx: Db, stored: Stored<Item, NoInfer<Input | Changes>>) => Promise<void>;
}

/** Reads one record. Throws 'not-found'. */
export async function findRecord<Item extends StoredRecord>(
  db: Db,
  records: Records<Item>,
  id: string,
): Promise<Item> {
  const { table, columns, noun } = records;
  const [stored] = await db
    .select(columns as Record<string, AnyPgColumn>)
    .from(table)
    .where(isChangeable(records, id));
  if (!stored) throw notFound(noun);
  return stored as unknown as Item;
}

/** A change of some fields; undefined fields keep their values. */
export type ChangesOf<Item> = { [Name in keyof Item]?: Item[Name] | undefined };

/** Fields whose change leaves a sample one: showing or hiding it, and translating it. */
const sampleFields = ['isActive', 'urdu', 'urduStillRight'];

/** Builds the change to store. A sample that staff edit loses its mark, unless `changes` sets it. */
function buildStoredChange<Item extends StoredRecord>(
  before: Item,
  changes: ChangesOf<Item>,
): Partial<Item> {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  const isChanged = named.some(
    ([name, value]) =>
      !sampleFields.includes(name) && !isDeepStrictEqual(value, before[name as keyof Item]),
  );
  const change = Object.fromEntries(named) as Partial<Item>;
  return isChanged && 'isSample' in before ? { isSample: false, ...change } : change;
}

/** Applies a staff member's change in the given transaction. `check` throws for an invalid result. */
export async function changeByStaff<Item extends StoredRecord>(
  tx: Db,
  records: Records<Item>,
  id: string,
  { changes, ...change }: RecordChange<ChangesOf<Item>>,
  check?: (changed: Item) => void,
): Promise<{ before: Item; after: Item }> {
  const before = await lockRecord(tx, records, id);
  const stored = buildStoredChange(before, changes);
  check?.({ ...before, ...stored });
  return await changeRecord(tx, records, id, { ...change, changes: stored });
}

/**
 * Creates the operations of a kind of record. With a viewer, they treat records that the viewer may not delete as
 * missing.
 */
export function createRecordOperations<
  Item extends StoredRecord,
  Input,
  Changes extends ChangesOf<Item>,
>(
  db: Db,
  trash: TrashRules<Item>,
  { toValues, toChanges, check, afterStoring }: RecordRules<Item, Input, Changes>,
  viewer?: Viewer,
): RecordOperations<Item, Input, Changes> {
  const records = viewer ? { ...trash.records, scope: trash.scope?.(viewer) } : trash.records;
  return {
    find: (id) => findRecord(db, records, id),
    create: (input, actor) =>
      db.transaction(async (tx) => {
        const after = await createRecord(tx, records, { values: toValues(input), actor });
        await afterStoring?.(tx, { before: null, after, sent: input, actor });
        return after;
      }),
    change: (id, change) =>
      db.transaction(async (tx) => {
        const { changes: sent, actor } = change;
        const changes = toChanges ? toChanges(sent, await lockRecord(tx, records, id)) : sent;
        const stored = await changeByStaff(tx, records, id, { ...change, changes }, check);
        await afterStoring?.(tx, { ...stored, sent, actor });
        return stored.after;
      }),
    remove: (id, actor) =>
      db.transaction((tx) => trashRecord(tx, trash, id, { actor, ...(viewer && { viewer }) })),
  };
}

/** A unique index, its field, and the error for a duplicate value. */
export interface Unique {
  index: string;
  field: string;
  message: string;
}

/** Awaits storing a record. If another record has its value, throws 'conflict' with an error of the field. */
export async function refuseTaken<Stored>(
  storing: Promise<Stored>,
  { index, field, message }: Unique,
): Promise<Stored> {
  return await storing.catch((error: unknown) => {
    if (!isDuplicate(error, index)) throw error;
    throw new AppError('conflict', message, { errors: [{ field, message }] });
  });
}

/** Adds this check to the operations that store a record. */
export const withUniqueField = <Item extends StoredRecord, Input, Changes>(
  operations: RecordOperations<Item, Input, Changes>,
  unique: Unique,
): RecordOperations<Item, Input, Changes> => ({
  ...operations,
  create: (...call) => refuseTaken(operations.create(...call), unique),
  change: (...call) => refuseTaken(operations.change(...call), unique),
});
