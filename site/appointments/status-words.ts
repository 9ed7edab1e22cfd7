import type { OwnAppointment } from '#contract/appointments/appointment.ts';
import { timeIsKept } from '#contract/appointments/appointment-text.ts';
import * as words from '#words/site/appointments';

/** The status of an appointment in words for its customer. */
export interface StatusWords {
  title: string;
  text: string;
  /** Whether the appointment is upcoming. */
  isToCome: boolean;
}

const over = {
  done: { title: words.done, text: words.doneText },
  'no-show': { title: words.missed, text: words.missedText },
  cancelled: { title: words.cancelled, text: words.cancelledText },
} as const;

const toCome = {
  requested: { title: words.requested, text: timeIsKept },
  confirmed: { title: words.confirmed, text: words.confirmedText },
} as const;

/** Words the status of an appointment at a moment (milliseconds since 1970). */
export function describeStatus(
  { status, startAt, endAt, dealer }: OwnAppointment,
  now: number,
): StatusWords {
  if (status in over) return { ...over[status as keyof typeof over], isToCome: false };
  if (Date.parse(endAt) <= now) {
    return { title: words.past, text: words.pastText, isToCome: false };
  }
  if (Date.parse(startAt) <= now) {
    return { title: words.now, text: words.nowText, isToCome: false };
  }
  if (!dealer) {
    return { title: words.withoutDealer, text: words.withoutDealerText, isToCome: false };
  }
  return { ...toCome[status as keyof typeof toCome], isToCome: true };
}
