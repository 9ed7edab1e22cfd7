import { and, eq, sql } from 'drizzle-orm';
import type { TodaysAppointment, Work, WorkQueue } from '#contract/dashboard.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/find-column.ts';
import { describePerson } from '#server/resources/leads/describe-person.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isOpenStatus } from '#server/resources/leads/open-status.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { isVisibleTo, scopeCounts } from '#server/resources/leads/scope.ts';

/** The most appointments of today that are listed for each type. */
const maxAppointments = 50;

/** The status of requests that nobody has answered yet. */
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

/** Finds the request of a type that has been unanswered for longest. */
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

/** Lists a type's open appointments of today, earliest first; none for types without appointments. */
async function listAppointments(db: Db, lead: Lead, viewer: Viewer): Promise<TodaysAppointment[]> {
  const { table, facts } = lead;
  if (!facts.appointment) return [];
  const at = findColumn(table, 'appointmentAt');
  const { name, about } = describePerson(lead);
  const { rows } = await db.execute<Omit<TodaysAppointment, 'kind'> & Record<string, unknown>>(sql`
    select _id, ${name} as name, ${about} as about, status,
           confirmed_date is not null as "isConfirmed", to_char(${at}, 'HH24:MI') as time,
           ${table.dealerId} as "dealerId"
    from ${table}
    where ${at} >= ${todayInPakistan()}::date and ${at} < ${todayInPakistan()}::date + 1
      and ${and(isOpenStatus(lead), isVisibleTo(lead, viewer))}
    order by ${at}, _id limit ${maxAppointments}`);
  return rows.map((row) => ({ ...row, kind: facts.slug }));
}

/**
 * Reads what is to be done for requests of these types that the viewer may see: unanswered ones, and today's
 * appointments.
 */
export async function readWork(db: Db, leads: readonly Lead[], viewer: Viewer): Promise<Work> {
  const [counts, longest, appointments] = await Promise.all([
    countQueues(db, leads, viewer),
    Promise.all(leads.map((lead) => findLongestWaiting(db, lead, viewer))),
    Promise.all(leads.map((lead) => listAppointments(db, lead, viewer))),
  ]);
  const queues = leads.map(({ facts }, index) => ({
    kind: facts.slug,
    newToday: counts[index]?.newToday ?? 0,
    waiting: counts[index]?.waiting ?? 0,
    longest: longest[index] ?? null,
  }));
  const byTime = (a: TodaysAppointment, b: TodaysAppointment) => a.time.localeCompare(b.time);
  return { queues, appointments: appointments.flat().sort(byTime) };
}
