import { fillPlaceholders, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { columnName } from '#server/platform/db/column-name.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import type { Lead } from './lead.ts';
import { isOpenStatus } from './open-status.ts';
import { leadDays, leadLedger, leadTallies, noDealer } from './schema.ts';
import { connectionShard } from './shard.ts';
import { tallyColumns } from './tallies.ts';

type Declared = Pick<Lead, 'facts' | 'table' | 'derived' | 'tallyKeys'>;
type OpenRequests = readonly Pick<Lead, 'facts' | 'table'>[];

const dialect = new PgDialect({ casing: 'snake_case' });
const placeholder = sql.placeholder;

const castToText = (name: string) => sql`${placeholder(name)}::text`;

/** The given answerer of a request that staff took; for all others, what the clause `answerer` finds. */
const answererValues: Lead['derived'] = {
  dealerId: (field) => sql`coalesce(${field('dealerId')}::uuid, (select dealer_id from answerer))`,
  assignedTo: (field) => sql`coalesce(${field('assignedTo')}, (select username from answerer))`,
};

/** Builds the number of open requests that an account owns. */
function countOpenRequests(owned: OpenRequests): SQL {
  const counts = owned.map(
    (lead) => sql`(select count(*) from ${lead.table} as request
      where request.assigned_to = account.username and request.deleted_at is null
        and ${isOpenStatus(lead, 'request')})`,
  );
  return sql.join(counts, sql` + `);
}

/**
 * Builds the clause that finds the dealer whose label the request names, if exactly one active dealer has it. If the
 * dealer assigns requests automatically, it also finds the dealer's account with the fewest open requests; ties are
 * broken at random, or the oldest account would get the most.
 */
function buildAnswererClause({ facts }: Declared, owned: OpenRequests): SQL {
  const { dealership, permission } = facts;
  if (!dealership) return sql``;
  return sql`, dealer as (
      select (array_agg(_id))[1] as _id, bool_and(auto_assign) as auto_assign from ${dealers}
      where is_active and ${isKept(dealers)} and name || ', ' || city = ${castToText(dealership)} having count(*) = 1
    ), answerer as (
      select dealer._id as dealer_id, owner.username
      from dealer left join lateral (
        select account.username from ${staffAccounts} as account
        where dealer.auto_assign and account.dealer_id = dealer._id and not account.is_disabled
          and ${permission} = any(account.permissions)
        order by ${countOpenRequests(owned)}, random() limit 1
      ) as owner on true
    )`;
}

/** Builds the record's columns, and the typed value of each. */
function buildColumnsAndValues({ facts, table, derived }: Declared): [columns: SQL, values: SQL] {
  const found = facts.dealership ? { ...derived, ...answererValues } : derived;
  const entries = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
  const columns = entries.map(([name, column]) => sql.identifier(columnName(name, column)));
  const values = entries.map(([name, column]) => {
    const value = found[name]?.(castToText) ?? sql.param(placeholder(name), column);
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
      insert into ${leadTallies} (lead, field, value, dealer, shard, count)
      select ${facts.slug}, field, value, coalesce(dealer_id, ${noDealer}::uuid), ${connectionShard}, 1
      from record, lateral (values ${sql.join(rows, sql`, `)}) as named (field, value)
      where value is not null
      on conflict (lead, field, value, shard, dealer) do update set count = lead_tallies.count + 1
    )`;
}

/** The clause that queues the emails, passed as one JSON list because their number varies. */
const emailClause = sql`, posted as (
      insert into ${outgoingMail} (_id, recipient, subject, text, created_at, next_attempt_at, attempts)
      select email._id, email.recipient, email.subject, email.text, now(), now(), 0
      from record, jsonb_to_recordset(${placeholder('emails')}::jsonb)
        as email (_id uuid, recipient text, subject text, text text)
    )`;

/**
 * Builds the clause that locks the car or bay of the request's appointment, before anything else is stored. Without it,
 * several statements would store their rows for the same time, wait for each other and deadlock.
 */
function buildLockClause({ facts }: Declared): SQL {
  if (!facts.appointment) return sql``;
  return sql`locked as materialized (
      select count(pg_advisory_xact_lock(${advisoryLocks.bookables}, hashtext(planned."bookableId"::text))) as locks
      from jsonb_to_recordset(${placeholder('appointments')}::jsonb) as planned ("bookableId" uuid)
    ), `;
}

/**
 * Builds the clause that stores the request's appointment, if it comes with one: a list of at most one, passed as JSON.
 * Empty for types without appointments. If the time is taken, the constraint makes the whole statement fail.
 */
function buildAppointmentClause({ facts }: Declared): SQL {
  if (!facts.appointment) return sql``;
  return sql`, planned as (
      insert into ${appointments} (_id, created_at, updated_at, kind, request_id, dealer_id, bookable_id, status,
        start_at, end_at, blocked_until, created_by, token_hash, sequence, announced_sequence, next_reminder_at)
      select planned._id, planned."createdAt", planned."updatedAt", planned.kind, record._id, planned."dealerId",
        planned."bookableId", planned.status, planned."startAt", planned."endAt", planned."blockedUntil",
        planned."createdBy", planned."tokenHash", planned.sequence, planned."announcedSequence",
        planned."nextReminderAt"
      from record, jsonb_to_recordset(${placeholder('appointments')}::jsonb) as planned (_id uuid,
        "createdAt" timestamptz, "updatedAt" timestamptz, kind text, "dealerId" uuid, "bookableId" uuid, status text,
        "startAt" timestamptz, "endAt" timestamptz, "blockedUntil" timestamptz, "createdBy" text, "tokenHash" text,
        sequence int, "announcedSequence" int, "nextReminderAt" timestamptz)
    )`;
}

/**
 * Builds the one statement that stores a submission: its idempotency row, record, counts, ledger,
 * appointment and emails.
 */
function buildStatement(lead: Declared, owned: OpenRequests): SQL {
  const { slug } = lead.facts;
  const [columns, values] = buildColumnsAndValues(lead);
  const returned = ['_id', 'dealer_id', ...tallyColumns(lead).map(({ column }) => column)].map(
    (name) => sql.identifier(name),
  );
  return sql`
    with ${buildLockClause(lead)}line as (
      insert into ${idempotencyLines} (lead, key, body_hash, record_id, expires_at)
      select ${slug}, ${placeholder('key')}::text, ${placeholder('bodyHash')}::text, ${placeholder('_id')}::uuid,
        ${placeholder('expiresAt')}::timestamptz
      ${lead.facts.appointment ? sql`from locked` : sql``}
      on conflict (lead, key) do update
        set body_hash = excluded.body_hash, record_id = excluded.record_id,
            expires_at = excluded.expires_at
        where idempotency_lines.expires_at <= now()
      returning key
    )${buildAnswererClause(lead, owned)}, record as (
      insert into ${lead.table} (${columns}) select ${values} from line
      returning ${sql.join(returned, sql`, `)}
    ), counted as (
      insert into ${leadDays} (lead, day, status, dealer, shard, count)
      select ${slug}, ${placeholder('day')}::date, ${placeholder('status')},
             coalesce(dealer_id, ${noDealer}::uuid), ${connectionShard}, 1 from record
      on conflict (lead, day, status, shard, dealer) do update set count = lead_days.count + 1
    ), accepted as (
      insert into ${leadLedger} (lead, shard, accepted, purged)
      select ${slug}, ${connectionShard}, 1, 0 from record
      on conflict (lead, shard) do update set accepted = lead_ledger.accepted + 1
    )${buildTallyClause(lead)}${buildAppointmentClause(lead)}${emailClause}
    select _id from record`;
}

/**
 * Builds the statement that stores a request of this type, as a function of its values by name. `owned` are the types
 * whose open requests an account answers. It is a prepared statement, because planning its inserts costs more than
 * running them.
 */
export function prepareSubmission(
  lead: Declared,
  owned: OpenRequests,
): (values: Record<string, unknown>) => pg.QueryConfig {
  const { sql: text, params } = dialect.sqlToQuery(buildStatement(lead, owned));
  const name = `submit ${lead.facts.slug}`;
  return (values) => ({ name, text, values: fillPlaceholders(params, values) });
}
