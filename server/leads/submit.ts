import { createHash } from 'node:crypto';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { v7 as uuidv7 } from 'uuid';
import { phoneDigits, todayInPakistan } from '#contract/formats.ts';
import { type Receipt, referenceOf } from '#contract/lead.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Sender } from '#server/http/sender.ts';
import type { Lead } from './lead.ts';
import { idempotencyLines, leadDays, leadTallies } from './schema.ts';
import { shardOfConnection } from './shard.ts';

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

function newRow({ facts, searched }: Lead, input: Input, sender: Sender): Input {
  const _id = uuidv7();
  const now = new Date().toISOString();
  const words = searched.map((name) => input[name] ?? '');
  return {
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

/** The record's own part of the statement: its columns, and its values with their types. */
function columnsAndValues(lead: Lead, row: Input): [columns: SQL, values: SQL] {
  const columns = Object.entries(getTableColumns(lead.table));
  return [
    sql.join(
      columns.map(([name, column]) =>
        sql.identifier(column.keyAsName ? toSnakeCase(name) : column.name),
      ),
      sql`, `,
    ),
    sql.join(
      columns.map(
        ([name, column]) =>
          sql`${sql.param(row[name] ?? null, column)}::${sql.raw(column.getSQLType())}`,
      ),
      sql`, `,
    ),
  ];
}

/** The statement's part for the type's tallied fields; nothing for a type that has none. */
function tallyPart({ facts }: Lead, row: Input): SQL {
  const named = Object.values(facts.tallies).filter((field) => row[field] != null);
  if (named.length === 0) return sql``;
  const rows = named.map((field) => sql`(${field}::text, ${row[field]}::text)`);
  return sql`, tallied as (
      insert into ${leadTallies} (lead, field, value, shard, count)
      select ${facts.slug}, field, value, ${shardOfConnection}, 1
      from record, (values ${sql.join(rows, sql`, `)}) as named (field, value)
      on conflict (lead, field, value, shard) do update set count = lead_tallies.count + 1
    )`;
}

/**
 * Stores a visitor's request: the idempotency line, the record and its counts in one statement, so
 * that all of it is on disk or none. The same input under the same key stores nothing again and
 * gives the first receipt; another input under that key throws a conflict.
 */
export async function submitLead(
  db: Db,
  lead: Lead,
  input: Input,
  sender: Sender,
  { key, forMs }: Repeat,
): Promise<Receipt> {
  const { slug } = lead.facts;
  const row = newRow(lead, input, sender);
  const [columns, values] = columnsAndValues(lead, row);
  const bodyHash = hashOfInput(input);
  const day = todayInPakistan(new Date(String(row.createdAt)));
  const expiresAt = new Date(Date.now() + forMs).toISOString();
  const { rowCount } = await db.execute(sql`
    with line as (
      insert into ${idempotencyLines} (lead, key, body_hash, record_id, expires_at)
      values (${slug}, ${key}, ${bodyHash}, ${row._id}, ${expiresAt})
      on conflict (lead, key) do update
        set body_hash = excluded.body_hash, record_id = excluded.record_id,
            expires_at = excluded.expires_at
        where idempotency_lines.expires_at <= now()
      returning key
    ), record as (
      insert into ${lead.table} (${columns}) select ${values} from line
      returning _id
    ), counted as (
      insert into ${leadDays} (lead, day, status, shard, count)
      select ${slug}, ${day}::date, ${row.status}, ${shardOfConnection}, 1 from record
      on conflict (lead, day, status, shard) do update set count = lead_days.count + 1
    )${tallyPart(lead, row)}
    select _id from record`);
  if (rowCount === 1) return receiptOf(String(row._id));
  return await receiptOfFirst(db, slug, key, bodyHash);
}

async function receiptOfFirst(db: Db, slug: string, key: string, bodyHash: string) {
  const { rows } = await db.execute<{ record_id: string; body_hash: string }>(sql`
    select record_id, body_hash from ${idempotencyLines} where lead = ${slug} and key = ${key}`);
  const [first] = rows;
  if (first?.body_hash === bodyHash) return receiptOf(first.record_id);
  throw new AppError('conflict', 'This Idempotency-Key was already used for another request');
}

const receiptOf = (_id: string): Receipt => ({ _id, reference: referenceOf(_id) });
