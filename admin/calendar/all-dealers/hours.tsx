import type { CSSProperties } from 'react';
import type { Minutes } from '../grid.ts';
import { formatBriefly, formatHour } from '../grid-scale.tsx';
import type { ListedAppointment } from './day-appointments.ts';

/** The shortest block that has room for a name, in minutes of the scale. */
export const shortestBlock = 90;

/** An appointment in a dealer's row, with the line on which it overlaps no other. */
export interface PlacedInRow {
  appointment: ListedAppointment;
  minutes: Minutes;
  /** From 0. */
  line: number;
}

/** Places the appointments of a row that have a time, each on the first line that is free at that time. */
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

/** Converts minutes to percent of the shown hours. */
export const toShare = (minutes: number, { start, end }: Minutes): number =>
  (minutes / (end - start)) * 100;

/** Layout that all rows of a grid share. */
export interface Scale {
  hours: Minutes;
  /** The minute of the present time; null where the grid does not show it. */
  now: number | null;
  /** Whether appointments without a time have a column. */
  hasUntimed: boolean;
  /** The columns: dealer, 'Any time', and all hours. */
  style: CSSProperties;
}

/** Whether the label of the present time would cover that of an hour. */
const isCovered = (minute: number, now: number | null) =>
  now !== null && Math.abs(minute + 15 - now) < 34;

/** The hours above the rows, and the present time among them. */
export function HourHeads({ scale: { hours, now } }: { scale: Scale }) {
  const count = (hours.end - hours.start) / 60;
  const starts = Array.from({ length: count }, (_, index) => hours.start + index * 60);
  const place = (minute: number) => ({
    insetInlineStart: `${toShare(minute - hours.start, hours)}%`,
  });
  return (
    <div className="relative h-full">
      {starts
        .filter((minute) => !isCovered(minute, now))
        .map((minute) => (
          <span
            key={minute}
            aria-hidden
            className="absolute top-2.5 ps-1.5 leading-4"
            style={place(minute)}
          >
            {formatHour(minute)}
          </span>
        ))}
      {now !== null && (
        <span
          className="absolute top-2 -translate-x-1/2 rounded-full bg-accent px-1.5 leading-5 font-medium text-panel"
          style={place(now)}
        >
          <span className="sr-only">Now </span>
          {formatBriefly(now)}
        </span>
      )}
    </div>
  );
}

/** The hour lines of a row, and the line of the present time. */
export const HourLines = ({ scale: { hours, now } }: { scale: Scale }) => (
  <div
    aria-hidden
    className="pointer-events-none absolute inset-0 bg-[linear-gradient(to_right,var(--color-line)_1px,transparent_1px)]"
    style={{ backgroundSize: `${toShare(60, hours)}% 100%` }}
  >
    {now !== null && (
      <div
        data-part="now"
        className="absolute inset-y-0 border-s-2 border-accent"
        style={{ insetInlineStart: `${toShare(now - hours.start, hours)}%` }}
      />
    )}
  </div>
);
