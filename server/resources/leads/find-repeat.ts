import { sql } from 'drizzle-orm';
import { idempotencyConflict } from '#server/platform/idempotency/idempotency-key.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import type { Lead } from './lead.ts';
import {
  buildReceipt,
  hashSubmission,
  hasVerifyCode,
  type Submission,
  type Submitted,
} from './submission.ts';
import type { SubmissionServices } from './submission-services.ts';

type StoredLine = { record_id: string; body_hash: string; verify_code: string | null };

/** The code of the request that a line of idempotency_lines names; null for types without one. */
const selectVerifyCode = (table: Lead['table']) =>
  hasVerifyCode(table)
    ? sql`(select ${table.verifyCode} from ${table} where ${table._id} = record_id)`
    : sql`null::text`;

/**
 * Finds the submission that this one repeats; null if its key is new. Throws a conflict if the key was used for another
 * input.
 */
export async function findRepeat(
  { database }: SubmissionServices,
  { facts, table }: Lead,
  submission: Submission,
): Promise<Submitted | null> {
  const { key } = submission.idempotencyKey;
  const { rows } = await database.db.execute<StoredLine>(sql`
    select record_id, body_hash, ${selectVerifyCode(table)} as verify_code from ${idempotencyLines}
    where lead = ${facts.slug} and key = ${key} and expires_at > now()`);
  const [first] = rows;
  if (!first) return null;
  if (first.body_hash !== hashSubmission(submission)) throw idempotencyConflict();
  return { receipt: buildReceipt(first.record_id, first.verify_code), isRepeat: true };
}
