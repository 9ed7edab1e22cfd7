import type { MyDayRecord, MyDaySection } from '#contract/my-day.ts';
import { inPakistan } from '#contract/pakistan-time.ts';
import { formatInDetails, formatInSentence, formatTimeAgo } from '../lists/dates.tsx';
import { formatAppointmentTime } from '../ui/format-day.ts';

/** When something of a request of the day is due: words before the moment, and the moment with its format. */
export interface When {
  before: string;
  /** ISO 8601, UTC. */
  iso: string;
  format: (iso: string) => string;
  /** Whether it is a time to be kept, not the arrival of a request without one. */
  isTarget: boolean;
}

const formatAppointment = (iso: string): string =>
  formatAppointmentTime(inPakistan(iso).toISOString().slice(11, 16));

/** When an appointment is, when to follow up, or by when a request is to be answered; without a target, its arrival. */
export function describeWhen({ at, responseDueAt }: MyDayRecord, section: MyDaySection): When {
  if (section === 'appointments') {
    return { before: '', iso: at, format: formatAppointment, isTarget: true };
  }
  if (section === 'followUps' || section === 'moved') {
    return { before: '', iso: at, format: formatInDetails, isTarget: true };
  }
  if (responseDueAt) {
    return { before: 'Answer due', iso: responseDueAt, format: formatInSentence, isTarget: true };
  }
  return { before: 'Came', iso: at, format: formatTimeAgo, isTarget: false };
}
