import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from '#server/db/client.ts';
import { columnName } from '#server/db/column-name.ts';
import type { Lead } from '#server/leads/lead.ts';
import { columnOf } from '#server/leads/list.ts';
import { leadDays, leadTallies } from '#server/leads/schema.ts';

/** Every so-manieth record is of this word; all are of 'sample'. */
export const rareWord = { word: 'rarewind', every: 977 };

const oneOf = (values: readonly string[]): SQL =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}])[1 + n % ${values.length}::int]`;

/** A value of a type's own column: plausible in its form, cycling where staff filter by it. */
function ownValue({ facts }: Lead, name: string, column: PgColumn): SQL {
  const words = [...facts.filters, ...Object.values(facts.tallies)];
  if (words.includes(name)) return oneOf([`${name} 1`, `${name} 2`, `${name} 3`, `${name} 4`]);
  const type = column.getSQLType();
  if (type === 'text')
    return name === 'phone' ? sql`'0300 ' || lpad(n::text, 7, '0')` : sql`'Sample ' || n`;
  if (type === 'boolean') return sql`n % 2 = 0`;
  if (type === 'date') return sql`current_date`;
  if (type === 'jsonb') return sql`'[]'::jsonb`;
  if (type.endsWith('[]')) return sql`'{}'`;
  if (type.startsWith('timestamp')) return sql`now()`;
  return sql`n`;
}

/** The values of the columns that every type has. Records are spread evenly over the last year. */
const sharedValues = ({ facts }: Lead, records: number): Record<string, SQL> => ({
  _id: sql`gen_random_uuid()`,
  status: oneOf(Object.keys(facts.statuses)),
  createdAt: sql`now() - n * interval '365 days' / ${records}::int`,
  updatedAt: sql`now()`,
  searchText: sql`'sample visitor ' || n || case n % ${rareWord.every}::int when 0 then ${` ${rareWord.word}`} else '' end`,
  phoneDigits: sql`'92300' || lpad(n::text, 7, '0')`,
});

/**
 * Fills a type's empty table with plausible records and counts them, as if each had been submitted and
 * days that are over folded.
 */
export async function fillLead(
  { connection }: Database,
  lead: Lead,
  { records }: { records: number },
): Promise<void> {
  // A connection of its own: the pool's have limits that a million records exceed.
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const db = drizzle(client, { casing: 'snake_case' });
    await withoutIndexes(db, lead, () => insertRecords(db, lead, records));
    await countRecords(db, lead);
    await db.execute(sql`vacuum analyze ${lead.table}`);
  } finally {
    await client.end();
  }
}

/** Indexes of a full table are made in a fraction of the time that filling an indexed one takes. */
async function withoutIndexes(db: NodePgDatabase, { table }: Lead, fill: () => Promise<void>) {
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${getTableName(table)}::regclass and not indisunique`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.raw(name)}`);
  await fill();
  await db.execute(sql`set maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}

async function insertRecords(db: NodePgDatabase, lead: Lead, records: number) {
  const { table, facts } = lead;
  const shared = sharedValues(lead, records);
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => shared[name] || column.notNull || facts.filters.includes(name),
  );
  const values = columns.map(([name, column]) => shared[name] ?? ownValue(lead, name, column));
  const names = columns.map(([name, column]) => sql.identifier(columnName(name, column)));
  await db.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from generate_series(1, ${records}::int) as n`);
}

async function countRecords(db: NodePgDatabase, lead: Lead) {
  const { table, facts } = lead;
  await db.execute(sql`
    insert into ${leadDays} (lead, day, status, shard, count)
    select ${facts.slug}, (created_at at time zone 'Asia/Karachi')::date, status, 0, count(*)
    from ${table} group by 2, 3`);
  for (const field of Object.values(facts.tallies)) {
    const column = columnOf(lead, field);
    await db.execute(sql`
      insert into ${leadTallies} (lead, field, value, shard, count)
      select ${facts.slug}, ${field}, ${column}, 0, count(*) from ${table}
      where ${column} is not null group by ${column}`);
  }
}
