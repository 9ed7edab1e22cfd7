import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  type MyDay,
  type MyDayRecord,
  type MyDaySection,
  maxMyDayRecords,
  myDayPath,
  myDaySections,
} from '#contract/leads/my-day.ts';
import { z } from '#contract/zod.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { atPakistanTime } from '#server/platform/db/columns.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { describePerson } from '#server/resources/leads/describe-person.ts';
import { leads } from '#server/resources/leads/registry.ts';
import {
  findResponseDue,
  type ResponseClock,
  readClock,
} from '#server/resources/leads/response-clock.ts';
import { isVisibleTo } from '#server/resources/leads/scope.ts';
import { buildPart, type SectionPart } from './section-parts.ts';

/** The maximum total, so that counting stays quick. */
const maxTotal = 1_000;

/** Appointment times are stored in Pakistan's time, without a zone. */
const toMoment = (column: AnyPgColumn): SQL =>
  column.getSQLType() === 'timestamp' ? atPakistanTime(column) : sql`${column}`;

type Row = Omit<MyDayRecord, 'at' | 'createdAt' | 'responseDueAt'> & {
  at: Date;
  created_at: Date;
  dealerId: string | null;
};

const toIso = (moment: Date | string) => new Date(moment).toISOString();

/** Selects the first records of a part. An index covers the order of `sortBy`, then `createdAt` and `_id`. */
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

/** Compares by response deadline; requests without a target come last. */
const compareDue = (one: MyDayRecord, other: MyDayRecord): number =>
  (one.responseDueAt ?? farFuture).localeCompare(other.responseDueAt ?? farFuture, 'en');

const farFuture = '9999-12-31T00:00:00.000Z';

/** Reads one section: its first records over all types, and its total. */
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

/** Reads the viewer's day for the request types that they may see. */
export async function readMyDay(db: Db, viewer: Viewer): Promise<MyDay> {
  const readable = leads.filter(({ facts }) => viewer.permissions.includes(facts.permission));
  const clock = await readClock(db, viewer.dealerId === null ? undefined : [viewer.dealerId]);
  const sections = await Promise.all(
    myDaySections.map(async (section) => {
      const parts = readable.flatMap((lead) => buildPart[section](lead, viewer, clock) ?? []);
      const { total, records } = await readSection(db, parts, viewer, clock);
      // Targets differ by type, so the oldest request is not always the first one due.
      const isAnswered = ['followUps', 'noNextStep', 'moved', 'appointments'].includes(section);
      const ordered = isAnswered ? records : records.toSorted(compareDue);
      return [section, { total, records: ordered }] as const;
    }),
  );
  return Object.fromEntries(sections) as MyDay;
}

const record = z.object({
  kind: z.string(),
  _id: z.guid(),
  name: z.string(),
  phone: z.string(),
  about: z.string(),
  status: z.string(),
  assignedTo: z.nullable(z.string()),
  createdAt: moment,
  responseDueAt: z.nullable(moment),
  at: moment,
});

const section = z.object({ total: z.int(), records: z.array(record) });

const docs: RouteDocs = {
  operationId: 'readMyDay',
  summary: 'Read what waits for the account: its own requests, and those without owner',
  description: 'Each section lists at most 50 requests of the types that the account may see.',
  tag: 'Dashboard',
  answer: dataAnswer(z.object(Object.fromEntries(myDaySections.map((name) => [name, section])))),
};

/** Registers the route of My Day. */
export function registerMyDay(api: Api, db: Db): void {
  api.get(myDayPath, { config: { access: 'staff', docs } }, async (request) => ({
    success: true,
    data: await readMyDay(db, requireViewer(request)),
  }));
}
