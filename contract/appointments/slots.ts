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
/** The most days that one request for slots covers: today and all others on which they are offered. */
export const maxSlotDays = horizonDays + 1;
/** How much notice a dealer gets, in minutes of opening hours. */
const noticeMinutes = 120;
/** The most times that are listed for a day. */
const maxTimesPerDay = 48;
/** How many free times are named where one has just been taken. */
export const suggestedSlots = 3;

/** What appointments are made with, and how long one takes: a demo car or a service bay. */
export interface SlotBookable {
  _id: string;
  slotMinutes: number;
  /** The pause after an appointment. */
  bufferMinutes: number;
}

/** A time in which a bookable has an appointment, with the pause after it (milliseconds since 1970). */
interface BusyTime {
  bookableId: string;
  start: number;
  end: number;
}

/** What the slots of one dealer and kind are computed from. */
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

/** The free times of a day: HH:MM in Pakistan, with how many can be booked then. */
export interface SlotDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Whether the dealer's hours and closures leave no time for an appointment, booked or not. */
  isClosed: boolean;
  times: { time: string; free: number }[];
}

/** A period of days in Pakistan: YYYY-MM-DD and how many. */
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

/** Lists the times of a bookable's grid within an opening: the next one begins after the pause of the one before. */
function* listGrid(
  { slotMinutes, bufferMinutes }: SlotBookable,
  [opens, closes]: readonly [number, number],
): Generator<number> {
  const slot = slotMinutes * minuteMs;
  const step = slot + bufferMinutes * minuteMs;
  for (let start = opens; start + slot <= closes; start += step) yield start;
}

/**
 * Lists when a dealer is open from the day of a moment to that of a later one, each with what goes on over midnight:
 * appointments can begin before and end after it. A day that is open from its first minute goes on into no other one, so
 * that the times of a dealer who never closes are those of each day.
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
 * Returns the period's part in which slots are offered: from now on, with notice in opening hours, until the horizon.
 * `end` is excluded.
 */
function findOffered({ calendar }: SlotPlan, { from, days }: SlotPeriod, now: Date) {
  const earliest = addOpeningMinutes(calendar, now, noticeMinutes).getTime();
  const first = Date.parse(startOfDayInPakistan(from));
  const horizon = Date.parse(startOfDayInPakistan(todayInPakistan(now), maxSlotDays));
  return { start: Math.max(first, earliest), end: Math.min(first + days * dayMs, horizon) };
}

/**
 * Lists the free slots of a period, in order. It is the one place that decides when customers can come: API, page,
 * form without script, and staff's screens ask it.
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
 * Keeps the starts of appointments that fit, with the pause after them, between those that a bookable has. Both lists are
 * in order, so each busy time is passed once.
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

/** Why no appointment can begin at a moment. */
export type SlotRefusal = 'past' | 'late' | 'closedDay' | 'closed' | 'soon' | 'unlisted' | 'taken';

/** Finds why a moment is none of the free slots. */
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

/** Keeps so many of a list, spread over it: cars of different lengths begin at hundreds of times a day. */
export function keepSpread<Item>(list: readonly Item[], max: number): readonly Item[] {
  if (list.length <= max) return list;
  const step = list.length / max;
  return list.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
}

/**
 * Groups free slots by their days in Pakistan; every day of the period that is offered is listed, with at most 48 times.
 */
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

/** Returns the period from a day on (today if it has passed or is no day) until the horizon. */
export function clampPeriod(
  { from, days }: { from?: string | undefined; days: number },
  now = new Date(),
): SlotPeriod {
  const today = todayInPakistan(now);
  const first = from && dateFormat.parse(from) && from > today ? from : today;
  const last = formatSlot(startOfDayInPakistan(today, maxSlotDays)).slice(0, 10);
  const left = Math.round((Date.parse(last) - Date.parse(first)) / dayMs);
  return { from: first, days: Math.max(0, Math.min(days, left)) };
}
