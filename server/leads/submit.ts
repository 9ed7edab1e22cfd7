import { getTableColumns, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { phoneDigits } from '#contract/formats.ts';
import { type Receipt, referenceOf } from '#contract/lead.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import type { Db } from '#server/db/client.ts';
import type { Sender } from '#server/http/sender.ts';
import { expiryOf, hashOfInput, type Repeat, usedForAnother } from '#server/repeat/repeat.ts';
import { idempotencyLines } from '#server/repeat/schema.ts';
import type { Intake } from './intake.ts';
import type { Lead } from './lead.ts';

/** Parsed input of one type. */
export type Input = Record<string, unknown>;

/** A request on its way in. */
export interface Submission {
  input: Input;
  sender: Sender;
  repeat: Repeat;
  /** What tells two requests apart, where the input does not: files are kept under new names each time. */
  fingerprint?: Input;
}

/** What became of a submission: a repeat stored nothing and has the first one's receipt. */
export interface Submitted {
  receipt: Receipt;
  isRepeat: boolean;
}

/** A value for every column of the type's table; what nobody brought is null. */
function newRow({ facts, table, searched }: Lead, input: Input, sender: Sender) {
  const _id = uuidv7();
  const now = new Date().toISOString();
  const words = searched.map((name) => input[name] ?? '');
  const empty = Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, null]));
  return {
    ...empty,
    ...input,
    ...sender,
    _id,
    status: Object.keys(facts.statuses)[0],
    createdAt: now,
    updatedAt: now,
    searchText: [...words, referenceOf(_id)].join('\n').toLowerCase(),
    phoneDigits: phoneDigits(String(input.phone ?? '')),
  };
}

/**
 * Stores a visitor's request: the idempotency line, the record, its counts and its letters in one
 * statement, so that all of it is on disk or none. The same input under the same key stores nothing
 * again and gives the first receipt; another input under that key throws a conflict.
 */
export async function submitLead(
  intake: Intake,
  lead: Lead,
  { input, sender, repeat, fingerprint = input }: Submission,
): Promise<Submitted> {
  const row = newRow(lead, input, sender);
  const bodyHash = hashOfInput(fingerprint);
  if (await store(intake, lead, { row, repeat, bodyHash })) {
    return { receipt: receiptOf(row._id), isRepeat: false };
  }
  const { db } = intake.database;
  const receipt = await receiptOfFirst(db, lead.facts.slug, repeat.key, bodyHash);
  return { receipt, isRepeat: true };
}

interface Fresh {
  row: ReturnType<typeof newRow>;
  repeat: Repeat;
  bodyHash: string;
}

/** Answers whether it has stored the row; if not, one is stored under its key. */
async function store(
  { database, letters, wakeMail }: Intake,
  lead: Lead,
  { row, repeat, bodyHash }: Fresh,
): Promise<boolean> {
  const reason = { facts: lead.facts, record: row, repeatKey: repeat.key };
  const written = letters.write(reason).map((letter) => ({ _id: uuidv7(), ...letter }));
  const submission = lead.submission({
    ...row,
    key: repeat.key,
    bodyHash,
    day: todayInPakistan(new Date(row.createdAt)),
    expiresAt: expiryOf(repeat),
    letters: JSON.stringify(written),
  });
  const { rowCount } = await database.pool.query(submission).catch((error) => {
    letters.takeBack(reason);
    throw error;
  });
  const isStored = rowCount === 1;
  if (isStored && written.length > 0) wakeMail();
  return isStored;
}

async function receiptOfFirst(db: Db, slug: string, key: string, bodyHash: string) {
  const { rows } = await db.execute<{ record_id: string; body_hash: string }>(sql`
    select record_id, body_hash from ${idempotencyLines} where lead = ${slug} and key = ${key}`);
  const [first] = rows;
  if (first?.body_hash === bodyHash) return receiptOf(first.record_id);
  throw usedForAnother();
}

const receiptOf = (_id: string): Receipt => ({ _id, reference: referenceOf(_id) });
