import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { leads } from '#server/leads/registry.ts';
import { leadDays } from '#server/leads/schema.ts';
import { outgoingMail } from '#server/mail/schema.ts';
import { idempotencyLines } from '#server/repeat/schema.ts';
import type { Ledger } from './ledger.ts';

/** A stored request, with what was stored beside it. */
interface Stored {
  id: string;
  email: string;
  /** The Idempotency-Keys that lead to it, and the letters that tell of it. */
  keys: string[];
  letters: number;
}

type Db = Database['db'];

const rowsOf = async <Row extends Record<string, unknown>>(db: Db, query: SQL) =>
  (await db.execute<Row>(query)).rows;

/** Every stored request of every type. */
async function readStored(db: Db): Promise<Stored[]> {
  const keys = new Map<string, string[]>();
  const lines = await rowsOf<{ id: string; key: string }>(
    db,
    sql`select record_id as id, key from ${idempotencyLines}`,
  );
  for (const { id, key } of lines) keys.set(id, [...(keys.get(id) ?? []), key]);

  // One letter goes to the visitor, whose address no other has; one to the desk, with the record's id.
  const letters = new Map<string, number>();
  const posted = await rowsOf<{ about: string }>(
    db,
    sql`select coalesce(substring(text from 'open=([0-9a-f-]{36})'), recipient) as about
        from ${outgoingMail}`,
  );
  for (const { about } of posted) letters.set(about, (letters.get(about) ?? 0) + 1);

  const stored: Stored[] = [];
  for (const { table } of leads) {
    const rows = await rowsOf<{ id: string; email: string }>(
      db,
      sql`select _id as id, email from ${table}`,
    );
    for (const { id, email } of rows) {
      const both = Math.min(letters.get(id) ?? 0, 1) + Math.min(letters.get(email) ?? 0, 1);
      stored.push({ id, email, keys: keys.get(id) ?? [], letters: both });
    }
  }
  return stored;
}

/** The types, days and statuses whose kept counts are not those of the records. */
async function wrongCounts(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  for (const { facts, table } of leads) {
    const rows = await rowsOf<{ day: string; status: string }>(
      db,
      sql`select day::text, status from (
            select day, status, sum(count)::int as count from ${leadDays}
            where lead = ${facts.slug} group by day, status having sum(count) > 0) as kept
          full join (
            select (created_at at time zone 'Asia/Karachi')::date as day, status, count(*)::int
            from ${table} group by 1, 2) as counted using (day, status, count)
          where kept.count is null or counted.count is null`,
    );
    wrong.push(...rows.map(({ day, status }) => `${facts.slug} ${day} ${status}`));
  }
  return wrong;
}

/** What of a load is not stored as it was acknowledged. All of these should be empty. */
export interface Losses {
  /** Keys of acknowledged requests that are not there. */
  missing: string[];
  /** Addresses with more than one record. */
  doubled: string[];
  /** Records without exactly their own key or their letters, and counts that are wrong. */
  halves: string[];
}

/** Compares what is stored with what was acknowledged; `lettersEach` is how many letters a request has. */
export async function findLosses(
  db: Db,
  { sent, acknowledged }: Ledger,
  lettersEach: number,
): Promise<Losses> {
  const stored = await readStored(db);
  const ids = new Set(stored.map(({ id }) => id));
  const perAddress = Map.groupBy(stored, ({ email }) => email);
  const keyOf = new Map([...sent.values()].map(({ key, email }) => [email, `sent:${key}`]));
  const isHalf = ({ email, keys, letters }: Stored) =>
    keys.join() !== keyOf.get(email) || letters !== lettersEach;
  return {
    missing: [...acknowledged].filter(([, id]) => !ids.has(id)).map(([key]) => key),
    doubled: [...perAddress].filter(([, records]) => records.length > 1).map(([email]) => email),
    halves: [...stored.filter(isHalf).map(({ id }) => id), ...(await wrongCounts(db))],
  };
}
