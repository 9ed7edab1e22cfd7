import { type Appointment, isBlocking } from '#contract/appointments/appointment.ts';
import { hasPassedInPakistan } from '#contract/format/pakistan-time.ts';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import type { FormValues } from '../../forms/editing.ts';
import type { Risk } from '../../forms/saving.ts';
import { formatDay, formatMoment } from '../../ui/format.ts';

/** A question before a save; `isTimeMissing` if staff can answer it with a time of the dealer. */
export type LeadRisk = Risk & { isTimeMissing?: boolean };

/** The question before a request is confirmed that has no time. */
const missingTime: LeadRisk = {
  question: 'Confirm without a date?',
  detail: 'No confirmed date is entered, so nobody can tell when the customer comes.',
  confirm: 'Confirm without a date',
};

/**
 * Returns what to ask before a request is confirmed without a time, or for a moment that has passed; null if there is
 * nothing to ask. A booked appointment is a time.
 */
export function findRisk(
  version: LeadRecordBase | null,
  { status, confirmedDate, confirmedTime }: FormValues,
  /** Null if the request has none; undefined if the user may not see it. */
  appointment: Appointment | null | undefined,
  now = new Date(),
): LeadRisk | null {
  if (confirmedDate === undefined) return null;
  const before = { confirmedDate: null, confirmedTime: null, ...version };
  if (status === 'confirmed' && before.status !== status && !confirmedDate) {
    if (appointment && isBlocking(appointment.status)) return null;
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
