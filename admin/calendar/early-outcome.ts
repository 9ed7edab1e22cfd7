import {
  type Appointment,
  type AppointmentStatus,
  isOutcome,
} from '#contract/appointments/appointment.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Risk } from '../forms/saving.ts';
import { formatTime } from '../ui/format.ts';
import { formatWhen } from './format-when.ts';
import { formatMinute, fromMoment } from './grid.ts';

/** Whether a status would say that an appointment took place, or was missed, before its time. */
export const isEarlyOutcome = (
  { status, startAt }: Pick<Appointment, 'status' | 'startAt'>,
  next: AppointmentStatus | undefined,
  now = new Date(),
): boolean => next !== status && isOutcome(next) && Date.parse(startAt) > now.getTime();

/** Formats 'at 4:00 PM' for a time of today, 'on Sat, Nov 28, 4:00 PM' for a later day. */
function formatStart(startAt: string, now: Date): string {
  const { day, minute } = fromMoment(startAt);
  if (day !== todayInPakistan(now)) return `on ${formatWhen(startAt)}`;
  return `at ${formatTime(formatMinute(minute))}`;
}

/** Builds the question before an early outcome is saved. `label` is the status as the screen names it. */
export const askEarlyOutcome = (
  { startAt }: Pick<Appointment, 'startAt'>,
  label: string,
  now = new Date(),
): Risk => ({
  question: `The appointment is ${formatStart(startAt, now)}. Mark as ${label} now?`,
  detail: 'Until then the customer may still come.',
  confirm: `Mark as ${label} now`,
});
