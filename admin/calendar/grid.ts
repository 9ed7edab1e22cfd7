import type {
  Calendar,
  CalendarAppointment,
  CalendarBookable,
} from '#contract/appointments/calendar.ts';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { inPakistan, startOfDayInPakistan } from '#contract/format/pakistan-time.ts';

/** A column of the grid: a car or bay on a day. */
export interface Column {
  /** Unique within the grid. */
  key: string;
  day: string;
  /** Null for appointments whose car or bay was deleted, and for a day of the week without any. */
  bookable: CalendarBookable | null;
  kinds: readonly AppointmentKind[];
  appointments: readonly CalendarAppointment[];
}

/** A time within a day, in minutes since midnight in Pakistan. */
export interface Minutes {
  start: number;
  end: number;
}

const minuteMs = 60_000;
const dayMinutes = 1440;

/** Returns the minutes of a period that lie on a day; null if none do. */
export function clipToDay(
  day: string,
  { start, end }: { start: string; end: string },
): Minutes | null {
  const midnight = Date.parse(startOfDayInPakistan(day));
  const toMinutes = (iso: string) =>
    Math.min(dayMinutes, Math.max(0, (Date.parse(iso) - midnight) / minuteMs));
  const minutes = { start: toMinutes(start), end: toMinutes(end) };
  return minutes.start < minutes.end ? minutes : null;
}

/** Returns the moment (ISO 8601) of a minute of a day. */
export const toMoment = (day: string, minute: number): string =>
  new Date(Date.parse(startOfDayInPakistan(day)) + minute * minuteMs).toISOString();

/** Returns the day in Pakistan of a moment, and its minute. */
export function fromMoment(iso: string): { day: string; minute: number } {
  const local = inPakistan(iso);
  return {
    day: local.toISOString().slice(0, 10),
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** Formats a minute of a day: '09:30'. */
export const formatMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const isOnDay = (day: string) => (appointment: CalendarAppointment) =>
  fromMoment(appointment.startAt).day === day;

/** Builds the columns of a day: its cars and bays, and last the appointments without one. */
export function buildDayColumns(
  { bookables, appointments }: Calendar,
  day: string,
  kinds: readonly AppointmentKind[],
): Column[] {
  const shown = kinds.flatMap((one) => bookables.filter(({ kind }) => kind === one));
  const ofDay = appointments.filter(isOnDay(day)).filter(({ kind }) => kinds.includes(kind));
  const columns = shown.map((bookable) => ({
    key: bookable._id,
    day,
    bookable,
    kinds: [bookable.kind],
    appointments: ofDay.filter(({ bookableId }) => bookableId === bookable._id),
  }));
  const known = new Set(shown.map(({ _id }) => _id));
  const others = ofDay.filter(({ bookableId }) => !bookableId || !known.has(bookableId));
  const used = columns.filter(
    ({ bookable, appointments: booked }) => bookable.isActive || booked.length > 0,
  );
  if (others.length === 0) return used;
  return [...used, { key: 'none', day, bookable: null, kinds, appointments: others }];
}

/**
 * Builds the columns of a week: the cars and bays of each day, as on the day alone. A day without hours and appointments
 * is one column.
 */
export const buildWeekColumns = (
  calendar: Calendar,
  days: readonly string[],
  kinds: readonly AppointmentKind[],
): Column[] =>
  days.flatMap((day) => {
    const columns = buildDayColumns(calendar, day, kinds).map((column) => ({
      ...column,
      key: `${day} ${column.key}`,
    }));
    const isUsed = columns.some(
      (column) => listShown(column).length > 0 || listOpenMinutes(calendar, column).length > 0,
    );
    return isUsed ? columns : [{ key: day, day, bookable: null, kinds, appointments: [] }];
  });

/** Lists the open minutes of a column, of any of its kinds, in order and without overlaps. */
export function listOpenMinutes({ openings }: Calendar, { day, kinds }: Column): Minutes[] {
  const open = kinds
    .flatMap((kind) => openings[kind])
    .flatMap((opening) => clipToDay(day, opening) ?? [])
    .sort((a, b) => a.start - b.start);
  const merged: Minutes[] = [];
  for (const { start, end } of open) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Lists the closures of a column's day and kinds with their minutes. */
export const listClosedMinutes = ({ closures }: Calendar, { day, kinds }: Column) =>
  closures
    .filter(({ opens, kind }) => !opens && (kind === null || kinds.includes(kind)))
    .flatMap((closure) => {
      const minutes = clipToDay(day, closure);
      return minutes ? [{ ...closure, ...minutes }] : [];
    });

/** The hours that a grid shows: those of all openings and appointments, from nine to six at least. */
export function findHours(calendar: Calendar, columns: readonly Column[]): Minutes {
  const minutes = columns.flatMap((column) => [
    ...listOpenMinutes(calendar, column),
    ...column.appointments.flatMap(({ startAt, endAt }) => {
      const clipped = clipToDay(column.day, { start: startAt, end: endAt });
      return clipped ? [clipped] : [];
    }),
  ]);
  const start = Math.min(540, ...minutes.map((one) => one.start));
  const end = Math.max(1080, ...minutes.map((one) => one.end));
  return { start: Math.floor(start / 60) * 60, end: Math.ceil(end / 60) * 60 };
}

/** An appointment with its place among those that overlap it. */
export interface Placed extends Minutes {
  appointment: CalendarAppointment;
  /** From 0. */
  lane: number;
  lanes: number;
}

/** Lists the appointments of a column that are shown: cancelled ones are left out. */
export const listShown = ({ appointments }: Column): CalendarAppointment[] =>
  appointments.filter(({ status }) => status !== 'cancelled');

/** Places a column's appointments side by side where they overlap. */
export function placeAppointments(column: Column): Placed[] {
  const { day } = column;
  const sorted = listShown(column)
    .flatMap((appointment) => {
      const { startAt: start, endAt: end } = appointment;
      const minutes = clipToDay(day, { start, end });
      return minutes ? [{ appointment, ...minutes, lane: 0, lanes: 1 }] : [];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let group: Placed[] = [];
  const finish = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    for (const placed of group) placed.lanes = lanes;
    group = [];
  };
  for (const placed of sorted) {
    if (group.every(({ end }) => end <= placed.start)) finish();
    const taken = new Set(group.filter(({ end }) => end > placed.start).map((other) => other.lane));
    while (taken.has(placed.lane)) placed.lane += 1;
    group.push(placed);
  }
  finish();
  return sorted;
}
