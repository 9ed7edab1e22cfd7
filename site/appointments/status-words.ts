import type { OwnAppointment } from '#contract/appointments/appointment.ts';
import { timeIsKept } from '#contract/appointments/appointment-text.ts';

/** The status of an appointment in words for its customer. */
export interface StatusWords {
  title: string;
  text: string;
  /** Whether the appointment is upcoming. */
  isToCome: boolean;
}

const over = {
  done: { title: 'Done', text: 'Thank you for coming.' },
  'no-show': {
    title: 'Missed',
    text: 'Nobody came at this time. You are welcome to choose another one.',
  },
  cancelled: {
    title: 'Cancelled',
    text: 'This appointment is cancelled, and its time is free for others.',
  },
} as const;

const toCome = {
  requested: { title: 'Waiting for confirmation', text: timeIsKept },
  confirmed: { title: 'Confirmed', text: 'The dealership expects you.' },
} as const;

/** Words the status of an appointment at a moment (milliseconds since 1970). */
export function describeStatus(
  { status, startAt, endAt, dealer }: OwnAppointment,
  now: number,
): StatusWords {
  if (status in over) return { ...over[status as keyof typeof over], isToCome: false };
  if (Date.parse(endAt) <= now) {
    return { title: 'Past', text: 'The time of this appointment has passed.', isToCome: false };
  }
  if (Date.parse(startAt) <= now) {
    return {
      title: 'Now',
      text: 'This appointment has begun. If you are late, please call the dealership.',
      isToCome: false,
    };
  }
  if (!dealer) {
    return {
      title: 'Waiting for a new place',
      text: 'The dealership of this appointment is no longer with us. We will contact you.',
      isToCome: false,
    };
  }
  return { ...toCome[status as keyof typeof toCome], isToCome: true };
}
