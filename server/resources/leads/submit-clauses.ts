import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { foldText } from '#server/platform/db/text-search.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import type { Derivation, Lead } from './lead.ts';

/**
 * Builds the clause that locks the cars or bays of the requests' appointments before anything is stored. Without it,
 * several statements would store their rows for the same time, wait for each other and deadlock.
 */
export function buildLockClause({ appointment }: LeadFacts): SQL {
  if (!appointment) return sql``;
  return sql`, locked as materialized (
      select count(pg_advisory_xact_lock(${advisoryLocks.bookables}, bookable)) as locks
      from (
        select distinct hashtext(planned."bookableId"::text) as bookable
        from submitted, json_to_recordset(submitted.appointments) as planned ("bookableId" uuid) order by bookable
      ) as planned
    )`;
}

/**
 * Builds the clause that stores the requests' appointments. Empty for types without appointments. If a time is taken,
 * the constraint makes the whole statement fail.
 */
export function buildAppointmentClause({ appointment }: LeadFacts): SQL {
  if (!appointment) return sql``;
  return sql`, planned as (
      insert into ${appointments} (_id, created_at, updated_at, kind, request_id, dealer_id, bookable_id, status,
        start_at, end_at, blocked_until, created_by, token_hash, sequence, announced_sequence, next_reminder_at)
      select planned._id, planned."createdAt", planned."updatedAt", planned.kind, record._id, planned."dealerId",
        planned."bookableId", planned.status, planned."startAt", planned."endAt", planned."blockedUntil",
        planned."createdBy", planned."tokenHash", planned.sequence, planned."announcedSequence",
        planned."nextReminderAt"
      from record join submitted using (_id), json_to_recordset(submitted.appointments) as planned (_id uuid,
        "createdAt" timestamptz, "updatedAt" timestamptz, kind text, "dealerId" uuid, "bookableId" uuid, status text,
        "startAt" timestamptz, "endAt" timestamptz, "blockedUntil" timestamptz, "createdBy" text, "tokenHash" text,
        sequence int, "announcedSequence" int, "nextReminderAt" timestamptz)
    )`;
}

/** The types whose open requests an account handles. */
export type OpenRequests = readonly Pick<Lead, 'facts' | 'table'>[];

/** Columns that staff set for a request they enter; otherwise the clause `answerer` sets them. */
export const answererValues: Lead['derived'] = {
  dealerId: (field) => sql`coalesce(${field('dealerId')}::uuid, answerer.dealer_id)`,
  assignedTo: (field) => sql`coalesce(${field('assignedTo')}, answerer.username)`,
};

/** Lists the tables with an account's requests, and their open statuses, for `deal_requests`. */
const describeOpenRequests = (owned: OpenRequests): string =>
  JSON.stringify(
    owned.map(({ table, facts }) => ({ requests: getTableName(table), open: facts.openStatuses })),
  );

/** Whether requests of a type determine their dealer. */
export const namesAnswerer = ({ dealership, answeredInCity }: LeadFacts): boolean =>
  dealership !== null || answeredInCity !== null;

/** The condition for dealers that may handle a request: those with the label that it names, or in its city. */
export const isNamed = (
  { dealership, answeredInCity }: LeadFacts,
  field: Parameters<Derivation>[0],
): SQL =>
  dealership
    ? sql`name || ', ' || city = ${field(dealership)}`
    : sql`${foldText(sql`city`)} = ${foldText(field(answeredInCity ?? ''))}`;

/**
 * Builds the clauses that find the dealer of each new request, if exactly one active dealer has the label or the city
 * that it names, and distribute requests among the accounts of dealers with automatic assignment. The database's
 * function `deal_requests` counts each account's requests once earlier statements have committed: a statement alone
 * would not see their requests, and a burst would go to one account. Empty for types that do not determine a dealer.
 */
export function buildAnswererClauses(
  facts: Lead['facts'],
  field: Parameters<Derivation>[0],
  owned: OpenRequests,
): SQL {
  if (!namesAnswerer(facts)) return sql``;
  return sql`, addressed as materialized (
      select submitted._id, dealer._id as dealer_id, dealer.auto_assign and ${field('assignedTo')} is null as is_dealt,
        row_number() over (partition by dealer._id, ${field('assignedTo')} is null) as turn
      from line join submitted on submitted._id = line.record_id left join lateral (
        select (array_agg(_id))[1] as _id, bool_and(auto_assign) as auto_assign from ${dealers}
        where is_active and ${isNotTrashed(dealers)} and ${isNamed(facts, field)} having count(*) = 1
      ) as dealer on true
    ), dealt as materialized (
      select dealing.dealer_id, dealt.turn, dealt.username
      from (
        select dealer_id, count(*)::int as requests from addressed where is_dealt group by dealer_id order by dealer_id
      ) as dealing, lateral deal_requests(${sql.raw(String(advisoryLocks.dealtRequests))}, dealing.dealer_id, ${facts.permission},
        dealing.requests, ${describeOpenRequests(owned)}::jsonb) as dealt
    ), answerer as (
      select addressed._id, addressed.dealer_id, dealt.username
      from addressed left join dealt
        on is_dealt and dealt.dealer_id = addressed.dealer_id and dealt.turn = addressed.turn
    )`;
}
