import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import { announceChange, type ContentKind } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { newId } from '#server/platform/new-id.ts';
import { isNotTrashed, listRecordColumns, type TrashTable } from './trash/columns.ts';
import { buildUrduValues, listReadColumns, selectStaleUrdu, type UrduTable } from './urdu.ts';

/** The columns of every record that staff change (times in ISO 8601, UTC). */
export interface StoredRecord {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

type Columns<Name extends string = string> = Readonly<Record<Name, AnyPgColumn | SQL>>;

/** A kind of record that staff change. */
export interface Records<Item extends StoredRecord> {
  /** Its slug in the audit. */
  kind: string;
  /** The singular noun for messages. */
  noun: string;
  table: TrashTable & Record<keyof StoredRecord, AnyPgColumn>;
  /** The columns that staff see and the audit stores. */
  columns: Columns<keyof Item & string>;
  /** The condition for records that may be changed here; others are treated as missing. */
  scope?: SQL | undefined;
  /** Its table again, if it has texts in Urdu. */
  translated?: UrduTable;
  /** The content of public pages that shows it; those pages are rendered again after each change. */
  shownAs?: ContentKind;
}

/** A table's records for staff. */
export type RecordsOf<Table extends Records<StoredRecord>['table']> = Omit<
  Table['$inferSelect'],
  'deletedAt' | 'deletedBy'
> &
  StoredRecord;

/** Declares a kind of record of which staff see every column. */
export function defineRecords<Table extends Records<StoredRecord>['table']>(
  table: Table,
  facts: Pick<Records<StoredRecord>, 'kind' | 'noun' | 'shownAs'>,
): Records<RecordsOf<Table>> {
  return { ...facts, table, columns: listRecordColumns(table) as never };
}

/** Declares a kind of record whose `fields` staff can translate into Urdu, and of which they see every column. */
export function defineTranslatedRecords<Table extends Records<StoredRecord>['table'] & UrduTable>(
  table: Table,
  facts: Pick<Records<StoredRecord>, 'kind' | 'noun' | 'shownAs'>,
  fields: readonly string[],
): Records<RecordsOf<Table>> {
  const columns = { ...listReadColumns(table), staleUrdu: selectStaleUrdu(table, fields) };
  return { ...facts, table, translated: table, columns: columns as never };
}

/** The columns to store of a new or changed record. */
const buildValues = <Item extends StoredRecord>(
  { translated }: Records<Item>,
  before: object | null,
  values: object,
): object =>
  translated ? buildUrduValues(translated, before && { ...before }, { ...values }) : values;

/** A change requested by staff. */
export interface RecordChange<Changes> {
  changes: Changes;
  /** The record's updatedAt as the editor saw it. */
  basedOn: string | undefined;
  actor: Actor;
}

async function recordChange<Item extends StoredRecord>(
  tx: Db,
  { kind, shownAs }: Records<Item>,
  actor: Actor,
  { before, after }: { before: Item | null; after: Item | null },
): Promise<void> {
  const recordId = (before ?? after)?._id ?? '';
  const fields = (item: Item | null) => item && Object.fromEntries(Object.entries(item));
  await recordAudit(tx, actor, { kind, recordId, before: fields(before), after: fields(after) });
  if (shownAs) await announceChange(tx, shownAs);
}

/** The condition for one record that may be changed here: it is not in the trash. */
export const isChangeable = <Item extends StoredRecord>(
  { table, scope }: Pick<Records<Item>, 'table' | 'scope'>,
  id: string,
): SQL | undefined => and(eq(table._id, id), isNotTrashed(table), scope);

/** Locks a record until the transaction ends, and returns it. Throws 'not-found'. */
export async function lockRecord<Item extends StoredRecord>(
  tx: Db,
  records: Records<Item>,
  id: string,
): Promise<Item> {
  const { table, columns, noun } = records;
  const [stored] = await tx
    .select(columns as Columns)
    .from(table)
    .where(isChangeable(records, id))
    .for('update');
  if (!stored) throw notFound(noun);
  return stored as unknown as Item;
}

/** Stores a new record and returns it. Call it in a transaction, like the two functions below. */
export async function createRecord<Item extends StoredRecord>(
  tx: Db,
  records: Records<Item>,
  { values, actor }: { values: Omit<Item, keyof StoredRecord>; actor: Actor },
): Promise<Item> {
  const now = new Date().toISOString();
  const [stored] = await tx
    .insert(records.table)
    .values({ ...buildValues(records, null, values), _id: newId(), createdAt: now, updatedAt: now })
    .returning(records.columns as Columns);
  const after = stored as unknown as Item;
  await recordChange(tx, records, actor, { before: null, after });
  return after;
}

/** Throws 'conflict' with both versions if a record has changed since the version that a change is based on. */
export function refuseOldVersion<Item extends StoredRecord>(
  { noun }: Pick<Records<Item>, 'noun'>,
  current: Item,
  { changes, basedOn }: Pick<RecordChange<object>, 'changes' | 'basedOn'>,
): void {
  if (!basedOn || basedOn === current.updatedAt) return;
  throw new AppError(
    'conflict',
    `This ${noun} has been changed by someone else since you opened it`,
    {
      conflict: { yours: changes, current },
    },
  );
}

/**
 * Changes a record and returns it before and after. If the record has changed since `basedOn`, throws
 * 'conflict' with both versions and changes nothing.
 */
export async function changeRecord<Item extends StoredRecord>(
  tx: Db,
  records: Records<Item>,
  id: string,
  { changes, basedOn, actor }: RecordChange<Partial<Item>>,
): Promise<{ before: Item; after: Item }> {
  const before = await lockRecord(tx, records, id);
  refuseOldVersion(records, before, { changes, basedOn });
  const [stored] = await tx
    .update(records.table)
    .set({ ...buildValues(records, before, changes), updatedAt: nextVersion(before.updatedAt) })
    .where(eq(records.table._id, id))
    .returning(records.columns as Columns);
  const after = stored as unknown as Item;
  await recordChange(tx, records, actor, { before, after });
  return { before, after };
}

/** Writes the audit line of a record that was moved to the trash, and announces the change. */
export const recordDeletion = <Item extends StoredRecord>(
  tx: Db,
  records: Records<Item>,
  actor: Actor,
  before: Item,
): Promise<void> => recordChange(tx, records, actor, { before, after: null });
