import type { Minutes } from '../grid.ts';
import type { ListedAppointment } from './day-appointments.ts';

/** The shortest block that has room for a name, in minutes of the scale. */
export const shortestBlock = 90;

/** An appointment in a dealer's row, with its line among those that would cover it. */
export interface PlacedInRow {
  appointment: ListedAppointment;
  minutes: Minutes;
  /** From 0. */
  line: number;
}

/** Places the appointments of a row that have a time: each on the first line that is free there. */
export function placeInRow(appointments: readonly ListedAppointment[]): PlacedInRow[] {
  const ends: number[] = [];
  return appointments
    .flatMap((appointment) => {
      const { minutes } = appointment;
      return minutes ? [{ appointment, minutes }] : [];
    })
    .sort((a, b) => a.minutes.start - b.minutes.start)
    .map(({ appointment, minutes }) => {
      const free = ends.findIndex((end) => end <= minutes.start);
      const line = free < 0 ? ends.length : free;
      ends[line] = Math.max(minutes.end, minutes.start + shortestBlock);
      return { appointment, minutes, line };
    });
}

/** The hours that the day shows: those of all appointments, from nine to six at least. */
export function findDayHours(appointments: readonly ListedAppointment[]): Minutes {
  const timed = appointments.flatMap(({ minutes }) => minutes ?? []);
  const start = Math.min(540, ...timed.map((one) => one.start));
  const end = Math.max(1080, ...timed.map((one) => Math.max(one.end, one.start + shortestBlock)));
  return { start: Math.floor(start / 60) * 60, end: Math.min(1440, Math.ceil(end / 60) * 60) };
}

/** Returns the share of the shown hours that some minutes take, in percent. */
export const toShare = (minutes: number, { start, end }: Minutes): number =>
  (minutes / (end - start)) * 100;
