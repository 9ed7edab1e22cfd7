import { and, eq, lte, sql } from 'drizzle-orm';
import {
  type BookingPayment,
  instruments,
  type PaymentInput,
  paymentMessages,
} from '#contract/bookings/payments.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import {
  computeExpiry,
  hashInput,
  type IdempotencyKey,
  idempotencyConflict,
} from '#server/platform/idempotency/idempotency-key.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { newId } from '#server/platform/new-id.ts';
import { lockRecord } from '#server/records/records.ts';
import { describeLeadRecords } from '#server/resources/leads/lead-records.ts';
import { addEntries } from '#server/resources/leads/timeline/entries.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { bookingPayments } from './schema.ts';

const { slug } = vehicleBookingLead.facts;
/** The scope of the idempotency keys. */
const keyScope = 'booking-payments';

const { _id, amount, paidOn, instrument, maskedNumber } = bookingPayments;
const { notedBy, notedAt, reversedBy, reversedAt, reverseReason } = bookingPayments;

/** The columns of a payment that staff see. */
export const paymentColumns = {
  _id,
  amount,
  paidOn,
  instrument,
  maskedNumber,
  notedBy,
  notedAt,
  reversedBy,
  reversedAt,
  reverseReason,
};

/** A booking as staff act on it. */
export interface BookingAct {
  bookingId: string;
  viewer: Viewer;
  actor: Actor;
}

/** Locks a booking that the viewer may see. Throws 'not-found'. */
const lockBooking = (tx: Db, { bookingId, viewer }: BookingAct) =>
  lockRecord(tx, describeLeadRecords(vehicleBookingLead, viewer), bookingId);

/** Describes a payment in a timeline and in the audit. */
const describePayment = ({ amount: sum, paidOn: day, ...payment }: BookingPayment): string =>
  [formatRupees(sum), day, instruments[payment.instrument], payment.maskedNumber ?? []]
    .flat()
    .join(', ');

/** Adds a change of a payment to the booking's timeline and to the audit. */
async function recordPayment(
  tx: Db,
  { bookingId, actor }: BookingAct,
  { text, from, to }: { text: string; from: string | null; to: string | null },
): Promise<void> {
  const owner = { kind: slug, recordId: bookingId };
  const changes = { payment: { from, to } };
  await addEntries(tx, owner, [{ type: 'changed', by: actor.username, text, changes }]);
  await recordAudit(tx, actor, {
    ...owner,
    before: { payment: from },
    after: { payment: to, ...(text && { paymentReason: text }) },
  });
}

/** Stores the key of a payment. Returns false if it is stored already. */
async function storeKey(
  tx: Db,
  { key, forMs }: IdempotencyKey,
  { bodyHash, recordId }: { bodyHash: string; recordId: string },
): Promise<boolean> {
  const line = { bodyHash, recordId, expiresAt: computeExpiry({ key, forMs }) };
  const stored = await tx
    .insert(idempotencyLines)
    .values({ lead: keyScope, key, ...line })
    .onConflictDoUpdate({
      target: [idempotencyLines.lead, idempotencyLines.key],
      set: line,
      setWhere: lte(idempotencyLines.expiresAt, sql`now()`),
    })
    .returning({ key: idempotencyLines.key });
  return stored.length > 0;
}

/** Finds the payment that was stored under a key. Throws a conflict if it was another one. */
async function findFirst(
  tx: Db,
  { key }: IdempotencyKey,
  bodyHash: string,
): Promise<BookingPayment> {
  const [first] = await tx
    .select({ ...paymentColumns, bodyHash: idempotencyLines.bodyHash })
    .from(idempotencyLines)
    .innerJoin(bookingPayments, eq(_id, idempotencyLines.recordId))
    .where(and(eq(idempotencyLines.lead, keyScope), eq(idempotencyLines.key, key)));
  if (first?.bodyHash !== bodyHash) throw idempotencyConflict();
  const { bodyHash: _hash, ...payment } = first;
  return payment;
}

/**
 * Stores a payment that staff note, with its timeline entry and audit line. The same payment with the same key counts
 * once; another one with that key throws a conflict. Throws 'not-found' for a booking that the viewer may not see.
 */
export async function notePayment(
  db: Db,
  act: BookingAct,
  { instrumentNumber, ...input }: PaymentInput,
  idempotencyKey: IdempotencyKey,
): Promise<BookingPayment> {
  const { bookingId, actor } = act;
  const bodyHash = hashInput({ ...input, instrumentNumber, bookingId });
  const recordId = newId();
  return await db.transaction(async (tx) => {
    await lockBooking(tx, act);
    const isNew = await storeKey(tx, idempotencyKey, { bodyHash, recordId });
    if (!isNew) return await findFirst(tx, idempotencyKey, bodyHash);
    const [payment] = await tx
      .insert(bookingPayments)
      .values({
        ...input,
        _id: recordId,
        bookingId,
        maskedNumber: instrumentNumber ?? null,
        notedById: actor.accountId,
        notedBy: actor.username,
        notedAt: new Date().toISOString(),
      })
      .returning(paymentColumns);
    if (!payment) throw new Error('the payment was not stored');
    await recordPayment(tx, act, { text: '', from: null, to: describePayment(payment) });
    return payment;
  });
}

/**
 * Reverses a payment, which stays visible and no longer counts. Another account than the one that noted it must do so.
 * Throws 'not-found' for a payment or a booking that the viewer may not see, and a conflict if the account is the same
 * or the payment is reversed already.
 */
export async function reversePayment(
  db: Db,
  act: BookingAct,
  paymentId: string,
  reason: string,
): Promise<BookingPayment> {
  const { bookingId, actor } = act;
  return await db.transaction(async (tx) => {
    await lockBooking(tx, act);
    const isIt = and(eq(_id, paymentId), eq(bookingPayments.bookingId, bookingId));
    const [stored] = await tx.select().from(bookingPayments).where(isIt);
    if (!stored) throw notFound('payment');
    if (stored.reversedAt !== null) throw new AppError('conflict', paymentMessages.isReversed);
    if (stored.notedById === actor.accountId) {
      throw new AppError('conflict', paymentMessages.needsOther);
    }
    const [payment] = await tx
      .update(bookingPayments)
      .set({
        reversedBy: actor.username,
        reversedAt: new Date().toISOString(),
        reverseReason: reason,
      })
      .where(isIt)
      .returning(paymentColumns);
    if (!payment) throw new Error('the payment was not stored');
    await recordPayment(tx, act, { text: reason, from: describePayment(payment), to: null });
    return payment;
  });
}
