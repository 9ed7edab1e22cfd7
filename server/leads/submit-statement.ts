import { fillPlaceholders, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { columnName } from '#server/db/column-name.ts';
import { outgoingMail } from '#server/mail/schema.ts';
import { idempotencyLines } from '#server/repeat/schema.ts';
import type { Lead } from './lead.ts';
import { leadDays, leadTallies } from './schema.ts';
import { shardOfConnection } from './shard.ts';

type Declared = Pick<Lead, 'facts' | 'table' | 'derived'>;

const dialect = new PgDialect({ casing: 'snake_case' });
const placed = sql.placeholder;

const textOf = (name: string) => sql`${placed(name)}::text`;

/** The record's own part of the statement: its columns, and each one's value with its type. */
function columnsAndPlaces({ table, derived }: Declared): [columns: SQL, places: SQL] {
  const entries = Object.entries(getTableColumns(table));
  const columns = entries.map(([name, column]) => sql.identifier(columnName(name, column)));
  const places = entries.map(([name, column]) => {
    const value = derived[name]?.(textOf) ?? sql.param(placed(name), column);
    return sql`${value}::${sql.raw(column.getSQLType())}`;
  });
  return [sql.join(columns, sql`, `), sql.join(places, sql`, `)];
}

/** The statement's part for the type's tallied fields; nothing for a type that has none. */
function tallyPart({ facts }: Declared): SQL {
  const fields = Object.values(facts.tallies);
  if (fields.length === 0) return sql``;
  const rows = fields.map((field) => sql`(${field}::text, ${placed(field)}::text)`);
  return sql`, tallied as (
      insert into ${leadTallies} (lead, field, value, shard, count)
      select ${facts.slug}, field, value, ${shardOfConnection}, 1
      from record, (values ${sql.join(rows, sql`, `)}) as named (field, value)
      where value is not null
      on conflict (lead, field, value, shard) do update set count = lead_tallies.count + 1
    )`;
}

/** The letters that leave with the request, from one list in JSON, as their number differs. */
const letterPart = sql`, posted as (
      insert into ${outgoingMail} (_id, recipient, subject, text, created_at, next_attempt_at, attempts)
      select letter._id, letter.recipient, letter.subject, letter.text, now(), now(), 0
      from record, jsonb_to_recordset(${placed('letters')}::jsonb)
        as letter (_id uuid, recipient text, subject text, text text)
    )`;

/** One statement for all that a submission leaves: its idempotency line, record, counts and letters. */
function statementOf(lead: Declared): SQL {
  const { slug } = lead.facts;
  const [columns, places] = columnsAndPlaces(lead);
  return sql`
    with line as (
      insert into ${idempotencyLines} (lead, key, body_hash, record_id, expires_at)
      values (${slug}, ${placed('key')}, ${placed('bodyHash')}, ${placed('_id')}, ${placed('expiresAt')})
      on conflict (lead, key) do update
        set body_hash = excluded.body_hash, record_id = excluded.record_id,
            expires_at = excluded.expires_at
        where idempotency_lines.expires_at <= now()
      returning key
    ), record as (
      insert into ${lead.table} (${columns}) select ${places} from line
      returning _id
    ), counted as (
      insert into ${leadDays} (lead, day, status, shard, count)
      select ${slug}, ${placed('day')}::date, ${placed('status')}, ${shardOfConnection}, 1 from record
      on conflict (lead, day, status, shard) do update set count = lead_days.count + 1
    )${tallyPart(lead)}${letterPart}
    select _id from record`;
}

/**
 * The statement that stores a request of this type, as a function of its values by name. It is
 * prepared: planning its inserts anew each time would cost more than running them.
 */
export function prepareSubmission(
  lead: Declared,
): (values: Record<string, unknown>) => pg.QueryConfig {
  const { sql: text, params } = dialect.sqlToQuery(statementOf(lead));
  const name = `submit ${lead.facts.slug}`;
  return (values) => ({ name, text, values: fillPlaceholders(params, values) });
}
