import { inPakistan, startOfDayInPakistan } from './pakistan-time.ts';

/** A period in which a dealer is open every week. A day may have several, around lunch or Friday prayer. */
export interface OpeningPeriod {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** HH:MM, 24 hours, in Pakistan. */
  opens: string;
  closes: string;
  /** The first and the last day, YYYY-MM-DD, on which it counts; absent or null: without a limit. */
  from?: string | null;
  until?: string | null;
}

/** A time, in ISO 8601, in which a dealer is closed although it is usually open, or open although usually closed. */
export interface Closure {
  start: string;
  end: string;
  opens: boolean;
}

/** When a dealer is open. */
export interface OpeningCalendar {
  openings: readonly OpeningPeriod[];
  /** In the order in which they were entered: where two overlap, the later one counts. */
  closures: readonly Closure[];
}

/** Monday to Saturday, 9 AM to 6 PM: the hours of a dealer who has set none, and of head office. */
export const defaultCalendar: OpeningCalendar = {
  openings: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  closures: [],
};

/** Start and end in milliseconds since 1970. */
export type Interval = readonly [start: number, end: number];

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A calendar without an opening in so many days counts as always closed. */
const maxDays = 400;

const toMs = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
};

const subtract = (intervals: readonly Interval[], [start, end]: Interval): Interval[] =>
  intervals.flatMap(([from, to]): Interval[] =>
    [[from, Math.min(to, start)] as const, [Math.max(from, end), to] as const].filter(
      ([a, b]) => a < b,
    ),
  );

/** Sorts intervals and joins those that overlap. */
function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const [start, end] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}

const countsOn = ({ from, until }: OpeningPeriod, date: string): boolean =>
  (!from || from <= date) && (!until || date <= until);

/** Lists when a dealer is open on the day in Pakistan that starts at a moment, in order. */
function listIntervals({ openings, closures }: OpeningCalendar, dayStart: number): Interval[] {
  const local = inPakistan(new Date(dayStart));
  const weekday = local.getUTCDay() || 7;
  const date = local.toISOString().slice(0, 10);
  const day: Interval = [dayStart, dayStart + dayMs];
  const usual = openings
    .filter((period) => period.weekday === weekday && countsOn(period, date))
    .map(({ opens, closes }): Interval => [dayStart + toMs(opens), dayStart + toMs(closes)]);
  const special = closures
    .map(({ start, end, opens }) => ({
      opens,
      interval: [
        Math.max(day[0], Date.parse(start)),
        Math.min(day[1], Date.parse(end)),
      ] satisfies Interval,
    }))
    .filter(({ interval: [start, end] }) => start < end);
  let open = usual;
  for (const { opens, interval } of special) {
    open = opens ? open.concat([interval]) : subtract(open, interval);
  }
  return merge(open);
}

const findDayStart = (moment: Date): number =>
  Date.parse(startOfDayInPakistan(inPakistan(moment).toISOString().slice(0, 10)));

/**
 * Lists when a dealer is open from the day of a moment to that of a later one, in order and without overlaps. What
 * measures opening hours elsewhere, in the database for instance, measures with this list.
 */
export function listOpenings(calendar: OpeningCalendar, from: Date, until: Date): Interval[] {
  const openings: Interval[] = [];
  for (let day = findDayStart(from); day <= until.getTime(); day += dayMs) {
    openings.push(...listIntervals(calendar, day));
  }
  return openings;
}

/** Returns the moment by which a dealer has been open for so many minutes after a start. */
export function addOpeningMinutes(calendar: OpeningCalendar, start: Date, minutes: number): Date {
  let left = minutes * minuteMs;
  const firstDay = findDayStart(start);
  for (let day = 0; day < maxDays; day += 1) {
    for (const [opens, closes] of listIntervals(calendar, firstDay + day * dayMs)) {
      const from = Math.max(opens, start.getTime());
      if (from + left <= closes) return new Date(from + left);
      left -= Math.max(0, closes - from);
    }
  }
  return new Date(firstDay + maxDays * dayMs);
}

/**
 * Returns the latest moment from which a dealer was open for so many minutes until an end. What started then or
 * before is so many minutes old, in opening hours.
 */
export function subtractOpeningMinutes(
  calendar: OpeningCalendar,
  end: Date,
  minutes: number,
): Date {
  let left = minutes * minuteMs;
  const lastDay = findDayStart(end);
  for (let day = 0; day < maxDays; day += 1) {
    for (const [opens, closes] of listIntervals(calendar, lastDay - day * dayMs).reverse()) {
      const until = Math.min(closes, end.getTime());
      if (until - left >= opens && until > opens) return new Date(until - left);
      left -= Math.max(0, until - opens);
    }
  }
  return new Date(lastDay - maxDays * dayMs);
}
