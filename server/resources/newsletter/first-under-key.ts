import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import {
  computeExpiry,
  hashInput,
  idempotencyConflict,
  keyFromHeader,
} from '#server/platform/idempotency/idempotency-key.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';

const lead = 'newsletter';

/**
 * Whether this Idempotency-Key was not used in the last 24 hours; if so, it is stored with the transaction. A
 * concurrent call with the same key waits for this transaction. Throws a conflict if the key was used for another
 * input.
 */
export async function isFirstUnderKey(tx: Db, sentKey: string, input: object): Promise<boolean> {
  const idempotencyKey = keyFromHeader(sentKey);
  const { key } = idempotencyKey;
  const entry = { bodyHash: hashInput(input), expiresAt: computeExpiry(idempotencyKey) };
  const stored = await tx
    .insert(idempotencyLines)
    .values({ lead, key, ...entry })
    .onConflictDoUpdate({
      target: [idempotencyLines.lead, idempotencyLines.key],
      set: entry,
      setWhere: lte(idempotencyLines.expiresAt, sql`now()`),
    })
    .returning({ key: idempotencyLines.key });
  if (stored.length > 0) return true;
  const [first] = await tx
    .select({ bodyHash: idempotencyLines.bodyHash })
    .from(idempotencyLines)
    .where(and(eq(idempotencyLines.lead, lead), eq(idempotencyLines.key, key)));
  if (first?.bodyHash !== entry.bodyHash) throw idempotencyConflict();
  return false;
}
