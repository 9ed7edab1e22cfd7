import { fillPlaceholders, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { columnName } from '#server/platform/db/column-name.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import type { Lead } from './lead.ts';
import { leadDays, leadTallies } from './schema.ts';
import { connectionShard } from './shard.ts';
import { tallyColumns } from './tallies.ts';

type Declared = Pick<Lead, 'facts' | 'table' | 'derived' | 'tallyKeys'>;

const dialect = new PgDialect({ casing: 'snake_case' });
const placeholder = sql.placeholder;

const castToText = (name: string) => sql`${placeholder(name)}::text`;

/** Builds the record's columns, and the typed value of each. */
function buildColumnsAndValues({ table, derived }: Declared): [columns: SQL, values: SQL] {
  const entries = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
  const columns = entries.map(([name, column]) => sql.identifier(columnName(name, column)));
  const values = entries.map(([name, column]) => {
    const value = derived[name]?.(castToText) ?? sql.param(placeholder(name), column);
    return sql`${value}::${sql.raw(column.getSQLType())}`;
  });
  return [sql.join(columns, sql`, `), sql.join(values, sql`, `)];
}

/** Builds the clause that counts the type's tallied fields; empty if it has none. */
function buildTallyClause(lead: Declared): SQL {
  const { facts } = lead;
  const keys = tallyColumns(lead);
  if (keys.length === 0) return sql``;
  const rows = keys.map(
    ({ field, column }) => sql`(${field}::text, record.${sql.identifier(column)})`,
  );
  return sql`, tallied as (
      insert into ${leadTallies} (lead, field, value, shard, count)
      select ${facts.slug}, field, value, ${connectionShard}, 1
      from record, lateral (values ${sql.join(rows, sql`, `)}) as named (field, value)
      where value is not null
      on conflict (lead, field, value, shard) do update set count = lead_tallies.count + 1
    )`;
}

/** The clause that queues the emails, passed as one JSON list because their number varies. */
const emailClause = sql`, posted as (
      insert into ${outgoingMail} (_id, recipient, subject, text, created_at, next_attempt_at, attempts)
      select email._id, email.recipient, email.subject, email.text, now(), now(), 0
      from record, jsonb_to_recordset(${placeholder('emails')}::jsonb)
        as email (_id uuid, recipient text, subject text, text text)
    )`;

/** Builds the one statement that stores a submission: its idempotency row, record, counts and emails. */
function buildStatement(lead: Declared): SQL {
  const { slug } = lead.facts;
  const [columns, values] = buildColumnsAndValues(lead);
  const returned = ['_id', ...tallyColumns(lead).map(({ column }) => column)].map((name) =>
    sql.identifier(name),
  );
  return sql`
    with line as (
      insert into ${idempotencyLines} (lead, key, body_hash, record_id, expires_at)
      values (${slug}, ${placeholder('key')}, ${placeholder('bodyHash')}, ${placeholder('_id')}, ${placeholder('expiresAt')})
      on conflict (lead, key) do update
        set body_hash = excluded.body_hash, record_id = excluded.record_id,
            expires_at = excluded.expires_at
        where idempotency_lines.expires_at <= now()
      returning key
    ), record as (
      insert into ${lead.table} (${columns}) select ${values} from line
      returning ${sql.join(returned, sql`, `)}
    ), counted as (
      insert into ${leadDays} (lead, day, status, shard, count)
      select ${slug}, ${placeholder('day')}::date, ${placeholder('status')}, ${connectionShard}, 1 from record
      on conflict (lead, day, status, shard) do update set count = lead_days.count + 1
    )${buildTallyClause(lead)}${emailClause}
    select _id from record`;
}

/**
 * Builds the statement that stores a request of this type, as a function of its values by name. It is a prepared
 * statement, because planning its inserts costs more than running them.
 */
export function prepareSubmission(
  lead: Declared,
): (values: Record<string, unknown>) => pg.QueryConfig {
  const { sql: text, params } = dialect.sqlToQuery(buildStatement(lead));
  const name = `submit ${lead.facts.slug}`;
  return (values) => ({ name, text, values: fillPlaceholders(params, values) });
}
