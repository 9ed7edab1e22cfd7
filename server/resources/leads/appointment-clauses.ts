import { type SQL, sql } from 'drizzle-orm';
import type { LeadFacts } from '#contract/lead.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { appointments } from '#server/resources/appointments/schema.ts';

/**
 * Builds the clause that locks the cars or bays of the requests' appointments, before anything else is stored. Without
 * it, several statements would store their rows for the same time, wait for each other and deadlock.
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
