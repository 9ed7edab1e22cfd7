import { and, eq, type SQL } from 'drizzle-orm';
import { type Actor, recordMove } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import { announceChange } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isAnyDuplicate } from '#server/platform/db/errors.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { lockRecord, recordDeletion, type StoredRecord } from '#server/records/records.ts';
import { isTrashed } from './columns.ts';
import type { NotRestored, StoredRow, TrashRules } from './rules.ts';

/** Who moves a record. Without a viewer, records of all dealers can be moved. */
interface Mover {
  actor: Actor;
  viewer?: Viewer;
}

/** Locks a record with all its columns until the transaction ends. Throws 'not-found'. */
async function lockRow<Item extends StoredRecord>(
  tx: Db,
  { records: { table, noun }, scope }: TrashRules<Item>,
  id: string,
  { viewer, condition }: { viewer: Viewer | undefined; condition?: SQL | undefined },
): Promise<StoredRow> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table._id, id), viewer && scope?.(viewer), condition))
    .for('update');
  if (!row) throw notFound(noun);
  return row as StoredRow;
}

/** Moves a record to the trash in the given transaction, and returns its last state. Throws 'not-found'. */
export async function trashRecord<Item extends StoredRecord>(
  tx: Db,
  rules: TrashRules<Item>,
  id: string,
  { actor, viewer }: Mover,
): Promise<Item> {
  const { scope, refuse, changeCounts } = rules;
  const records = { ...rules.records, scope: viewer && scope?.(viewer) };
  const { table } = records;
  const before = await lockRecord(tx, records, id);
  await refuse?.(tx, id);
  const [row] = await tx
    .update(table)
    .set({ deletedAt: new Date().toISOString(), deletedBy: actor.username })
    .where(eq(table._id, id))
    .returning();
  await changeCounts?.(tx, row as StoredRow, -1);
  await recordDeletion(tx, records, actor, before);
  return before;
}

/**
 * Restores a record from the trash; does nothing if it is not there. Returns what could not be restored with it; null
 * if everything was. Throws 'not-found', and a conflict if another record has taken its place since.
 */
export async function restoreRecord<Item extends StoredRecord>(
  db: Db,
  rules: TrashRules<Item>,
  id: string,
  { actor, viewer }: Mover,
): Promise<NotRestored | null> {
  const { table, kind, noun, shownAs } = rules.records;
  const restoring = db.transaction(async (tx) => {
    const row = await lockRow(tx, rules, id, { viewer });
    if (row.deletedAt === null) return null;
    await tx.update(table).set({ deletedAt: null, deletedBy: null }).where(eq(table._id, id));
    await rules.changeCounts?.(tx, row, 1);
    const missing = (await rules.afterRestore?.(tx, row, actor)) ?? null;
    await recordMove(tx, actor, { kind, recordId: id, action: 'restore' });
    if (shownAs) await announceChange(tx, shownAs);
    return missing;
  });
  return await restoring.catch((error: unknown) => {
    if (!isAnyDuplicate(error)) throw error;
    const message = `Another ${noun} has taken its place: change or delete that one, then restore this one`;
    throw new AppError('conflict', message);
  });
}

/** Who purges a record. Without an actor no audit line is written, because the caller writes one. */
interface Purger {
  actor: Actor | null;
  viewer?: Viewer;
  /** Whether the record may also be outside the trash. */
  isAnywhere?: boolean;
}

/**
 * Purges a record from the trash in the given transaction, with all its personal values in the audit. Returns the keys
 * of its files; remove them after the commit. Throws 'not-found' for a record that is not in the trash.
 */
export async function purgeRecord<Item extends StoredRecord>(
  tx: Db,
  rules: TrashRules<Item>,
  id: string,
  { actor, viewer, isAnywhere = false }: Purger,
): Promise<string[]> {
  const { table, kind } = rules.records;
  const condition = isAnywhere ? undefined : isTrashed(table);
  const row = await lockRow(tx, rules, id, { viewer, condition });
  if (row.deletedAt === null) await rules.changeCounts?.(tx, row, -1);
  await rules.beforePurge?.(tx, row);
  await tx.delete(table).where(eq(table._id, id));
  await recordMove(tx, actor, { kind, recordId: id, action: 'purge' });
  return rules.listFiles?.(row) ?? [];
}

/** Purges a record in the same way, but returns null if it is gone: someone else was faster. */
export async function purgeIfPresent<Item extends StoredRecord>(
  ...purge: Parameters<typeof purgeRecord<Item>>
): Promise<string[] | null> {
  try {
    return await purgeRecord(...purge);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
