import { weekdays } from '../format/day-words.ts';
import { dayMs, inPakistan, startOfDayInPakistan } from '../format/pakistan-time.ts';
import { parseDayHours } from '../format/working-hours.ts';

/** A weekly period in which a dealer is open. A day may have several, around lunch or Friday prayer. */
export interface OpeningPeriod {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** HH:MM, 24 hours, in Pakistan. */
  opens: string;
  closes: string;
  /** The first and the last day, YYYY-MM-DD, on which it applies; absent or null: unlimited. */
  from?: string | null;
  until?: string | null;
}

/** A period, in ISO 8601, in which a dealer is closed although it is usually open, or open although usually closed. */
export interface Closure {
  start: string;
  end: string;
  opens: boolean;
}

/** When a dealer is open. */
export interface OpeningCalendar {
  openings: readonly OpeningPeriod[];
  /** In the order of entry: where two overlap, the later one wins. */
  closures: readonly Closure[];
}

/** Monday to Saturday, 9 AM to 6 PM: the hours of a dealer who has set none, and of head office. */
export const defaultCalendar: OpeningCalendar = {
  openings: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  closures: [],
};

/**
 * Returns the weekly hours that a dealer's page shows; a day whose text is not two times is closed. They apply to
 * appointments, and to the time to answer, of kinds without own hours.
 */
export const readDealerHours = (
  workingHours: Partial<Record<string, string>>,
): { weekday: number; opens: string; closes: string }[] =>
  weekdays.flatMap((day, index) => {
    const hours = parseDayHours(workingHours[day] ?? '');
    return hours ? [{ weekday: index + 1, ...hours }] : [];
  });

/** Start and end in milliseconds since 1970. */
export type Interval = readonly [start: number, end: number];

const minuteMs = 60_000;
/** Pakistan's offset from UTC, all year. */
const offsetMs = 5 * 60 * minuteMs;
/** A calendar without an opening in so many days is treated as always closed. */
const maxDays = 400;

const toMs = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
};

const findStart = (date: string): number => Date.parse(startOfDayInPakistan(date));

/** A time in which closures override the weekly hours (milliseconds since 1970). */
interface SpecialTime {
  start: number;
  end: number;
  opens: boolean;
}

/** A weekly period: milliseconds since the start of its day, and the starts of its first and last day. */
interface WeeklyPeriod {
  opens: number;
  closes: number;
  from: number;
  until: number;
}

/** A calendar with parsed texts: one search checks hundreds of days. */
interface ParsedCalendar {
  /** By weekday: 1 is Monday, 7 is Sunday. */
  weekly: ReadonlyMap<number, readonly WeeklyPeriod[]>;
  /** Sorted, without overlaps. */
  special: readonly SpecialTime[];
}

/** Finds the index of the first time that ends after a moment. */
function findFirstAfter(times: readonly SpecialTime[], moment: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle]?.end ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Resolves closures to sorted times without overlaps: each closure overrides earlier ones where they overlap. */
function resolveClosures(closures: readonly Closure[]): SpecialTime[] {
  const times: SpecialTime[] = [];
  for (const closure of closures) {
    const { opens } = closure;
    const [start, end] = [Date.parse(closure.start), Date.parse(closure.end)];
    if (!(start < end)) continue;
    const first = findFirstAfter(times, start);
    let after = first;
    while ((times[after]?.start ?? end) < end) after += 1;
    const [before, last] = [times[first], times[after - 1]];
    const left = after > first && before && before.start < start ? [{ ...before, end: start }] : [];
    const right = after > first && last && last.end > end ? [{ ...last, start: end }] : [];
    times.splice(first, after - first, ...left, { start, end, opens }, ...right);
  }
  return times;
}

const parsedCalendars = new WeakMap<OpeningCalendar, ParsedCalendar>();

/** Parses a calendar, once per object. */
function parseCalendar(calendar: OpeningCalendar): ParsedCalendar {
  const known = parsedCalendars.get(calendar);
  if (known) return known;
  const periods = calendar.openings.map(({ weekday, opens, closes, from, until }) => ({
    weekday,
    opens: toMs(opens),
    closes: toMs(closes),
    from: from ? findStart(from) : Number.NEGATIVE_INFINITY,
    until: until ? findStart(until) : Number.POSITIVE_INFINITY,
  }));
  const parsed = {
    weekly: Map.groupBy(periods, ({ weekday }) => weekday),
    special: resolveClosures(calendar.closures),
  };
  parsedCalendars.set(calendar, parsed);
  return parsed;
}

const subtract = (intervals: readonly Interval[], [start, end]: Interval): Interval[] =>
  intervals.flatMap(([from, to]): Interval[] =>
    [[from, Math.min(to, start)] as const, [Math.max(from, end), to] as const].filter(
      ([a, b]) => a < b,
    ),
  );

/** Sorts intervals and joins those that overlap. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const [start, end] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}

/** Lists when a dealer is open on the day in Pakistan that starts at a moment, in order. */
function listIntervals({ weekly, special }: ParsedCalendar, dayStart: number): Interval[] {
  const weekday = inPakistan(new Date(dayStart)).getUTCDay() || 7;
  const dayEnd = dayStart + dayMs;
  let open: Interval[] = [];
  for (const { opens, closes, from, until } of weekly.get(weekday) ?? []) {
    if (from <= dayStart && dayStart <= until) open.push([dayStart + opens, dayStart + closes]);
  }
  for (let place = findFirstAfter(special, dayStart); place < special.length; place += 1) {
    const time = special[place];
    if (!time || time.start >= dayEnd) break;
    const ofDay: Interval = [Math.max(dayStart, time.start), Math.min(dayEnd, time.end)];
    open = time.opens ? open.concat([ofDay]) : subtract(open, ofDay);
  }
  return open.length > 1 ? mergeIntervals(open) : open;
}

/** Finds a closure that covers a whole day, so that a search can skip to its end. */
function findClosedTime({ special }: ParsedCalendar, dayStart: number): SpecialTime | null {
  const time = special[findFirstAfter(special, dayStart)];
  const isClosed = time && !time.opens && time.start <= dayStart && time.end >= dayStart + dayMs;
  return isClosed ? time : null;
}

const findDayStart = (moment: number): number =>
  Math.floor((moment + offsetMs) / dayMs) * dayMs - offsetMs;

/** Returns the next day to check; skips days that a closure covers. */
function findNextDay(calendar: ParsedCalendar, dayStart: number): number {
  const closed = findClosedTime(calendar, dayStart);
  return closed ? findDayStart(closed.end) : dayStart + dayMs;
}

/** Returns the previous day to check; skips days that a closure covers. */
function findPreviousDay(calendar: ParsedCalendar, dayStart: number): number {
  const closed = findClosedTime(calendar, dayStart);
  return closed ? findDayStart(closed.start - 1) : dayStart - dayMs;
}

/**
 * Lists when a dealer is open, from the day of one moment to the day of a later one, sorted and without overlaps. Code
 * that measures opening hours elsewhere, e.g. in SQL, must use this list.
 */
export function listOpenings(calendar: OpeningCalendar, from: Date, until: Date): Interval[] {
  const parsed = parseCalendar(calendar);
  const openings: Interval[] = [];
  let day = findDayStart(from.getTime());
  while (day <= until.getTime()) {
    openings.push(...listIntervals(parsed, day));
    day = findNextDay(parsed, day);
  }
  return openings;
}

/** Returns the moment at which a dealer has been open for so many minutes since a start. */
export function addOpeningMinutes(calendar: OpeningCalendar, start: Date, minutes: number): Date {
  const parsed = parseCalendar(calendar);
  const from = start.getTime();
  const firstDay = findDayStart(from);
  const end = firstDay + maxDays * dayMs;
  let left = minutes * minuteMs;
  for (let day = firstDay; day < end; day = findNextDay(parsed, day)) {
    for (const [opens, closes] of listIntervals(parsed, day)) {
      const open = Math.max(opens, from);
      if (open + left <= closes) return new Date(open + left);
      left -= Math.max(0, closes - open);
    }
  }
  return new Date(end);
}

/**
 * Returns the latest moment from which a dealer was open for so many minutes until an end. Anything that started at or
 * before it is at least so many minutes old, in opening hours.
 */
export function subtractOpeningMinutes(
  calendar: OpeningCalendar,
  end: Date,
  minutes: number,
): Date {
  const parsed = parseCalendar(calendar);
  const to = end.getTime();
  const lastDay = findDayStart(to);
  const start = lastDay - maxDays * dayMs;
  let left = minutes * minuteMs;
  for (let day = lastDay; day > start; day = findPreviousDay(parsed, day)) {
    for (const [opens, closes] of listIntervals(parsed, day).reverse()) {
      const until = Math.min(closes, to);
      if (until - left >= opens && until > opens) return new Date(until - left);
      left -= Math.max(0, until - opens);
    }
  }
  return new Date(start);
}
