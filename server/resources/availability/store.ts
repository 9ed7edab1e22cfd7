import { and, eq } from 'drizzle-orm';
import { availabilityAdmin } from '#contract/availability/availability-admin.ts';
import {
  type availabilityInput,
  availabilityMessages as messages,
} from '#contract/availability/availability-input.ts';
import type { z } from '#contract/zod.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import { announceChange } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { newId } from '#server/platform/new-id.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { buildCellKey, type CheckedCell, checkCell } from './check-cells.ts';
import { availability } from './schema.ts';

const { slug: kind } = availabilityAdmin;

/** A checked statement, and the version that it replaces; without one it replaces any. */
export interface NewCell extends CheckedCell {
  updatedAt?: string | null | undefined;
}

/**
 * Returns the dealer whose cars a viewer states: the viewer's own, or the one that head office names; undefined if none.
 * Throws 'forbidden' for another dealer than the viewer's own.
 */
export function chooseDealer(
  { dealerId: own }: Viewer,
  named: string | undefined,
): string | undefined {
  if (own !== null && named && named !== own) throw new AppError('forbidden', messages.otherDealer);
  return own ?? named;
}

type Fault = Parameters<typeof invalidInput>[0][number];

/** Checks all statements of a save. Throws 'invalid' with every fault: 'cells.3.units'. */
export function checkCells({
  cells,
}: Pick<z.output<typeof availabilityInput>, 'cells'>): NewCell[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const checked = cells.flatMap(({ updatedAt, ...typed }, index) => {
    const refuse = (field: string, message: string) => {
      faults.push({ field: `cells.${index}.${field}`, message });
      return [];
    };
    const result = checkCell(typed);
    if ('fault' in result) return refuse(result.fault.field, result.fault.message);
    const key = buildCellKey(result.cell);
    if (seen.has(key)) return refuse('color', messages.statedTwice);
    seen.add(key);
    return [{ ...result.cell, updatedAt }];
  });
  if (faults.length > 0) throw invalidInput(faults);
  return checked;
}

/** Locks a dealer, so that its statements are changed one save at a time. Throws 'invalid' for an unknown one. */
async function lockDealer(tx: Db, dealerId: string): Promise<void> {
  const [found] = await tx
    .select({ _id: dealers._id })
    .from(dealers)
    .where(and(eq(dealers._id, dealerId), isNotTrashed(dealers)))
    .for('no key update');
  if (!found) throw invalidInput([{ field: 'dealerId', message: messages.unknownDealer }]);
}

type Stored = typeof availability.$inferSelect;

/** Throws 'conflict' if statements have changed since the versions that the new ones replace. */
function refuseOldVersions(cells: readonly NewCell[], stored: ReadonlyMap<string, Stored>): void {
  const errors = cells.flatMap((cell, index) => {
    const current = stored.get(buildCellKey(cell))?.updatedAt ?? null;
    if (cell.updatedAt === undefined || cell.updatedAt === current) return [];
    return [{ field: `cells.${index}.units`, message: messages.changed }];
  });
  if (errors.length > 0) throw new AppError('conflict', messages.someChanged, { errors });
}

const pickAudited = ({ updatedAt: _version, ...fields }: Stored) => fields;

/** Stores one statement with its line in the audit, if it differs. Returns whether it does. */
async function storeCell(
  tx: Db,
  { before, after, actor }: { before: Stored | undefined; after: Stored; actor: Actor },
): Promise<boolean> {
  if (!before && after.units === null) return false;
  const isChanged = await recordAudit(tx, actor, {
    kind,
    recordId: after._id,
    before: before ? pickAudited(before) : null,
    after: pickAudited(after),
  });
  if (!isChanged) return false;
  if (!before) {
    await tx.insert(availability).values(after);
    return true;
  }
  const { units, expectedOn, statedOn } = after;
  await tx
    .update(availability)
    .set({ units, expectedOn, statedOn, updatedAt: nextVersion(before.updatedAt) })
    .where(eq(availability._id, after._id));
  return true;
}

/**
 * Stores statements of a dealer, all or none, with their lines in the audit. Returns how many changed. Call it in a
 * transaction. Throws 'invalid' for an unknown dealer, and 'conflict' if one has changed since its version.
 */
export async function storeCells(
  tx: Db,
  dealerId: string,
  { cells, actor }: { cells: readonly NewCell[]; actor: Actor },
): Promise<number> {
  await lockDealer(tx, dealerId);
  const rows = await tx.select().from(availability).where(eq(availability.dealerId, dealerId));
  const stored = new Map(rows.map((row) => [buildCellKey(row), row]));
  refuseOldVersions(cells, stored);
  let changed = 0;
  for (const { updatedAt: _seen, ...cell } of cells) {
    const before = stored.get(buildCellKey(cell));
    const _id = before?._id ?? newId();
    const after = { ...cell, _id, dealerId, updatedAt: new Date().toISOString() };
    if (await storeCell(tx, { before, after, actor })) changed += 1;
  }
  if (changed > 0) await announceChange(tx, 'dealers');
  return changed;
}
