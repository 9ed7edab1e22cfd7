import { type CSSProperties, useEffect, useState } from 'react';
import { formatTime } from '../ui/format.ts';
import type { ColumnPlace } from './column-places.ts';
import { type Column, formatMinute, fromMoment, type Minutes } from './grid.ts';

/** The height of a minute, in rem: half an hour holds two lines. */
const minuteRem = 5 / 60;

/** Converts minutes to a height in rem. */
export const toRem = (minutes: number) => `${minutes * minuteRem}rem`;

const hourFormat = new Intl.DateTimeFormat(undefined, { hour: 'numeric', timeZone: 'UTC' });

/** Formats a full hour in the viewer's locale: '9 AM'. */
export const formatHour = (minute: number): string => hourFormat.format(minute * 60_000);

/** Formats a time without AM or PM, which the position of a block shows. */
export const formatBriefly = (minute: number): string =>
  formatTime(formatMinute(minute)).replace(/\s?[ap]\.?m\.?$/i, '');

/** Positions a period within the hours that the grid shows. */
export const placeMinutes = ({ start, end }: Minutes, hours: Minutes): CSSProperties => ({
  top: toRem(Math.max(start, hours.start) - hours.start),
  height: toRem(Math.min(end, hours.end) - Math.max(start, hours.start)),
});

/** Hours within this many minutes of the present time have no label. */
const labelDistance = 15;

/** Returns the present time in Pakistan, updated every minute. */
function usePresent() {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return fromMoment(now);
}

/** The present time within a grid: its minute, and how many of the columns from `first` on are today's. */
interface Now {
  minute: number;
  first: number;
  count: number;
}

/** Returns the present time; null if the grid does not show it. */
export function useNow(columns: readonly Column[], hours: Minutes): Now | null {
  const { day, minute } = usePresent();
  const first = columns.findIndex((column) => column.day === day);
  if (first < 0 || minute < hours.start || minute > hours.end) return null;
  return { minute, first, count: columns.filter((column) => column.day === day).length };
}

/** Returns the minute of the present time; null on another day and outside of these hours. */
export function useTodaysMinute(day: string, hours: Minutes): number | null {
  const { day: today, minute } = usePresent();
  return day === today && minute >= hours.start && minute <= hours.end ? minute : null;
}

const sumWidths = (places: readonly ColumnPlace[]) =>
  places.reduce((sum, { width }) => sum + width, 0);

interface NowLineProps {
  now: Now;
  places: readonly ColumnPlace[];
  hours: Minutes;
}

/** The present time, as a line across all columns that is stronger across today's. */
export const NowLine = ({ now, places, hours }: NowLineProps) => (
  <div
    aria-hidden
    className="pointer-events-none absolute inset-x-0"
    style={{ top: toRem(now.minute - hours.start) }}
  >
    <div className="border-t border-accent opacity-40" />
    <div
      className="absolute top-0 border-t-2 border-accent"
      style={{
        insetInlineStart: `${(places[now.first]?.start ?? 0) * 100}%`,
        width: `${sumWidths(places.slice(now.first, now.first + now.count)) * 100}%`,
      }}
    />
  </div>
);

/** The hours beside the columns, and the present time among them. */
export function HourLabels({ now, hours }: { now: Now | null; hours: Minutes }) {
  const starts = Array.from(
    { length: (hours.end - hours.start) / 60 },
    (_, index) => hours.start + index * 60,
  ).filter((minute) => !now || Math.abs(minute - now.minute) > labelDistance);
  return (
    <div className="sticky start-0 z-10 bg-panel text-xs text-ink-soft">
      {starts.map((minute) => (
        <span
          key={minute}
          className={`absolute end-2 ${minute === hours.start ? '' : '-translate-y-1/2'}`}
          style={{ top: toRem(minute - hours.start) }}
        >
          {formatHour(minute)}
        </span>
      ))}
      {now && (
        <span
          className="absolute end-1 -translate-y-1/2 rounded-full bg-accent px-1.5 font-medium text-panel"
          style={{ top: toRem(now.minute - hours.start) }}
        >
          <span className="sr-only">Now </span>
          {formatBriefly(now.minute)}
        </span>
      )}
    </div>
  );
}
