import { and, eq, sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import {
  type DayAppointment,
  maxDayAppointments,
  type Work,
  type WorkQueue,
} from '#contract/reports/dashboard.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { appointments as plannedAppointments } from '#server/resources/appointments/schema.ts';
import { isNotCancelled, isOpenStatus } from '#server/resources/leads/columns.ts';
import { describePerson } from '#server/resources/leads/describe-person.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { isVisibleTo, scopeCounts } from '#server/resources/leads/scope.ts';

/** The maximum number of today's appointments listed per type. */
const maxAppointments = 50;

/** The status of unanswered requests. */
const findFirstStatus = ({ facts }: Lead) => Object.keys(facts.statuses)[0] ?? '';

/** Counts each type's requests of today, and its unanswered ones, from the daily counts. */
async function countQueues(db: Db, leads: readonly Lead[], viewer: Viewer) {
  const { rows } = await db.execute<{ lead: string; status: string; all: number; today: number }>(
    sql`select lead, status, sum(count)::int as all,
               coalesce(sum(count) filter (where day = ${todayInPakistan()}::date), 0)::int as today
        from ${leadDays} where ${scopeCounts(viewer)} group by lead, status`,
  );
  return leads.map((lead) => {
    const counts = rows.filter((row) => row.lead === lead.facts.slug);
    const waiting = counts.find(({ status }) => status === findFirstStatus(lead))?.all ?? 0;
    return { waiting, newToday: counts.reduce((sum, { today }) => sum + today, 0) };
  });
}

/** Finds the oldest unanswered request of a type. */
async function findLongestWaiting(
  db: Db,
  lead: Lead,
  viewer: Viewer,
): Promise<WorkQueue['longest']> {
  const { table } = lead;
  const { rows } = await db.execute<{ id: string; name: string; created: Date }>(sql`
    select _id as id, ${describePerson(lead).name} as name, created_at as created from ${table}
    where ${and(eq(table.status, findFirstStatus(lead)), isVisibleTo(lead, viewer))}
    order by created_at, _id limit 1`);
  const [found] = rows;
  return found
    ? { _id: found.id, name: found.name, createdAt: new Date(found.created).toISOString() }
    : null;
}

/**
 * Lists a type's appointments of a day, earliest first: all that are not cancelled, or if no day is given, today's open
 * ones. Empty for types without appointments.
 */
async function listAppointments(
  db: Db,
  lead: Lead,
  viewer: Viewer,
  day: string | undefined,
): Promise<DayAppointment[]> {
  const { table, facts } = lead;
  if (!facts.appointment) return [];
  const at = findColumn(table, 'appointmentAt');
  const { name, about } = describePerson(lead);
  const first = day ?? todayInPakistan();
  const planned = plannedAppointments;
  const minutes = sql`(select extract(epoch from ${planned.endAt} - ${planned.startAt})::int / 60 from ${planned}
                       where ${planned.requestId} = ${table._id} and ${isNotTrashed(planned)} limit 1)`;
  const { rows } = await db.execute<Omit<DayAppointment, 'kind'> & Record<string, unknown>>(sql`
    select _id, ${name} as name, ${about} as about, status,
           confirmed_date is not null as "isConfirmed", to_char(${at}, 'HH24:MI') as time,
           ${minutes} as minutes, ${table.dealerId} as "dealerId"
    from ${table}
    where ${at} >= ${first}::date and ${at} < ${first}::date + 1
      and ${and(day ? isNotCancelled(lead) : isOpenStatus(lead), isVisibleTo(lead, viewer))}
    order by ${at}, _id limit ${day ? maxDayAppointments : maxAppointments}`);
  return rows.map((row) => ({ ...row, kind: facts.slug }));
}

/**
 * Reads the work for requests of these types that the viewer may see: unanswered requests, and the appointments of a
 * day (YYYY-MM-DD), or today's open ones if no day is given.
 */
export async function readWork(
  db: Db,
  leads: readonly Lead[],
  viewer: Viewer,
  day?: string,
): Promise<Work> {
  const [counts, longest, appointments] = await Promise.all([
    countQueues(db, leads, viewer),
    Promise.all(leads.map((lead) => findLongestWaiting(db, lead, viewer))),
    Promise.all(leads.map((lead) => listAppointments(db, lead, viewer, day))),
  ]);
  const queues = leads.map(({ facts }, index) => ({
    kind: facts.slug,
    newToday: counts[index]?.newToday ?? 0,
    waiting: counts[index]?.waiting ?? 0,
    longest: longest[index] ?? null,
  }));
  const byTime = (a: DayAppointment, b: DayAppointment) => a.time.localeCompare(b.time);
  return { queues, appointments: appointments.flat().sort(byTime) };
}
