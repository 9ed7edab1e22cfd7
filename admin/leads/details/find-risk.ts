import { type Appointment, isBlocking } from '#contract/appointments/appointment.ts';
import { hasPassedInPakistan } from '#contract/format/pakistan-time.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { askEarlyOutcome, isEarlyOutcome } from '../../calendar/early-outcome.ts';
import type { FormValues } from '../../forms/editing.ts';
import type { Risk } from '../../forms/saving.ts';
import { formatDay, formatMoment, formatStatus } from '../../ui/format.ts';

/** A question before a save; `isTimeMissing` if staff can answer it with a time of the dealer. */
export type LeadRisk = Risk & { isTimeMissing?: boolean };

/** The question before a request is confirmed that has no time. */
const missingTime: LeadRisk = {
  question: 'Confirm without a date?',
  detail: 'No confirmed date is entered, so nobody can tell when the customer comes.',
  confirm: 'Confirm without a date',
};

/**
 * Whether a request that is confirmed has a time: its appointment stands, or was closed and is still to come. The server
 * restores that one, or says that its time is gone.
 */
export const isTimed = (
  appointment: Pick<Appointment, 'status' | 'startAt'> | null | undefined,
  now = new Date(),
): boolean =>
  appointment
    ? isBlocking(appointment.status) || Date.parse(appointment.startAt) >= now.getTime()
    : false;

/** Whether a status of a request would close its appointment as done or missed before its time. */
export const isClosedEarly = (
  { appointment: known }: Pick<LeadFacts, 'appointment'>,
  appointment: Pick<Appointment, 'status' | 'startAt'> | null | undefined,
  status: unknown,
  now = new Date(),
): appointment is Appointment =>
  appointment
    ? isBlocking(appointment.status) &&
      isEarlyOutcome(appointment, known?.statuses[String(status)], now)
    : false;

/** What a save depends on: the request as it is stored, and its appointment. */
interface Saved {
  facts: Pick<LeadFacts, 'appointment'>;
  version: LeadRecordBase | null;
  /** Null if the request has none; undefined if the user may not see it. */
  appointment: Appointment | null | undefined;
}

/**
 * Returns what to ask before a request is confirmed without a time, or for a moment that has passed, and before its
 * appointment is done or missed before its time; null if there is nothing to ask.
 */
export function findRisk(
  { facts, version, appointment }: Saved,
  { status, confirmedDate, confirmedTime }: FormValues,
  now = new Date(),
): LeadRisk | null {
  if (isClosedEarly(facts, appointment, status, now)) {
    return askEarlyOutcome(appointment, formatStatus(String(status)), now);
  }
  if (confirmedDate === undefined) return null;
  const before = { confirmedDate: null, confirmedTime: null, ...version };
  if (status === 'confirmed' && before.status !== status && !confirmedDate) {
    if (isTimed(appointment, now)) return null;
    return { ...missingTime, isTimeMissing: appointment !== undefined };
  }
  const [date, time] = [String(confirmedDate), String(confirmedTime ?? '')];
  const isNew = date !== (before.confirmedDate ?? '') || time !== (before.confirmedTime ?? '');
  if (!date || !isNew || !hasPassedInPakistan(date, time, now)) return null;
  if (hasPassedInPakistan(date, null, now)) {
    return {
      question: 'Save a date in the past?',
      detail: `The confirmed date is ${formatDay(date)}.`,
      confirm: 'Save this date',
    };
  }
  return {
    question: 'Save a time in the past?',
    detail: `The confirmed time is ${formatMoment(date, time)}.`,
    confirm: 'Save this time',
  };
}
