import { and, asc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { newDealerDefaults } from '#contract/dealers/dealers-admin.ts';
import {
  type Closure,
  defaultCalendar,
  type OpeningCalendar,
  type OpeningPeriod,
  readDealerHours,
} from '#contract/dealers/opening-hours.ts';
import { addDays } from '#contract/format/pakistan-time.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { closures, openings } from '#server/resources/appointments/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';

/** The opening hours of one kind for measuring response times. */
export interface KindCalendars {
  /** For head office, and for dealers with the default hours and without closures of their own. */
  shared: OpeningCalendar;
  ofDealers: ReadonlyMap<string, OpeningCalendar>;
}

/** The opening hours for measuring response times, by kind of appointment. */
export type ResponseCalendars = Readonly<Record<AppointmentKind, KindCalendars>>;

/** The kind whose hours apply to a type: the workshop's for services, the showroom's for all others. */
const findKind = ({ appointment }: Pick<LeadFacts, 'appointment'>): AppointmentKind =>
  appointment?.kind ?? 'test-drive';

/** Returns the hours that apply to a type. */
export const findCalendars = (
  facts: Pick<LeadFacts, 'appointment'>,
  calendars: ResponseCalendars,
): KindCalendars => calendars[findKind(facts)];

/** Returns the hours of a dealer, or of head office. */
export const findCalendar = (
  { shared, ofDealers }: KindCalendars,
  dealerId: string | null,
): OpeningCalendar => (dealerId === null ? shared : (ofDealers.get(dealerId) ?? shared));

/**
 * Adds the default hours before a dealer's first hours and after its last ones: a dealer who sets hours today was not
 * closed until yesterday.
 */
function fillUnset(own: readonly OpeningPeriod[]): readonly OpeningPeriod[] {
  const first = own.map(({ from }) => from ?? '').sort()[0] ?? '';
  const last = own.some(({ until }) => !until)
    ? null
    : (own
        .map(({ until }) => until ?? '')
        .sort()
        .at(-1) ?? null);
  const withPeriod = (period: { from?: string; until?: string }) =>
    defaultCalendar.openings.map((opening) => ({ ...opening, ...period }));
  return [
    ...(first ? withPeriod({ until: addDays(first, -1) }) : []),
    ...own,
    ...(last ? withPeriod({ from: addDays(last, 1) }) : []),
  ];
}

type OpeningRow = OpeningPeriod & { dealerId: string; kind: AppointmentKind };
type ClosureRow = Closure & { dealerId: string | null; kind: AppointmentKind | null };

function buildKind(
  kind: AppointmentKind,
  allOpenings: readonly OpeningRow[],
  allClosures: readonly ClosureRow[],
  pageHours: ReadonlyMap<string, readonly OpeningPeriod[]>,
): KindCalendars {
  const special = allClosures.filter((closure) => closure.kind === null || closure.kind === kind);
  const everywhere = special.filter(({ dealerId }) => dealerId === null);
  const weekly = Map.groupBy(
    allOpenings.filter((opening) => opening.kind === kind),
    ({ dealerId }) => dealerId,
  );
  const withClosures = special.flatMap(({ dealerId }) => dealerId ?? []);
  const dealerIds = [...new Set([...weekly.keys(), ...withClosures, ...pageHours.keys()])];
  const ofDealers = dealerIds.map((id) => {
    const concerning = special.filter(({ dealerId }) => dealerId === null || dealerId === id);
    const own = weekly.get(id);
    const usual = own ? fillUnset(own) : (pageHours.get(id) ?? defaultCalendar.openings);
    return [id, { openings: usual, closures: concerning }] as const;
  });
  return {
    shared: { openings: defaultCalendar.openings, closures: everywhere },
    ofDealers: new Map(ofDealers),
  };
}

/** Builds calendars in which one calendar applies to everything; for tests. */
export const buildOneCalendar = (calendar: OpeningCalendar): ResponseCalendars => {
  const only = { shared: calendar, ofDealers: new Map() };
  return { 'test-drive': only, service: only };
};

/** The conditions for the hours and the closures of these dealers, or of all dealers if none are given. */
function limitDealers(dealerIds: readonly (string | null)[] | undefined): {
  hours: SQL | undefined;
  special: SQL | undefined;
  page: SQL | undefined;
} {
  if (!dealerIds) return { hours: undefined, special: undefined, page: undefined };
  const ids = [...new Set(dealerIds.filter((id) => id !== null))];
  const isAmong = (
    column: typeof openings.dealerId | typeof closures.dealerId | typeof dealers._id,
  ) => (ids.length > 0 ? inArray(column, ids) : undefined);
  return {
    hours: isAmong(openings.dealerId) ?? sql`false`,
    special: or(isNull(closures.dealerId), isAmong(closures.dealerId)),
    page: isAmong(dealers._id) ?? sql`false`,
  };
}

/** Reads the hours of the dealers' pages that differ from the default ones; without those of which no day is readable. */
async function readPageHours(db: Db, where: SQL | undefined) {
  const isOther = sql`${dealers.workingHours} <> ${JSON.stringify(newDealerDefaults.workingHours)}::jsonb`;
  const rows = await db
    .select({ _id: dealers._id, workingHours: dealers.workingHours })
    .from(dealers)
    .where(and(isOther, where));
  const hours = rows.map(({ _id, workingHours }) => [_id, readDealerHours(workingHours)] as const);
  return new Map(hours.filter(([, periods]) => periods.length > 0));
}

/**
 * Reads the opening hours for measuring response times, of these dealers and head office, or of all. A kind without own
 * hours has those of the dealer's page, or without any the default ones. Closures of all dealers also apply to head
 * office.
 */
export async function readCalendars(
  db: Db,
  dealerIds?: readonly (string | null)[],
): Promise<ResponseCalendars> {
  const limits = limitDealers(dealerIds);
  const { dealerId, kind, weekday, opens, closes, from, until } = openings;
  const weekly = await db
    .select({ dealerId, kind, weekday, opens, closes, from, until })
    .from(openings)
    .where(and(isNotTrashed(openings), limits.hours));
  const special = await db
    .select({
      dealerId: closures.dealerId,
      kind: closures.kind,
      start: closures.start,
      end: closures.end,
      opens: closures.opens,
    })
    .from(closures)
    .where(and(isNotTrashed(closures), limits.special))
    .orderBy(asc(closures._id));
  const pageHours = await readPageHours(db, limits.page);
  return {
    'test-drive': buildKind('test-drive', weekly, special, pageHours),
    service: buildKind('service', weekly, special, pageHours),
  };
}
