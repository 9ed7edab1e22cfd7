import { and, eq, gte, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  type MyDay,
  type MyDayRecord,
  type MyDaySection,
  maxMyDayRecords,
  myDaySections,
} from '#contract/my-day.ts';
import { startOfDayInPakistan, todayInPakistan } from '#contract/pakistan-time.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/find-column.ts';
import { describePerson } from '#server/resources/leads/describe-person.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isOpenStatus } from '#server/resources/leads/open-status.ts';
import { readClock } from '#server/resources/leads/read-clock.ts';
import { leads } from '#server/resources/leads/registry.ts';
import {
  findResponseDue,
  isOverdue,
  type ResponseClock,
} from '#server/resources/leads/response-clock.ts';
import { isVisibleTo } from '#server/resources/leads/scope.ts';

/** Totals end here, so that counting stays quick. */
const maxTotal = 1_000;

/** The requests of a type that belong to a section, and the column that they are sorted by. */
interface SectionPart {
  lead: Lead;
  where: SQL | undefined;
  sortBy: AnyPgColumn;
}

/** Appointments have the time of clocks in Pakistan, without a zone. */
const toMoment = (column: AnyPgColumn): SQL =>
  column.getSQLType() === 'timestamp' ? sql`${column} at time zone 'Asia/Karachi'` : sql`${column}`;

/** Selects the names of the accounts that meet a condition, as an array: an index finds the requests that they own. */
const selectNames = (where: SQL): SQL =>
  sql`array(select ${staffAccounts.username} from ${staffAccounts} where ${where})`;

/**
 * The condition for requests whose owner no longer sees them: the account is disabled, lost the permission or went to
 * another dealer.
 */
function isAbandoned({ table, facts }: Lead): SQL {
  const { assignedTo, dealerId } = table;
  const isAbsent = sql`${staffAccounts.isDisabled} or ${facts.permission} <> all(${staffAccounts.permissions})`;
  const isOfDealer = sql`${staffAccounts.dealerId} is not null`;
  const ownersDealer = sql`(select account.dealer_id from ${staffAccounts} as account where account.username = ${assignedTo})`;
  return sql`(${assignedTo} = any(${selectNames(isAbsent)})
    or (${assignedTo} = any(${selectNames(isOfDealer)}) and ${dealerId} is distinct from ${ownersDealer}))`;
}

/** The condition for requests that a viewer owns, or that nobody owns who sees them. */
const isMineOrNobodys = (lead: Lead, { username }: Viewer) =>
  or(eq(lead.table.assignedTo, username), isNull(lead.table.assignedTo), isAbandoned(lead));

const endOfToday = () => startOfDayInPakistan(todayInPakistan(), 1);

const isUnanswered = (lead: Lead) => and(isNull(lead.table.firstResponseAt), isOpenStatus(lead));

/** Builds a section's part of a type; null if the type has none. */
const buildPart: Record<
  MyDaySection,
  (lead: Lead, viewer: Viewer, clock: ResponseClock) => SectionPart | null
> = {
  overdue: (lead, viewer, clock) => ({
    lead,
    where: and(isOverdue(lead, clock), isMineOrNobodys(lead, viewer)),
    sortBy: lead.table.createdAt,
  }),
  followUps: (lead, viewer, clock) => ({
    lead,
    where: and(
      isOpenStatus(lead),
      isMineOrNobodys(lead, viewer),
      lt(lead.table.nextFollowUp, endOfToday()),
      not(isOverdue(lead, clock) ?? sql`false`),
    ),
    sortBy: lead.table.nextFollowUp,
  }),
  unanswered: (lead, viewer, clock) => ({
    lead,
    where: and(
      isUnanswered(lead),
      isMineOrNobodys(lead, viewer),
      not(isOverdue(lead, clock) ?? sql`false`),
      or(isNull(lead.table.nextFollowUp), gte(lead.table.nextFollowUp, endOfToday())),
    ),
    sortBy: lead.table.createdAt,
  }),
  appointments: (lead, viewer) => {
    if (!lead.facts.appointment) return null;
    const at = findColumn(lead.table, 'appointmentAt');
    const today = sql`${todayInPakistan()}::date`;
    return {
      lead,
      where: and(
        isOpenStatus(lead),
        sql`${at} >= ${today} and ${at} < ${today} + 1`,
        isMineOrNobodys(lead, viewer),
      ),
      sortBy: at,
    };
  },
};

type Row = Omit<MyDayRecord, 'at' | 'createdAt' | 'responseDueAt'> & {
  at: Date;
  created_at: Date;
  dealerId: string | null;
};

const toIso = (moment: Date | string) => new Date(moment).toISOString();

/** The first records of a part. An index has the order of `sortBy`, then `createdAt` and `_id`. */
function buildRecords({ lead, where, sortBy }: SectionPart, viewer: Viewer): SQL {
  const { name, about } = describePerson(lead);
  const { table, facts } = lead;
  return sql`(select ${facts.slug}::text as kind, _id, ${name} as name, phone, ${about} as about, status,
      assigned_to as "assignedTo", dealer_id as "dealerId", created_at, ${toMoment(sortBy)} as at
    from ${table} where ${and(where, isVisibleTo(lead, viewer))}
    order by ${sortBy}, created_at, _id limit ${maxMyDayRecords})`;
}

const buildTotal = ({ lead, where }: SectionPart, viewer: Viewer): SQL =>
  sql`(select count(*)::int from (
    select from ${lead.table} where ${and(where, isVisibleTo(lead, viewer))} limit ${maxTotal}) as found)`;

/** Compares by when the first answer is due; requests without a target come last. */
const compareDue = (one: MyDayRecord, other: MyDayRecord): number =>
  (one.responseDueAt ?? '~').localeCompare(other.responseDueAt ?? '~', 'en');

/** Reads one section: its first records over all types, and how many there are in all. */
async function readSection(
  db: Db,
  parts: readonly SectionPart[],
  viewer: Viewer,
  clock: ResponseClock,
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
      sql`select * from (${records}) as listed order by at, created_at, _id limit ${maxMyDayRecords}`,
    ),
    db.execute<{ total: number }>(sql`select ${totals} as total`),
  ]);
  return {
    total: counted.rows[0]?.total ?? 0,
    records: listed.rows.map(({ at, created_at, dealerId, ...row }) => {
      const createdAt = toIso(created_at);
      const facts = parts.find(({ lead }) => lead.facts.slug === row.kind)?.lead.facts;
      const due = facts ? findResponseDue(facts, { createdAt, dealerId }, clock) : null;
      return { ...row, createdAt, responseDueAt: due && toIso(due), at: toIso(at) };
    }),
  };
}

/** Reads what waits for a viewer in the request types that they may see. */
export async function readMyDay(db: Db, viewer: Viewer): Promise<MyDay> {
  const readable = leads.filter(({ facts }) => viewer.permissions.includes(facts.permission));
  const clock = await readClock(db, viewer.dealerId === null ? undefined : [viewer.dealerId]);
  const sections = await Promise.all(
    myDaySections.map(async (section) => {
      const parts = readable.flatMap((lead) => buildPart[section](lead, viewer, clock) ?? []);
      const { total, records } = await readSection(db, parts, viewer, clock);
      // Targets differ by type: what came first is not always due first.
      const isAnswered = section === 'followUps' || section === 'appointments';
      const ordered = isAnswered ? records : records.toSorted(compareDue);
      return [section, { total, records: ordered }] as const;
    }),
  );
  return Object.fromEntries(sections) as MyDay;
}
