import type { LeadRecordBase } from '#contract/lead.ts';
import { hasPassedInPakistan } from '#contract/pakistan-time.ts';
import type { FormValues } from '../../forms/editing.ts';
import type { Risk } from '../../forms/saving.ts';
import { formatDay, formatMoment } from '../../ui/format-day.ts';

/**
 * Returns what to ask before an appointment is confirmed without a date, or for a moment that has passed; null if there
 * is nothing to ask.
 */
export function findRisk(
  version: LeadRecordBase | null,
  { status, confirmedDate, confirmedTime }: FormValues,
  now = new Date(),
): Risk | null {
  if (confirmedDate === undefined) return null;
  const before = { confirmedDate: null, confirmedTime: null, ...version };
  if (status === 'confirmed' && before.status !== status && !confirmedDate) {
    return {
      question: 'Confirm without a date?',
      detail: 'No confirmed date is entered, so nobody can tell when the customer comes.',
      confirm: 'Confirm without a date',
    };
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
