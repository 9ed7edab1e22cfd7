import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { formatReference, type LeadRecordBase, type Receipt } from '#contract/lead.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { RequestClient } from '#server/platform/http/client.ts';
import { hashInput, type IdempotencyKey } from '#server/platform/idempotency/idempotency-key.ts';
import type { NewAppointment } from '#server/resources/appointments/new-appointment.ts';
import type { Lead } from './lead.ts';

/** Parsed input of one type. */
export type Input = Record<string, unknown>;

/** A request to store. */
export interface Submission {
  input: Input;
  sender: RequestClient | NoClient;
  idempotencyKey: IdempotencyKey;
  /** Replaces the input when repeats are recognized: stored files get new names each time. */
  fingerprint?: Input;
  /** Of a request that staff took. */
  taken?: Taken | undefined;
  /** Of a request for a time: stored with it, or neither is. */
  appointment?: NewAppointment | undefined;
  /** Throws if it must not be stored; called in the transaction that stores it, before. */
  check?: ((tx: Db) => Promise<void>) | undefined;
}

/** A request that staff took names no browser of the customer. */
type NoClient = { [Name in keyof RequestClient]: null };

/** What differs in a request that staff took. */
interface Taken {
  /** Who answers it; null: as if the customer had sent it. */
  answerer: Pick<LeadRecordBase, 'dealerId' | 'assignedTo'> | null;
  /** Records who took it, in the transaction that stores it. */
  record: (tx: Db, id: string) => Promise<void>;
}

/** The result of a submission. A repeat stores nothing and gets the first one's receipt. */
export interface Submitted {
  receipt: Receipt;
  isRepeat: boolean;
}

/** Whether /verify knows requests of this type. */
export const hasVerifyCode = (
  table: Lead['table'],
): table is Lead['table'] & { verifyCode: AnyPgColumn } => 'verifyCode' in table;

/** Returns the hash by which a repeat of a submission is recognized. */
export const hashSubmission = ({ input, fingerprint = input }: Submission): string =>
  hashInput(fingerprint);

/** Builds what the visitor gets. */
export const buildReceipt = (_id: string, verifyCode: unknown): Receipt => ({
  _id,
  reference: formatReference(_id),
  ...(typeof verifyCode === 'string' && { verifyCode }),
});
