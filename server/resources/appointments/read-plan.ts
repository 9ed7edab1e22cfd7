import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import {
  clampPeriod,
  maxSlotDays,
  type SlotPeriod,
  type SlotPlan,
} from '#contract/appointments/slots.ts';
import {
  type OpeningCalendar,
  type OpeningPeriod,
  readDealerHours,
} from '#contract/dealers/opening-hours.ts';
import { startOfDayInPakistan, todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { startsNear } from './overlap.ts';
import { appointments, bookables, closures, isBlocking, openings } from './schema.ts';

/** The purpose of an appointment. */
export interface SlotRequest {
  kind: AppointmentKind;
  dealerId: string;
  vehicle?: string | undefined;
  serviceType?: string | undefined;
}

/** Builds the purpose of an appointment from its request, for a dealer. */
export const describeVisit = (
  kind: AppointmentKind,
  dealerId: string,
  { selectedVehicle, selectedServiceType }: Record<string, unknown>,
): SlotRequest => ({
  kind,
  dealerId,
  vehicle: selectedVehicle as string | undefined,
  serviceType: selectedServiceType as string | undefined,
});

const isServed = (offered: readonly string[], wanted: string | undefined): boolean =>
  offered.length === 0 ||
  wanted === undefined ||
  offered.some((one) => one.toLowerCase() === wanted.toLowerCase());

/** Lists the bookables that serve a request: active ones of an active dealer. */
async function listServing(db: Db, { kind, dealerId, vehicle, serviceType }: SlotRequest) {
  const { _id, slotMinutes, bufferMinutes, vehicles, serviceTypes } = bookables;
  const rows = await db
    .select({ _id, slotMinutes, bufferMinutes, vehicles, serviceTypes })
    .from(bookables)
    .innerJoin(
      dealers,
      and(eq(dealers._id, bookables.dealerId), isNotTrashed(dealers), dealers.isActive),
    )
    .where(
      and(
        eq(bookables.dealerId, dealerId),
        eq(bookables.kind, kind),
        bookables.isActive,
        isNotTrashed(bookables),
      ),
    )
    .orderBy(asc(_id));
  return rows.filter(
    (row) => isServed(row.vehicles, vehicle) && isServed(row.serviceTypes, serviceType),
  );
}

/** The condition for closures that affect a dealer and a kind, including those of all. */
const concerns = (dealerId: string | null, kind: AppointmentKind): SQL | undefined =>
  and(
    isNotTrashed(closures),
    or(isNull(closures.dealerId), dealerId === null ? undefined : eq(closures.dealerId, dealerId)),
    or(isNull(closures.kind), eq(closures.kind, kind)),
  );

/** Reads the hours of a dealer's page. */
async function readPageHours(db: Db, dealerId: string): Promise<OpeningPeriod[]> {
  const [dealer] = await db
    .select({ workingHours: dealers.workingHours })
    .from(dealers)
    .where(eq(dealers._id, dealerId));
  return readDealerHours(dealer?.workingHours ?? {});
}

/**
 * Reads when a dealer takes appointments of a kind: weekly hours, and closures that end after a moment. A kind without
 * own hours has those of the dealer's page.
 */
export async function readCalendar(
  db: Db,
  { kind, dealerId }: Pick<SlotRequest, 'kind' | 'dealerId'>,
  after = new Date(),
): Promise<OpeningCalendar> {
  const { weekday, opens, closes, from, until } = openings;
  // Sequential: a transaction has one connection.
  const weekly = await db
    .select({ weekday, opens, closes, from, until })
    .from(openings)
    .where(and(eq(openings.dealerId, dealerId), eq(openings.kind, kind), isNotTrashed(openings)));
  const special = await db
    .select({ start: closures.start, end: closures.end, opens: closures.opens })
    .from(closures)
    .where(and(concerns(dealerId, kind), gt(closures.end, after.toISOString())))
    .orderBy(asc(closures._id));
  const usual = weekly.length > 0 ? weekly : await readPageHours(db, dealerId);
  return { openings: usual, closures: special };
}

/**
 * Lists when a dealer's cars or bays have appointments. `except` is excluded: a customer who moves an appointment may
 * choose a time that overlaps its current one.
 */
async function listBusy(
  db: Db,
  { kind, dealerId }: SlotRequest,
  { from, until }: { from: string; until: string },
  except: string | undefined,
) {
  const { _id, bookableId, startAt, blockedUntil } = appointments;
  const rows = await db
    .select({ bookableId, start: startAt, end: blockedUntil })
    .from(appointments)
    .where(
      and(
        eq(appointments.dealerId, dealerId),
        eq(appointments.kind, kind),
        isBlocking,
        startsNear(from, until),
        except === undefined ? undefined : sql`${_id} <> ${except}`,
      ),
    );
  return rows.flatMap(({ bookableId: id, start, end }) =>
    id === null ? [] : [{ bookableId: id, start: Date.parse(start), end: Date.parse(end) }],
  );
}

/** Reads the input for a dealer's slots. There are no slots without cars or bays that serve the request. */
export async function readSlotPlan(
  db: Db,
  request: SlotRequest,
  { from, days }: SlotPeriod,
  except?: string,
): Promise<SlotPlan> {
  const period = { from: startOfDayInPakistan(from), until: startOfDayInPakistan(from, days) };
  const serving = await listServing(db, request);
  if (serving.length === 0) return { bookables: [], calendar: noHours, busy: [] };
  const calendar = await readCalendar(db, request);
  return { bookables: serving, calendar, busy: await listBusy(db, request, period, except) };
}

const noHours: OpeningCalendar = { openings: [], closures: [] };

/** The period from a moment's day in Pakistan (today if that has passed) to the last offered day. */
export function restOfHorizon(moment: string): SlotPeriod {
  const rest = clampPeriod({ from: todayInPakistan(new Date(moment)), days: maxSlotDays });
  return rest.days > 0 ? rest : clampPeriod({ days: maxSlotDays });
}
