import { getTableColumns, sql } from 'drizzle-orm';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { phoneDigits } from '#contract/formats.ts';
import { formatReference, type LeadRecordBase, type Receipt } from '#contract/lead.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import type { Db } from '#server/platform/db/client.ts';
import { runInTransaction } from '#server/platform/db/transaction.ts';
import type { RequestClient } from '#server/platform/http/request-client.ts';
import {
  computeExpiry,
  hashInput,
  type IdempotencyKey,
  idempotencyConflict,
} from '#server/platform/idempotency/idempotency-key.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import type { Lead } from './lead.ts';
import { leads } from './registry.ts';
import type { SubmissionServices } from './submission-services.ts';
import { prepareSubmission } from './submit-statement.ts';

/** Parsed input of one type. */
export type Input = Record<string, unknown>;

/** The statement that stores a request, of each type. */
const submissions = new Map(leads.map((lead) => [lead, prepareSubmission(lead, leads)]));

/** A request to store. */
export interface Submission {
  input: Input;
  sender: RequestClient | NoClient;
  idempotencyKey: IdempotencyKey;
  /** Replaces the input when repeats are recognized: stored files get new names each time. */
  fingerprint?: Input;
  /** Of a request that staff took. */
  taken?: Taken | undefined;
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

/** Builds a row with a value for every column of the type's table; missing ones are null. */
function buildRow({ facts, table }: Lead, { input, sender, taken }: Submission) {
  const _id = uuidv7();
  const now = new Date().toISOString();
  const empty = Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, null]));
  return {
    ...empty,
    ...input,
    ...sender,
    ...taken?.answerer,
    _id,
    status: Object.keys(facts.statuses)[0],
    createdAt: now,
    updatedAt: now,
    phoneDigits: phoneDigits(String(input.phone ?? '')),
  };
}

/**
 * Stores a request: the idempotency row, the record, its counts and its emails in one statement, so
 * that all or none is on disk. The same input under the same key stores nothing again and returns the first
 * receipt; another input under that key throws a conflict.
 */
export async function submitLead(
  services: SubmissionServices,
  lead: Lead,
  submission: Submission,
): Promise<Submitted> {
  const { input, idempotencyKey, fingerprint = input, taken } = submission;
  const row = buildRow(lead, submission);
  const bodyHash = hashInput(fingerprint);
  if (await store(services, lead, { row, idempotencyKey, bodyHash, taken })) {
    return { receipt: buildReceipt(row._id), isRepeat: false };
  }
  const { db } = services.database;
  const receipt = await findFirstReceipt(db, lead.facts.slug, idempotencyKey.key, bodyHash);
  return { receipt, isRepeat: true };
}

interface NewSubmission {
  row: ReturnType<typeof buildRow>;
  idempotencyKey: IdempotencyKey;
  bodyHash: string;
  taken: Taken | undefined;
}

/** Runs the statement; for a request that staff took, in one transaction with the record of who took it. */
async function runStatement(
  { pool }: SubmissionServices['database'],
  statement: pg.QueryConfig,
  { row, taken }: Pick<NewSubmission, 'row' | 'taken'>,
): Promise<boolean> {
  if (!taken) return (await pool.query(statement)).rowCount === 1;
  return await runInTransaction(pool, async (client, tx) => {
    const { rowCount } = await client.query(statement);
    const isStored = rowCount === 1;
    if (isStored) await taken.record(tx, row._id);
    return isStored;
  });
}

/** Stores the row; returns false if one is already stored under its key. */
async function store(
  { database, emailWriter, wakeMail }: SubmissionServices,
  lead: Lead,
  { row, idempotencyKey, bodyHash, taken }: NewSubmission,
): Promise<boolean> {
  const isTaken = taken !== undefined;
  const reason = { facts: lead.facts, record: row, repeatKey: idempotencyKey.key, isTaken };
  const emails = emailWriter.write(reason).map((email) => ({ _id: uuidv7(), ...email }));
  const submission = submissions.get(lead)?.({
    ...row,
    key: idempotencyKey.key,
    bodyHash,
    day: todayInPakistan(new Date(row.createdAt)),
    expiresAt: computeExpiry(idempotencyKey),
    emails: JSON.stringify(emails),
  });
  if (!submission) throw new Error(`${lead.facts.slug} is not a registered type`);
  const isStored = await runStatement(database, submission, { row, taken }).catch((error) => {
    emailWriter.takeBack(reason);
    throw error;
  });
  if (isStored && emails.length > 0) wakeMail();
  return isStored;
}

async function findFirstReceipt(db: Db, slug: string, key: string, bodyHash: string) {
  const { rows } = await db.execute<{ record_id: string; body_hash: string }>(sql`
    select record_id, body_hash from ${idempotencyLines} where lead = ${slug} and key = ${key}`);
  const [first] = rows;
  if (first?.body_hash === bodyHash) return buildReceipt(first.record_id);
  throw idempotencyConflict();
}

const buildReceipt = (_id: string): Receipt => ({ _id, reference: formatReference(_id) });
