import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { calculateCompensation } from '#contract/bookings/compensation.ts';
import type { BookingPayment } from '#contract/bookings/payments.ts';
import type {
  BookingProgress,
  BookingStepState,
  PromisedDay,
  StaffBookingProgress,
} from '#contract/bookings/progress.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { listCompensationRules } from '#server/resources/finance/resource.ts';
import { scopeDealer } from '#server/resources/leads/scope.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import {
  bookingPromises,
  vehicleBookingLead,
  vehicleBookings,
} from '#server/resources/leads/types/vehicle-booking.ts';
import { paymentColumns } from './payments.ts';
import { findQueuePlace } from './queue.ts';
import { listSameBuyer } from './same-buyer.ts';
import { bookingPayments } from './schema.ts';

/** The statuses of bookings that were confirmed. */
const confirmedStatuses = ['confirmed', 'processing', 'completed'];

type StoredBooking = Pick<
  typeof vehicleBookings.$inferSelect,
  'status' | 'createdAt' | 'finalPrice' | 'promisedDate' | 'allottedAt' | 'readyAt' | 'deliveredAt'
>;

async function findBooking(db: Db, bookingId: string, scope: SQL | undefined) {
  const { status, createdAt, finalPrice, promisedDate, allottedAt, readyAt, deliveredAt } =
    vehicleBookings;
  const [booking] = await db
    .select({ status, createdAt, finalPrice, promisedDate, allottedAt, readyAt, deliveredAt })
    .from(vehicleBookings)
    .where(and(eq(vehicleBookings._id, bookingId), isNotTrashed(vehicleBookings), scope));
  if (!booking) throw notFound('booking');
  return booking;
}

/** Lists the first day in Pakistan on which staff set a booking to each status. */
async function listStatusDays(db: Db, bookingId: string): Promise<ReadonlyMap<string, string>> {
  const { kind, recordId, type, at, changes, _id } = leadTimeline;
  const status = sql<string>`${changes} -> 'status' ->> 'to'`;
  const entries = await db
    .select({ status, at })
    .from(leadTimeline)
    .where(
      and(
        eq(kind, vehicleBookingLead.facts.slug),
        eq(recordId, bookingId),
        eq(type, 'status'),
        inArray(status, confirmedStatuses),
      ),
    )
    .orderBy(asc(at), asc(_id));
  const days = new Map<string, string>();
  for (const entry of entries) {
    const day = todayInPakistan(new Date(entry.at));
    if (!days.has(entry.status)) days.set(entry.status, day);
  }
  return days;
}

/** Builds the steps. A step is done, too, if a later one is; its day may be unknown then. */
function buildSteps(
  { status, createdAt, allottedAt, readyAt, deliveredAt }: StoredBooking,
  statusDays: ReadonlyMap<string, string>,
): BookingStepState[] {
  const isConfirmed = confirmedStatuses.includes(status);
  const isCompleted = status === 'completed';
  const [confirmedAt = null] = [...statusDays.values()];
  const days = [
    { name: 'booked', at: todayInPakistan(new Date(createdAt)), isDone: true },
    { name: 'confirmed', at: isConfirmed ? confirmedAt : null, isDone: isConfirmed },
    { name: 'allotted', at: allottedAt, isDone: allottedAt !== null },
    { name: 'ready', at: readyAt, isDone: readyAt !== null },
    {
      name: 'delivered',
      at: deliveredAt ?? (isCompleted ? (statusDays.get('completed') ?? null) : null),
      isDone: deliveredAt !== null || isCompleted,
    },
  ] as const;
  const last = days.findLastIndex(({ isDone }) => isDone);
  return days.map((step, place) => ({ ...step, isDone: place <= last }));
}

async function listPromises(db: Db, bookingId: string): Promise<PromisedDay[]> {
  const { toldOn, date, reason, _id } = bookingPromises;
  return await db
    .select({ toldOn, date, reason })
    .from(bookingPromises)
    .where(eq(bookingPromises.bookingId, bookingId))
    .orderBy(asc(_id));
}

const listPayments = (db: Db, bookingId: string): Promise<BookingPayment[]> =>
  db
    .select(paymentColumns)
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
    .orderBy(asc(bookingPayments.paidOn), asc(bookingPayments._id));

const isReversed = ({ reversedAt }: BookingPayment): boolean => reversedAt !== null;

/** Reads the progress of a booking with its payments as staff see them. */
async function readProgress(
  db: Db,
  bookingId: string,
  scope?: SQL,
): Promise<BookingProgress<BookingPayment>> {
  const booking = await findBooking(db, bookingId, scope);
  const [statusDays, history, queue, payments, rules] = await Promise.all([
    listStatusDays(db, bookingId),
    listPromises(db, bookingId),
    findQueuePlace(db, bookingId),
    listPayments(db, bookingId),
    listCompensationRules(db),
  ]);
  const steps = buildSteps(booking, statusDays);
  const paid = payments
    .filter((payment) => !isReversed(payment))
    .reduce((sum, { amount }) => sum + amount, 0);
  const delivered = steps.at(-1);
  // When a car was delivered may be unknown.
  const isCounted = booking.status !== 'cancelled' && (!delivered?.isDone || delivered.at !== null);
  return {
    steps,
    promised: history.length > 0 ? { date: booking.promisedDate, history } : null,
    queue,
    payments,
    paid,
    left: booking.finalPrice === null ? null : booking.finalPrice - paid,
    compensation: isCounted
      ? calculateCompensation({
          payments: payments.map((payment) => ({ ...payment, isReversed: isReversed(payment) })),
          rules,
          deliveredAt: delivered?.at ?? null,
          today: todayInPakistan(),
        })
      : null,
  };
}

/**
 * Reads how far a booking is and what is paid, as its buyer may see it: without usernames and reasons of reversals, and
 * with masked numbers of instruments. Check before that the reader may see the booking. Throws 'not-found', also for a
 * booking in the trash.
 */
export async function readBookingProgress(db: Db, bookingId: string): Promise<BookingProgress> {
  const progress = await readProgress(db, bookingId);
  const payments = progress.payments.map((payment) => {
    const { _id, amount, paidOn, instrument, maskedNumber } = payment;
    return { _id, amount, paidOn, instrument, maskedNumber, isReversed: isReversed(payment) };
  });
  return { ...progress, payments };
}

/**
 * Reads the same for staff, with who noted and reversed each payment, and the buyer's other open bookings. Throws
 * 'not-found' for a booking that the viewer may not see.
 */
export async function readStaffProgress(
  db: Db,
  bookingId: string,
  viewer: Viewer,
): Promise<StaffBookingProgress> {
  const progress = await readProgress(db, bookingId, scopeDealer(vehicleBookingLead, viewer));
  return { ...progress, sameBuyer: await listSameBuyer(db, bookingId, viewer) };
}
