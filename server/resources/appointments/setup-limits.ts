import { and, count, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { isKept } from '#server/records/trash/columns.ts';
import type { bookables, closures, openings } from './schema.ts';

/** How many records of a table belong together at most, and what staff read about one more. */
interface SetupLimit {
  table: typeof bookables | typeof openings | typeof closures;
  /** The dealer whose records they are; null for those of all dealers. */
  dealerId: string | null;
  /** The condition for the records that count. */
  where: SQL | undefined;
  max: number;
  /** The field beside which the message is shown. */
  field: string;
  message: string;
}

/**
 * Throws 'invalid' if there are too many records, the new or restored one included. Call it after that one is stored:
 * others who add to the same dealer at the same time wait until the transaction ends, and count it.
 */
export async function refuseTooMany(tx: Db, limit: SetupLimit): Promise<void> {
  const { table, dealerId, where, max, field, message } = limit;
  await tx.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.dealerSetup}, hashtext(${dealerId ?? ''}))`,
  );
  const [found] = await tx
    .select({ total: count() })
    .from(table)
    .where(and(where, isKept(table)));
  if ((found?.total ?? 0) > max) throw invalidInput([{ field, message }]);
}
