import { createHash } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { phoneDigits, todayInPakistan } from '#contract/formats.ts';
import { type Receipt, referenceOf } from '#contract/lead.ts';
import type { Database, Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Sender } from '#server/http/sender.ts';
import type { Lead } from './lead.ts';
import { idempotencyLines } from './schema.ts';

/** What makes two submissions one: the key, and for how long it is remembered. */
export interface Repeat {
  key: string;
  forMs: number;
}

/** Parsed input of one type. */
export type Input = Record<string, unknown>;

/** The SHA-256 of an accepted input. Schemas put its keys into one order. */
export function hashOfInput(input: Input): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
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
 * Stores a visitor's request: the idempotency line, the record and its counts in one statement, so
 * that all of it is on disk or none. The same input under the same key stores nothing again and
 * gives the first receipt; another input under that key throws a conflict.
 */
export async function submitLead(
  { db, pool }: Database,
  lead: Lead,
  input: Input,
  sender: Sender,
  { key, forMs }: Repeat,
): Promise<Receipt> {
  const row = newRow(lead, input, sender);
  const bodyHash = hashOfInput(input);
  const { rowCount } = await pool.query(
    lead.submission({
      ...row,
      key,
      bodyHash,
      day: todayInPakistan(new Date(row.createdAt)),
      expiresAt: new Date(Date.now() + forMs).toISOString(),
    }),
  );
  if (rowCount === 1) return receiptOf(row._id);
  return await receiptOfFirst(db, lead.facts.slug, key, bodyHash);
}

async function receiptOfFirst(db: Db, slug: string, key: string, bodyHash: string) {
  const { rows } = await db.execute<{ record_id: string; body_hash: string }>(sql`
    select record_id, body_hash from ${idempotencyLines} where lead = ${slug} and key = ${key}`);
  const [first] = rows;
  if (first?.body_hash === bodyHash) return receiptOf(first.record_id);
  throw new AppError('conflict', 'This Idempotency-Key was already used for another request');
}

const receiptOf = (_id: string): Receipt => ({ _id, reference: referenceOf(_id) });
