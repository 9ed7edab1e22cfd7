import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { setupMessages } from '#contract/appointments/setup.ts';
import { workMessages } from '#contract/leads/lead-work.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import {
  appointments,
  type bookables,
  type closures,
  isBlocking,
  type openings,
} from './schema.ts';

const invalidDealer = (message: string) => invalidInput([{ field: 'dealerId', message }]);

/** The condition for cars, bays, hours or closures of a viewer's dealer; head office may see all. */
export const scopeSetup = (column: AnyPgColumn, { dealerId }: Viewer): SQL | undefined =>
  dealerId === null ? undefined : eq(column, dealerId);

/**
 * Returns the dealer of a new record: the viewer's own, or the one that head office chose; null if none. Throws
 * 'invalid' for an unknown dealer, and for a dealer other than the viewer's own.
 */
export async function findNamedDealer(
  db: Db,
  { dealerId: own }: Viewer,
  named: string | null | undefined,
): Promise<string | null> {
  if (own !== null) {
    if (named && named !== own) throw invalidDealer(setupMessages.otherDealer);
    return own;
  }
  if (!named) return null;
  const [found] = await db
    .select({ _id: dealers._id })
    .from(dealers)
    .where(and(eq(dealers._id, named), isNotTrashed(dealers)));
  if (!found) throw invalidDealer(workMessages.unknownDealer);
  return named;
}

/** Returns the dealer of a new record, but throws 'invalid' if there is none. */
export async function requireNamedDealer(
  db: Db,
  viewer: Viewer,
  named: string | null | undefined,
): Promise<string> {
  const dealerId = await findNamedDealer(db, viewer, named);
  if (dealerId === null) throw invalidDealer(setupMessages.chooseDealer);
  return dealerId;
}

/** The maximum number of records in a group, and the error for one more. */
interface SetupLimit {
  table: typeof bookables | typeof openings | typeof closures;
  /** The dealer of the records; null for records of all dealers. */
  dealerId: string | null;
  /** The condition for the counted records. */
  where: SQL | undefined;
  max: number;
  /** The field that gets the error. */
  field: string;
  message: string;
}

/**
 * Throws 'invalid' if there are too many records, including the new or restored one. Call it after storing that record:
 * others who add to the same dealer concurrently wait for the transaction, and then count it.
 */
export async function refuseTooMany(tx: Db, limit: SetupLimit): Promise<void> {
  const { table, dealerId, where, max, field, message } = limit;
  await tx.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.dealerSetup}, hashtext(${dealerId ?? ''}))`,
  );
  const [found] = await tx
    .select({ total: count() })
    .from(table)
    .where(and(where, isNotTrashed(table)));
  if ((found?.total ?? 0) > max) throw invalidInput([{ field, message }]);
}

/** Throws a conflict if the record to delete, such as a car, has upcoming appointments that match the condition. */
export async function refuseBooked(tx: Db, condition: SQL): Promise<void> {
  const [found] = await tx
    .select({ toCome: count() })
    .from(appointments)
    .where(and(condition, isBlocking, gt(appointments.endAt, new Date().toISOString())));
  if (found?.toCome) throw new AppError('conflict', setupMessages.hasAppointments(found.toCome));
}
