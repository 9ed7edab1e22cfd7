import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { setupMessages } from '#contract/appointments/setup.ts';
import { workMessages } from '#contract/lead-work.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';

const invalidDealer = (message: string) => invalidInput([{ field: 'dealerId', message }]);

/** The condition for the cars, bays, hours or closures of a viewer's dealer; head office has those of all. */
export const scopeSetup = (column: AnyPgColumn, { dealerId }: Viewer): SQL | undefined =>
  dealerId === null ? undefined : eq(column, dealerId);

/**
 * Returns the dealer of a new record: the viewer's own, or the one that head office names; null if it names none.
 * Throws 'invalid' for an unknown dealer, and for another than the viewer's own.
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
    .where(and(eq(dealers._id, named), isKept(dealers)));
  if (!found) throw invalidDealer(workMessages.unknownDealer);
  return named;
}

/** The same, but throws 'invalid' if there is none. */
export async function requireNamedDealer(
  db: Db,
  viewer: Viewer,
  named: string | null | undefined,
): Promise<string> {
  const dealerId = await findNamedDealer(db, viewer, named);
  if (dealerId === null) throw invalidDealer(setupMessages.chooseDealer);
  return dealerId;
}
