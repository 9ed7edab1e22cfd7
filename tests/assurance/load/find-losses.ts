import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import type { Ledger } from './ledger.ts';

/** A stored request, its idempotency keys and the number of its queued emails. */
interface Stored {
  id: string;
  email: string;
  keys: string[];
  emails: number;
}

type Db = Database['db'];

const readRows = async <Row extends Record<string, unknown>>(db: Db, query: SQL) =>
  (await db.execute<Row>(query)).rows;

/** Every stored request of every type, but for the samples of a first start. */
async function readStored(db: Db): Promise<Stored[]> {
  const keys = new Map<string, string[]>();
  const lines = await readRows<{ id: string; key: string }>(
    db,
    sql`select record_id as id, key from ${idempotencyLines}`,
  );
  for (const { id, key } of lines) keys.set(id, [...(keys.get(id) ?? []), key]);

  // One email goes to the visitor, whose address is unique, and one to the staff, with the record's id.
  const emails = new Map<string, number>();
  const queued = await readRows<{ about: string }>(
    db,
    sql`select coalesce(substring(text from 'open=([0-9a-f-]{36})'), recipient) as about
        from ${outgoingMail}`,
  );
  for (const { about } of queued) emails.set(about, (emails.get(about) ?? 0) + 1);

  const stored: Stored[] = [];
  for (const { table } of leads) {
    const rows = await readRows<{ id: string; email: string }>(
      db,
      sql`select _id as id, email from ${table} where source is distinct from 'sample'`,
    );
    for (const { id, email } of rows) {
      const both = Math.min(emails.get(id) ?? 0, 1) + Math.min(emails.get(email) ?? 0, 1);
      stored.push({ id, email, keys: keys.get(id) ?? [], emails: both });
    }
  }
  return stored;
}

/** The types, days and statuses whose stored counts differ from the records, and ledgers that do not balance. */
export async function findWrongCounts(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  for (const { facts, table } of leads) {
    const rows = await readRows<{ day: string; status: string }>(
      db,
      sql`select day::text, status from (
            select day, status, sum(count)::int as count from ${leadDays}
            where lead = ${facts.slug} group by day, status having sum(count) > 0) as kept
          full join (
            select (created_at at time zone 'Asia/Karachi')::date as day, status, count(*)::int
            from ${table} where ${isNotTrashed(table)} group by 1, 2) as counted using (day, status, count)
          where kept.count is null or counted.count is null`,
    );
    wrong.push(...rows.map(({ day, status }) => `${facts.slug} ${day} ${status}`));
  }
  const unbalanced = (await readLedger(db)).filter(({ isBalanced }) => !isBalanced);
  return [...wrong, ...unbalanced.map(({ slug }) => `ledger of ${slug}`)];
}

/** Differences between what was acknowledged and what is stored. All lists should be empty. */
export interface Losses {
  /** Keys of acknowledged requests without a record. */
  missing: string[];
  /** Email addresses with more than one record. */
  duplicates: string[];
  /** Records without exactly their own key and emails, and wrong counts. */
  incomplete: string[];
}

/** Compares what is stored with what was acknowledged; `emailsEach` is how many emails a request has. */
export async function findLosses(
  db: Db,
  { sent, acknowledged }: Ledger,
  emailsEach: number,
): Promise<Losses> {
  const stored = await readStored(db);
  const ids = new Set(stored.map(({ id }) => id));
  const perAddress = Map.groupBy(stored, ({ email }) => email);
  const sentKeys = new Map([...sent.values()].map(({ key, email }) => [email, `sent:${key}`]));
  const isIncomplete = ({ email, keys, emails }: Stored) =>
    keys.join() !== sentKeys.get(email) || emails !== emailsEach;
  return {
    missing: [...acknowledged].filter(([, id]) => !ids.has(id)).map(([key]) => key),
    duplicates: [...perAddress].filter(([, records]) => records.length > 1).map(([email]) => email),
    incomplete: [
      ...stored.filter(isIncomplete).map(({ id }) => id),
      ...(await findWrongCounts(db)),
    ],
  };
}
