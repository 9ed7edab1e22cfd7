import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from '#server/platform/db/client.ts';
import { columnName } from '#server/platform/db/columns.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leadDays, leadTallies } from '#server/resources/leads/schema.ts';
import { valueCountColumns } from '#server/resources/leads/value-counts.ts';

/** A Latin and an Urdu word in the name of one person in `every`; all names have 'sample'. */
export const rareWord = { word: 'rarewind', urdu: 'زبردست', every: 977 };
/** Parts of all names, with the letters of the rare word in other places. */
const urduNames = ['محمد علی', 'فاطمہ رضا', 'بلال ستار', 'زینب درانی'];

const pickOne = (values: readonly string[]): SQL =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}])[1 + n % ${values.length}::int]`;

const numberedName = sql`'sample visitor ' || n || ' ' || ${pickOne(urduNames)}
  || case n % ${rareWord.every}::int when 0 then ${` ${rareWord.word} ${rareWord.urdu}`} else '' end`;

/** Seven digits that differ between the first ten million records, and look like those of real numbers. */
const number = sql`lpad((n::bigint * 7919 % 10000000)::text, 7, '0')`;

/** Appointments are spread over four months, half of them to come. */
const dayOfAppointment = sql`(current_date + n % 120 - 60)`;

/** Returns a plausible value for a column of the type; columns that staff filter by cycle through four values. */
function buildOwnValue({ facts, tallyKeys }: Lead, name: string, column: PgColumn): SQL {
  const filtered = [...facts.filters, ...Object.values(tallyKeys)];
  if (filtered.includes(name)) return pickOne([`${name} 1`, `${name} 2`, `${name} 3`, `${name} 4`]);
  const type = column.getSQLType();
  if (name === 'firstName' || name === 'fullName') return numberedName;
  if (type === 'text') return name === 'phone' ? sql`'0300 ' || ${number}` : sql`'Sample ' || n`;
  if (type === 'boolean') return sql`n % 2 = 0`;
  if (type === 'date') return dayOfAppointment;
  if (type === 'jsonb') return sql`'[]'::jsonb`;
  if (type.endsWith('[]')) return sql`'{}'`;
  if (type.startsWith('timestamp')) return sql`now()`;
  return sql`n`;
}

/** Returns the values of the columns that every type has. Records are spread evenly over the last year. */
const buildSharedValues = ({ facts }: Lead, records: number): Record<string, SQL> => ({
  _id: sql`gen_random_uuid()`,
  status: pickOne(Object.keys(facts.statuses)),
  createdAt: sql`now() - n * interval '365 days' / ${records}::int`,
  updatedAt: sql`now()`,
  phoneDigits: sql`'92300' || ${number}`,
});

/** The newest requests wait for an answer, and somewhat more for the day on which staff get back to the customer. */
const waiting = { unanswered: 200, followedUp: 500 };

/** Returns the values of an office that keeps up: four owners share the requests, and only the newest wait. */
const buildWorkValues = (records: number): Record<string, SQL> => ({
  assignedTo: pickOne(['hr', 'second', 'third', 'fourth']),
  firstResponseAt: sql`case when n > ${waiting.unanswered}::int
    then now() - n * interval '365 days' / ${records}::int + interval '10 minutes' end`,
  nextFollowUp: sql`case when n <= ${waiting.followedUp}::int then now() end`,
  source: pickOne(['direct', 'newsletter', 'search.example', 'phone']),
});

/**
 * Fills a type's empty table with plausible records and counts them, as if each had been submitted and the
 * counts of past days merged.
 */
export async function fillLead(
  { connection }: Database,
  lead: Lead,
  { records, isWorkedOn = false }: { records: number; isWorkedOn?: boolean },
): Promise<void> {
  // A separate connection, because those of the pool have time limits that a million records exceed.
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const db = drizzle(client, { casing: 'snake_case' });
    await withoutIndexes(db, lead, () => insertRecords(db, lead, { records, isWorkedOn }));
    await countRecords(db, lead);
    await db.execute(sql`vacuum analyze ${lead.table}`);
  } finally {
    await client.end();
  }
}

/** Drops the indexes, and disables our triggers, while `fill` runs: creating them afterwards is much faster. */
async function withoutIndexes(db: NodePgDatabase, { table }: Lead, fill: () => Promise<void>) {
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${getTableName(table)}::regclass and not indisunique`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.raw(name)}`);
  await db.execute(sql`alter table ${table} disable trigger user`);
  await fill();
  await db.execute(sql`alter table ${table} enable trigger user`);
  await db.execute(sql`set maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}

async function insertRecords(
  db: NodePgDatabase,
  lead: Lead,
  { records, isWorkedOn }: { records: number; isWorkedOn: boolean },
) {
  const { table, facts, tallyKeys } = lead;
  const filled = [...facts.filters, ...Object.values(tallyKeys)];
  const shared = {
    ...buildSharedValues(lead, records),
    ...(isWorkedOn && buildWorkValues(records)),
  };
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) =>
      !column.generated && (shared[name] || column.notNull || filled.includes(name)),
  );
  const values = columns.map(([name, column]) => shared[name] ?? buildOwnValue(lead, name, column));
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
  for (const { field, column: name } of valueCountColumns(lead)) {
    const column = sql.identifier(name);
    await db.execute(sql`
      insert into ${leadTallies} (lead, field, value, shard, count)
      select ${facts.slug}, ${field}, ${column}, 0, count(*) from ${table}
      where ${column} is not null group by ${column}`);
  }
}
