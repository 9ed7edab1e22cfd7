import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { formatReference, type LeadRecordBase, type Receipt } from '#contract/leads/lead.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { RequestClient } from '#server/platform/http/client.ts';
import {
  hashInput,
  type IdempotencyKey,
  idempotencyConflict,
} from '#server/platform/idempotency/idempotency-key.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { findTimeOfId } from '#server/platform/new-id.ts';
import type { NewAppointment } from '#server/resources/appointments/new-appointment.ts';
import type { Lead } from './lead.ts';
import { buildRequestPath } from './own-page/links.ts';
import { ownRequests } from './own-page/schema.ts';
import type { SubmissionServices } from './submission-services.ts';

/** Parsed input of one type. */
export type Input = Record<string, unknown>;

/** A request to store. */
export interface Submission {
  input: Input;
  sender: RequestClient | NoClient;
  idempotencyKey: IdempotencyKey;
  /** Replaces the input for recognizing repeats: stored files get new names each time. */
  fingerprint?: Input;
  /** For a request that staff entered. */
  taken?: Taken | undefined;
  /** The appointment, stored together with the request or not at all. */
  appointment?: NewAppointment | undefined;
  /** Throws if the request must not be stored; called beforehand in the same transaction. */
  check?: ((tx: Db) => Promise<void>) | undefined;
}

/** A request that staff entered has no client data, because the browser is not the customer's. */
type NoClient = { [Name in keyof RequestClient]: null };

/** Differences of a request that staff entered. */
interface Taken {
  /** Who handles it; null: assigned as if the customer had sent it. */
  answerer: Pick<LeadRecordBase, 'dealerId' | 'assignedTo'> | null;
  /** Records who entered it, in the transaction that stores it. */
  record: (tx: Db, id: string) => Promise<void>;
}

/** The result of a submission. A repeat stores nothing and gets the first one's receipt. */
export interface Submitted {
  receipt: Receipt;
  isRepeat: boolean;
}

/** Whether /verify recognizes requests of this type. */
export const hasVerifyCode = (
  table: Lead['table'],
): table is Lead['table'] & { verifyCode: AnyPgColumn } => 'verifyCode' in table;

/** Returns the hash that identifies repeats of a submission. */
export const hashSubmission = ({ input, fingerprint = input }: Submission): string =>
  hashInput(fingerprint);

/** Builds the response to the visitor. */
export const buildReceipt = (
  _id: string,
  { token, verifyCode, next }: { token: string; verifyCode: unknown; next: NextStep | null },
): Receipt => ({
  _id,
  reference: formatReference(_id),
  trackingUrl: buildRequestPath(token),
  ...(typeof verifyCode === 'string' && { verifyCode }),
  ...(next && { next }),
});

type StoredLine = {
  record_id: string;
  body_hash: string;
  verify_code: string | null;
  link_version: number | null;
  created_at: Date | string | null;
};

/** Selects the code of the request in a line of idempotency_lines; null for types without codes. */
const selectVerifyCode = (table: Lead['table']) =>
  hasVerifyCode(table)
    ? sql`(select ${table.verifyCode} from ${table} where ${table._id} = record_id)`
    : sql`null::text`;

/**
 * Finds the submission that this one repeats; null if its key is new. Throws a conflict if the key was used with
 * another input.
 */
export async function findRepeat(
  { database, readNextStep, requestLinks }: SubmissionServices,
  lead: Lead,
  submission: Submission,
): Promise<Submitted | null> {
  const { facts, table } = lead;
  const { key } = submission.idempotencyKey;
  const { rows } = await database.db.execute<StoredLine>(sql`
    select record_id, body_hash, ${selectVerifyCode(table)} as verify_code,
      (select link_version from ${ownRequests} where _id = record_id) as link_version,
      (select ${table.createdAt} from ${table} where ${table._id} = record_id) as created_at
    from ${idempotencyLines}
    where lead = ${facts.slug} and key = ${key} and expires_at > now()`);
  const [first] = rows;
  if (!first) return null;
  if (first.body_hash !== hashSubmission(submission)) throw idempotencyConflict();
  const { record_id: _id, verify_code: verifyCode } = first;
  // A request that was purged is answered as well as possible.
  const createdAt = first.created_at ? new Date(first.created_at).toISOString() : findTimeOfId(_id);
  const next = await readNextStep(lead, { ...submission.input, _id, createdAt });
  const linked = { kind: facts.slug, id: _id };
  const token = await requestLinks.createToken(linked, first.link_version ?? 0);
  return { receipt: buildReceipt(_id, { token, verifyCode, next }), isRepeat: true };
}
