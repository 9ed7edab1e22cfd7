import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { expiryOf, hashOfInput, repeatOfKey, usedForAnother } from '#server/repeat/repeat.ts';
import { idempotencyLines } from '#server/repeat/schema.ts';

const lead = 'newsletter';

/**
 * Whether nobody has subscribed under this Idempotency-Key in the last 24 hours; it is then taken
 * with the transaction. Called at the same time, it waits for the other's end. Throws a conflict if
 * the key was used for another input.
 */
export async function isFirstUnderKey(tx: Db, sentKey: string, input: object): Promise<boolean> {
  const repeat = repeatOfKey(sentKey);
  const { key } = repeat;
  const fresh = { bodyHash: hashOfInput(input), expiresAt: expiryOf(repeat) };
  const taken = await tx
    .insert(idempotencyLines)
    .values({ lead, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyLines.lead, idempotencyLines.key],
      set: fresh,
      setWhere: lte(idempotencyLines.expiresAt, sql`now()`),
    })
    .returning({ key: idempotencyLines.key });
  if (taken.length > 0) return true;
  const [first] = await tx
    .select({ bodyHash: idempotencyLines.bodyHash })
    .from(idempotencyLines)
    .where(and(eq(idempotencyLines.lead, lead), eq(idempotencyLines.key, key)));
  if (first?.bodyHash !== fresh.bodyHash) throw usedForAnother();
  return false;
}
