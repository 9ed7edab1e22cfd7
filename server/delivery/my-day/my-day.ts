import { and, eq, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { hasAppointments } from '#contract/lead.ts';
import {
  type MyDay,
  type MyDayRecord,
  type MyDaySection,
  maxMyDayRecords,
  myDaySections,
} from '#contract/my-day.ts';
import { startOfDayInPakistan, todayInPakistan } from '#contract/pakistan-time.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/find-column.ts';
import { describePerson } from '#server/resources/leads/describe-person.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isOpenStatus } from '#server/resources/leads/open-status.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { isOverdue, type ResponseTargets } from '#server/resources/leads/response-clock.ts';
import { readTargets } from '#server/resources/leads/response-targets/store.ts';
import { isVisibleTo } from '#server/resources/leads/scope.ts';

/** Totals end here, so that counting stays quick. */
const maxTotal = 1_000;

/** The requests of a type that belong to a section, and what they are sorted by. */
interface SectionPart {
  lead: Lead;
  where: SQL | undefined;
  at: SQL;
}

/** The condition for requests that a viewer owns, or that nobody owns. */
const isMineOrNobodys = ({ table }: Lead, { username }: Viewer) =>
  or(eq(table.assignedTo, username), isNull(table.assignedTo));

const endOfToday = () => startOfDayInPakistan(todayInPakistan(), 1);

const isUnanswered = (lead: Lead) => and(isNull(lead.table.firstResponseAt), isOpenStatus(lead));

/** Builds a section's part of a type; null if the type has none. */
const buildPart: Record<
  MyDaySection,
  (lead: Lead, viewer: Viewer, targets: ResponseTargets) => SectionPart | null
> = {
  overdue: (lead, viewer, targets) => ({
    lead,
    where: and(isOverdue(lead, targets), isMineOrNobodys(lead, viewer)),
    at: sql`${lead.table.createdAt}`,
  }),
  followUps: (lead, { username }, targets) => ({
    lead,
    where: and(
      isOpenStatus(lead),
      eq(lead.table.assignedTo, username),
      lt(lead.table.nextFollowUp, endOfToday()),
      not(isOverdue(lead, targets) ?? sql`false`),
    ),
    at: sql`${lead.table.nextFollowUp}`,
  }),
  unanswered: (lead, viewer, targets) => ({
    lead,
    where: and(
      isUnanswered(lead),
      isMineOrNobodys(lead, viewer),
      not(isOverdue(lead, targets) ?? sql`false`),
      or(
        isNull(lead.table.nextFollowUp),
        sql`${lead.table.nextFollowUp} >= ${endOfToday()}`,
        isNull(lead.table.assignedTo),
      ),
    ),
    at: sql`${lead.table.createdAt}`,
  }),
  appointments: (lead, viewer) => {
    if (!hasAppointments(lead.facts)) return null;
    const at = findColumn(lead.table, 'appointmentAt');
    const today = sql`${todayInPakistan()}::date`;
    return {
      lead,
      where: and(
        isOpenStatus(lead),
        sql`${at} >= ${today} and ${at} < ${today} + 1`,
        isMineOrNobodys(lead, viewer),
      ),
      at: sql`${at} at time zone 'Asia/Karachi'`,
    };
  },
};

type Row = Omit<MyDayRecord, 'at' | 'createdAt'> & { at: Date; created_at: Date };

const toIso = (moment: Date | string) => new Date(moment).toISOString();

function buildRecords({ lead, where, at }: SectionPart, viewer: Viewer): SQL {
  const { name, about } = describePerson(lead);
  const { table, facts } = lead;
  return sql`(select ${facts.slug}::text as kind, _id, ${name} as name, phone, ${about} as about, status,
      assigned_to as "assignedTo", created_at, ${at} as at
    from ${table} where ${and(where, isVisibleTo(lead, viewer))}
    order by ${at}, _id limit ${maxMyDayRecords})`;
}

const buildTotal = ({ lead, where }: SectionPart, viewer: Viewer): SQL =>
  sql`(select count(*)::int from (
    select from ${lead.table} where ${and(where, isVisibleTo(lead, viewer))} limit ${maxTotal}) as found)`;

/** Reads one section: its first records over all types, and how many there are in all. */
async function readSection(
  db: Db,
  parts: readonly SectionPart[],
  viewer: Viewer,
): Promise<MyDay[MyDaySection]> {
  if (parts.length === 0) return { total: 0, records: [] };
  const records = sql.join(
    parts.map((part) => buildRecords(part, viewer)),
    sql` union all `,
  );
  const totals = sql.join(
    parts.map((part) => buildTotal(part, viewer)),
    sql` + `,
  );
  const [listed, counted] = await Promise.all([
    db.execute<Row & Record<string, unknown>>(
      sql`select * from (${records}) as listed order by at, _id limit ${maxMyDayRecords}`,
    ),
    db.execute<{ total: number }>(sql`select ${totals} as total`),
  ]);
  return {
    total: counted.rows[0]?.total ?? 0,
    records: listed.rows.map(({ at, created_at, ...row }) => ({
      ...row,
      createdAt: toIso(created_at),
      at: toIso(at),
    })),
  };
}

/** Reads what waits for a viewer in the request types that they may see. */
export async function readMyDay(db: Db, viewer: Viewer): Promise<MyDay> {
  const readable = leads.filter(({ facts }) => viewer.permissions.includes(facts.permission));
  const targets = await readTargets(db);
  const sections = await Promise.all(
    myDaySections.map(async (section) => {
      const parts = readable.flatMap((lead) => buildPart[section](lead, viewer, targets) ?? []);
      return [section, await readSection(db, parts, viewer)] as const;
    }),
  );
  return Object.fromEntries(sections) as MyDay;
}
