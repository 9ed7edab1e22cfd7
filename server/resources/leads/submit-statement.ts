import { fillPlaceholders, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { columnName } from '#server/platform/db/columns.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import type { Email } from '#server/platform/mail/queue-emails.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import type { NewAppointment } from '#server/resources/appointments/new-appointment.ts';
import type { Lead } from './lead.ts';
import { leadDays, leadLedger, leadTallies, noDealer } from './schema.ts';
import {
  answererValues,
  buildAnswererClauses,
  buildAppointmentClause,
  buildLockClause,
  namesAnswerer,
  type OpenRequests,
} from './submit-clauses.ts';
import { connectionShard, valueCountColumns } from './value-counts.ts';

type Declared = Pick<Lead, 'facts' | 'table' | 'derived' | 'tallyKeys'>;

/** A request to store. */
export interface NewRequest {
  /** The columns that are not null, by their keys in the table. */
  row: Record<string, unknown> & { _id: string };
  /** The idempotency key, the hash of the input, and when the key expires (ISO 8601). */
  key: string;
  bodyHash: string;
  expiresAt: string;
  /** The day in Pakistan under which it counts. */
  day: string;
  emails: readonly (Pick<Email, 'recipient' | 'subject' | 'text' | 'language'> & { _id: string })[];
  /** Its appointment, if it has one. */
  appointment: NewAppointment | undefined;
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Lists the stored columns, with their names in the database. */
const listColumns = ({ table }: Pick<Lead, 'table'>) =>
  Object.entries(getTableColumns(table))
    .filter(([, column]) => !column.generated)
    .map(([key, column]) => ({ key, name: columnName(key, column), type: column.getSQLType() }));

/** Builds the clause that reads the requests from one JSON list, because their number varies. */
function buildSubmittedClause(columns: ReturnType<typeof listColumns>): SQL {
  const typed = columns.map(({ key, type }) => sql`${sql.identifier(key)} ${sql.raw(type)}`);
  return sql`submitted as materialized (
      select * from json_to_recordset(${sql.placeholder('requests')}::json) as request (${sql.join(typed, sql`, `)},
        key text, "bodyHash" text, "expiresAt" timestamptz, day date, emails json, appointments json)
    )`;
}

const readField = (key: string) => sql`submitted.${sql.identifier(key)}`;
/** A request without a language is in English, as the column's default says. */
const defaults: Readonly<Record<string, SQL>> = {
  language: sql`coalesce(${readField('language')}, 'en')`,
};
const readText = (key: string) => sql`${readField(key)}::text`;

/** Builds the clause that stores the records whose idempotency keys are new. */
function buildRecordClause(lead: Declared, columns: ReturnType<typeof listColumns>): SQL {
  const { facts, table } = lead;
  const hasAnswerer = namesAnswerer(facts);
  const derived = hasAnswerer ? { ...lead.derived, ...answererValues } : lead.derived;
  const values = columns.map(
    ({ key }) => derived[key]?.(readText) ?? defaults[key] ?? readField(key),
  );
  const returned = ['_id', 'dealer_id', ...valueCountColumns(lead).map(({ column }) => column)];
  const listNames = (names: readonly string[]) =>
    sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
  const answerer = hasAnswerer ? sql`left join answerer on answerer._id = submitted._id` : sql``;
  return sql`record as (
      insert into ${table} (${listNames(columns.map(({ name }) => name))})
      select ${sql.join(values, sql`, `)}
      from line join submitted on submitted._id = line.record_id ${answerer}
      returning ${listNames([...new Set(returned)])}
    )`;
}

/** Builds the clause that counts the type's tallied fields; empty if it has none. */
function buildTallyClause(lead: Declared): SQL {
  const keys = valueCountColumns(lead);
  if (keys.length === 0) return sql``;
  const rows = keys.map(
    ({ field, column }) => sql`(${field}::text, record.${sql.identifier(column)})`,
  );
  return sql`, tallied as (
      insert into ${leadTallies} (lead, field, value, dealer, shard, count)
      select ${lead.facts.slug}, field, value, coalesce(dealer_id, ${noDealer}::uuid) as dealer, ${connectionShard}, count(*)
      from record, lateral (values ${sql.join(rows, sql`, `)}) as named (field, value)
      where value is not null
      group by field, value, dealer order by field, value, dealer
      on conflict (lead, field, value, shard, dealer) do update set count = lead_tallies.count + excluded.count
    )`;
}

const emailClause = sql`, posted as (
      insert into ${outgoingMail} (_id, recipient, subject, text, language, created_at, next_attempt_at, attempts)
      select email._id, email.recipient, email.subject, email.text, coalesce(email.language, 'en'), now(), now(), 0
      from record join submitted using (_id), json_to_recordset(submitted.emails)
        as email (_id uuid, recipient text, subject text, text text, language text)
    )`;

/**
 * Builds the single statement that stores submissions: their idempotency rows, records, counts, ledger, appointments
 * and emails. Rows that other statements may also write are written in a fixed order, which prevents deadlocks.
 */
function buildStatement(lead: Declared, owned: OpenRequests): SQL {
  const { slug } = lead.facts;
  const columns = listColumns(lead);
  return sql`
    with ${buildSubmittedClause(columns)}${buildLockClause(lead.facts)}, line as (
      insert into ${idempotencyLines} (lead, key, body_hash, record_id, expires_at)
      select ${slug}, key, "bodyHash", _id, "expiresAt"
      from submitted${lead.facts.appointment ? sql`, locked` : sql``} order by key
      on conflict (lead, key) do update
        set body_hash = excluded.body_hash, record_id = excluded.record_id,
            expires_at = excluded.expires_at
        where idempotency_lines.expires_at <= now()
      returning record_id
    )${buildAnswererClauses(lead.facts, readText, owned)}, ${buildRecordClause(lead, columns)}, counted as (
      insert into ${leadDays} (lead, day, status, dealer, shard, count)
      select ${slug}, day, status, coalesce(record.dealer_id, ${noDealer}::uuid) as dealer, ${connectionShard}, count(*)
      from record join submitted using (_id)
      group by day, status, dealer order by day, status, dealer
      on conflict (lead, day, status, shard, dealer) do update set count = lead_days.count + excluded.count
    ), accepted as (
      insert into ${leadLedger} (lead, shard, accepted, purged)
      select ${slug}, ${connectionShard}, count(*), 0 from record having count(*) > 0
      on conflict (lead, shard) do update set accepted = lead_ledger.accepted + excluded.accepted
    )${buildTallyClause(lead)}${buildAppointmentClause(lead.facts)}${emailClause}
    select _id from record`;
}

/**
 * Builds the statement that stores requests of this type, as a function of the requests. It returns the ids of the
 * stored ones: the others repeat a key. Their keys must be distinct. `owned` are the types whose open requests an
 * account handles. It is a prepared statement, because planning its inserts costs more than running them.
 */
export function prepareSubmission(
  lead: Declared,
  owned: OpenRequests,
): (requests: readonly NewRequest[]) => pg.QueryConfig {
  const { sql: text, params } = dialect.sqlToQuery(buildStatement(lead, owned));
  const name = `submit ${lead.facts.slug}`;
  return (requests) => {
    const listed = requests.map(({ row, appointment, ...request }) => ({
      ...row,
      ...request,
      appointments: appointment ? [appointment] : [],
    }));
    return { name, text, values: fillPlaceholders(params, { requests: JSON.stringify(listed) }) };
  };
}
