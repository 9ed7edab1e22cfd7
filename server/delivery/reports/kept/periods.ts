import { startOfDayInPakistan, todayInPakistan } from '#contract/pakistan-time.ts';
import { addDays, countDays } from '#contract/reports.ts';
import type { ReportScope } from '../period.ts';

/** A part of a report's period, from its start until before its end (ISO 8601). */
export interface Period {
  start: string;
  until: string;
  /** Whether it is over, so that its figures can be kept. */
  isPast: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How long an hour is over before its figures are kept: its last requests may be stored some seconds after they came. */
const settlingMs = 20 * minuteMs;

const toIso = (ms: number) => new Date(ms).toISOString();

const listDays = ({ from, to }: Pick<ReportScope, 'from' | 'to'>): string[] =>
  Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));

function listHours(start: number, until: number): Period[] {
  const hours = Math.max(0, Math.floor((until - start) / hourMs));
  return Array.from({ length: hours }, (_, index) => ({
    start: toIso(start + index * hourMs),
    until: toIso(start + (index + 1) * hourMs),
    isPast: true,
  }));
}

/** Splits the time in which requests arrived: days that are over, the hours of the present one, and the rest in one. */
export function listArrivals(
  { from, to }: Pick<ReportScope, 'from' | 'to'>,
  now = Date.now(),
): Period[] {
  const settled = Math.floor((now - settlingMs) / hourMs) * hourMs;
  const end = startOfDayInPakistan(to, 1);
  const periods = listDays({ from, to }).flatMap((day): Period[] => {
    const [start, until] = [startOfDayInPakistan(day), startOfDayInPakistan(day, 1)];
    const isOver = Date.parse(until) <= settled;
    return isOver ? [{ start, until, isPast: true }] : listHours(Date.parse(start), settled);
  });
  const start = periods.at(-1)?.until ?? startOfDayInPakistan(from);
  return start < end ? [...periods, { start, until: end, isPast: false }] : periods;
}

/** Splits the days of appointments: each one until today, and the days to come in one. */
export function listAppointmentDays(
  { from, to }: Pick<ReportScope, 'from' | 'to'>,
  today = todayInPakistan(),
): Period[] {
  const past = listDays({ from, to }).filter((day) => day <= today);
  const toPeriod = (day: string) => ({
    start: startOfDayInPakistan(day),
    until: startOfDayInPakistan(day, 1),
    isPast: true,
  });
  const start =
    past.length > 0 ? startOfDayInPakistan(to < today ? to : today, 1) : startOfDayInPakistan(from);
  const until = startOfDayInPakistan(to, 1);
  return [...past.map(toPeriod), ...(start < until ? [{ start, until, isPast: false }] : [])];
}
