import {
  addOpeningMinutes,
  type Interval,
  listOpenings,
  mergeIntervals,
  type OpeningCalendar,
} from '../dealers/opening-hours.ts';
import {
  dayMs,
  inPakistan,
  startOfDayInPakistan,
  todayInPakistan,
} from '../format/pakistan-time.ts';
import { dateFormat } from '../input/formats.ts';

/** How many days after today the last slots are offered. */
const horizonDays = 30;
/** The most days that one request for slots covers: today and every other day on which slots are offered. */
export const maxSlotDays = horizonDays + 1;
/** How much notice a dealer gets, in minutes of opening hours. */
const noticeMinutes = 120;
/** The most times listed per day. */
const maxTimesPerDay = 48;
/** How many free times an error lists when a time has just been taken. */
export const suggestedSlots = 3;

/** What appointments book, a demo car or a service bay, and how long one takes. */
export interface SlotBookable {
  _id: string;
  slotMinutes: number;
  /** The pause after an appointment. */
  bufferMinutes: number;
}

/** A time in which a bookable has an appointment, including the pause after it (milliseconds since 1970). */
interface BusyTime {
  bookableId: string;
  start: number;
  end: number;
}

/** The input for the slots of one dealer and kind. */
export interface SlotPlan {
  bookables: readonly SlotBookable[];
  calendar: OpeningCalendar;
  busy: readonly BusyTime[];
}

/** A free time (milliseconds since 1970) and the bookables that are free then. */
export interface FreeSlot {
  start: number;
  bookableIds: string[];
}

/** The free times of a day: HH:MM in Pakistan, with the number of bookables that are free then. */
export interface SlotDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Whether the dealer's hours and closures leave no time for an appointment, whether booked or not. */
  isClosed: boolean;
  times: { time: string; free: number }[];
}

/** A period of days in Pakistan: the first as YYYY-MM-DD, and their number. */
export interface SlotPeriod {
  from: string;
  days: number;
}

const minuteMs = 60_000;

/** Groups busy times by bookable, in order and without overlaps. */
const groupBusy = (busy: readonly BusyTime[]): ReadonlyMap<string, Interval[]> =>
  new Map(
    [...Map.groupBy(busy, ({ bookableId }) => bookableId)].map(([id, times]) => [
      id,
      mergeIntervals(times.map(({ start, end }): Interval => [start, end])),
    ]),
  );

/** Lists the start times of a bookable within an opening: each one follows the pause of the previous one. */
function* listGrid(
  { slotMinutes, bufferMinutes }: SlotBookable,
  [opens, closes]: readonly [number, number],
): Generator<number> {
  const slot = slotMinutes * minuteMs;
  const step = slot + bufferMinutes * minuteMs;
  for (let start = opens; start + slot <= closes; start += step) yield start;
}

/**
 * Lists when a dealer is open, from the day of one moment to the day of a later one. An opening that continues past
 * midnight is joined with the next day's, because appointments can span midnight. One that starts at midnight is not
 * extended, so that a dealer who never closes gets one span per day.
 */
function listSpans(calendar: OpeningCalendar, from: Date, until: Date): Interval[] {
  const spans: Interval[] = [];
  let lastStart = 0;
  for (const [start, end] of listOpenings(calendar, shiftDays(from, -1), shiftDays(until, 1))) {
    const last = spans.at(-1);
    if (last?.[1] === start && !isMidnight(lastStart)) spans[spans.length - 1] = [last[0], end];
    else spans.push([start, end]);
    lastStart = start;
  }
  return spans;
}

const shiftDays = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

const isMidnight = (moment: number): boolean => formatSlot(moment).endsWith('T00:00');

/**
 * Returns the part of the period in which slots are offered: from now on, after the notice in opening hours, until the
 * horizon. `end` is excluded.
 */
function findOffered({ calendar }: SlotPlan, { from, days }: SlotPeriod, now: Date) {
  const earliest = addOpeningMinutes(calendar, now, noticeMinutes).getTime();
  const first = Date.parse(startOfDayInPakistan(from));
  const horizon = Date.parse(startOfDayInPakistan(todayInPakistan(now), maxSlotDays));
  return { start: Math.max(first, earliest), end: Math.min(first + days * dayMs, horizon) };
}

/**
 * Lists the free slots of a period, in order. The only place that decides when customers can come; API, pages, forms
 * without scripts and the office all use it.
 */
export function listFreeSlots(plan: SlotPlan, period: SlotPeriod, now = new Date()): FreeSlot[] {
  const { start: earliest, end } = findOffered(plan, period, now);
  if (earliest >= end) return [];
  const openings = listSpans(plan.calendar, new Date(earliest), new Date(end - 1));
  const busy = groupBusy(plan.busy);
  const free = new Map<number, string[]>();
  for (const bookable of plan.bookables) {
    const starts = openings
      .flatMap((opening) => [...listGrid(bookable, opening)])
      .filter((start) => start >= earliest && start < end);
    for (const start of keepFree(bookable, starts, busy.get(bookable._id) ?? [])) {
      const ids = free.get(start);
      if (ids) ids.push(bookable._id);
      else free.set(start, [bookable._id]);
    }
  }
  return [...free]
    .map(([start, bookableIds]) => ({ start, bookableIds }))
    .sort((a, b) => a.start - b.start);
}

/**
 * Filters the starts of appointments that, with their pause, fit between a bookable's busy times. Both lists are
 * sorted, so one pass suffices.
 */
function keepFree(
  { slotMinutes, bufferMinutes }: SlotBookable,
  starts: readonly number[],
  busy: readonly Interval[],
): number[] {
  const length = (slotMinutes + bufferMinutes) * minuteMs;
  let next = 0;
  return starts.filter((start) => {
    while ((busy[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (busy[next]?.[0] ?? Number.POSITIVE_INFINITY) >= start + length;
  });
}

/** Formats a moment as a slot: YYYY-MM-DDTHH:MM in Pakistan. */
export const formatSlot = (moment: number | string): string =>
  inPakistan(new Date(moment)).toISOString().slice(0, 16);

/** Whether no appointment fits into the dealer's hours of the day that starts at a moment. */
function isClosedDay({ bookables, calendar }: SlotPlan, dayStart: Date): boolean {
  const [first, end] = [dayStart.getTime(), dayStart.getTime() + dayMs];
  const openings = listSpans(calendar, dayStart, dayStart);
  return !bookables.some((bookable) =>
    openings.some((opening) =>
      [...listGrid(bookable, opening)].some((start) => start >= first && start < end),
    ),
  );
}

/** Why no appointment can begin at a time. */
export type SlotRefusal = 'past' | 'late' | 'closedDay' | 'closed' | 'soon' | 'unlisted' | 'taken';

/** Finds why a time is not a free slot. */
export function explainRefusal(plan: SlotPlan, moment: number, now = new Date()): SlotRefusal {
  const { bookables, calendar } = plan;
  const date = formatSlot(moment).slice(0, 10);
  const dayStart = new Date(startOfDayInPakistan(date));
  const { start, end } = findOffered(plan, { from: todayInPakistan(now), days: maxSlotDays }, now);
  if (moment <= now.getTime()) return 'past';
  if (moment >= end) return 'late';
  if (bookables.length === 0) return 'unlisted';
  const openings = listSpans(calendar, dayStart, dayStart);
  if (!openings.some(([opens, closes]) => opens <= moment && moment < closes)) {
    return isClosedDay(plan, dayStart) ? 'closedDay' : 'closed';
  }
  if (moment < start) return 'soon';
  const isListed = bookables.some((bookable) =>
    openings.some((opening) => [...listGrid(bookable, opening)].includes(moment)),
  );
  return isListed ? 'taken' : 'unlisted';
}

/** Thins a list to so many evenly spread items: cars with different lengths can start at hundreds of times a day. */
export function keepSpread<Item>(list: readonly Item[], max: number): readonly Item[] {
  if (list.length <= max) return list;
  const step = list.length / max;
  return list.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
}

/** Groups free slots by day in Pakistan. Every offered day of the period is listed, with at most 48 times. */
export function groupByDay(
  plan: SlotPlan,
  slots: readonly FreeSlot[],
  { from, days }: SlotPeriod,
): SlotDay[] {
  const first = Date.parse(startOfDayInPakistan(from));
  const byDay = Map.groupBy(slots, ({ start }) => Math.floor((start - first) / dayMs));
  return Array.from({ length: days }, (_, index) => {
    const dayStart = startOfDayInPakistan(from, index);
    const date = formatSlot(dayStart).slice(0, 10);
    const times = keepSpread(byDay.get(index) ?? [], maxTimesPerDay).map(
      ({ start, bookableIds }) => ({
        time: formatSlot(start).slice(11),
        free: bookableIds.length,
      }),
    );
    const isClosed = times.length === 0 && isClosedDay(plan, new Date(dayStart));
    return { date, isClosed, times };
  });
}

/** Returns the period from a day (today if it has passed or is invalid) until the horizon. */
export function clampPeriod(
  { from, days }: { from?: string | undefined; days: number },
  now = new Date(),
): SlotPeriod {
  const today = todayInPakistan(now);
  const asked = dateFormat.parse(from ?? '');
  const first = asked && asked > today ? asked : today;
  const last = formatSlot(startOfDayInPakistan(today, maxSlotDays)).slice(0, 10);
  const left = Math.round((Date.parse(last) - Date.parse(first)) / dayMs);
  return { from: first, days: Math.max(0, Math.min(days, left)) };
}
