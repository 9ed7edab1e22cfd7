import { dayMs, inPakistan, startOfDayInPakistan } from '../format/pakistan-time.ts';

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
/** How far Pakistan's clocks are ahead of UTC, all year. */
const offsetMs = 5 * 60 * minuteMs;
/** A calendar without an opening in so many days counts as always closed. */
const maxDays = 400;

const toMs = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
};

const findStart = (date: string): number => Date.parse(startOfDayInPakistan(date));

/** A time in which closures decide, and not the weekly hours (milliseconds since 1970). */
interface SpecialTime {
  start: number;
  end: number;
  opens: boolean;
}

/** A weekly period: milliseconds since the start of its day, and the starts of the first and the last day. */
interface WeeklyPeriod {
  opens: number;
  closes: number;
  from: number;
  until: number;
}

/** A calendar whose texts are parsed: a search looks at hundreds of its days. */
interface ParsedCalendar {
  /** By weekday: 1 is Monday, 7 is Sunday. */
  weekly: ReadonlyMap<number, readonly WeeklyPeriod[]>;
  /** In order and without overlaps. */
  special: readonly SpecialTime[];
}

/** Finds the place of the first time that ends after a moment. */
function findFirstAfter(times: readonly SpecialTime[], moment: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle]?.end ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Resolves closures to times that do not overlap, in order: each one replaces what earlier ones say about its time. */
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

/** Parses a calendar, once for each object. */
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

/** Finds the time in which a dealer is closed for a whole day by one closure, so that a search can leave it out. */
function findClosedTime({ special }: ParsedCalendar, dayStart: number): SpecialTime | null {
  const time = special[findFirstAfter(special, dayStart)];
  const isClosed = time && !time.opens && time.start <= dayStart && time.end >= dayStart + dayMs;
  return isClosed ? time : null;
}

const findDayStart = (moment: number): number =>
  Math.floor((moment + offsetMs) / dayMs) * dayMs - offsetMs;

/** Returns the day to look at after one: not those on which a closure leaves nothing open. */
function findNextDay(calendar: ParsedCalendar, dayStart: number): number {
  const closed = findClosedTime(calendar, dayStart);
  return closed ? findDayStart(closed.end) : dayStart + dayMs;
}

/** The same for a search that goes back. */
function findPreviousDay(calendar: ParsedCalendar, dayStart: number): number {
  const closed = findClosedTime(calendar, dayStart);
  return closed ? findDayStart(closed.start - 1) : dayStart - dayMs;
}

/**
 * Lists when a dealer is open from the day of a moment to that of a later one, in order and without overlaps. What
 * measures opening hours elsewhere, in the database for instance, measures with this list.
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

/** Returns the moment by which a dealer has been open for so many minutes after a start. */
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
 * Returns the latest moment from which a dealer was open for so many minutes until an end. What started then or
 * before is so many minutes old, in opening hours.
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
