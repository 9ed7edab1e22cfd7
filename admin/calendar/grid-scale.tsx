import type { CSSProperties } from 'react';
import { formatTime } from '../ui/format-day.ts';
import { type Column, formatMinute, fromMoment, type Minutes } from './grid.ts';

/** The height of a minute, in rem: half an hour holds two lines. */
const minuteRem = 5 / 60;

/** Converts minutes to a height in rem. */
export const toRem = (minutes: number) => `${minutes * minuteRem}rem`;

/** Positions a period within the hours that the grid shows. */
export const placeMinutes = ({ start, end }: Minutes, hours: Minutes): CSSProperties => ({
  top: toRem(Math.max(start, hours.start) - hours.start),
  height: toRem(Math.min(end, hours.end) - Math.max(start, hours.start)),
});

/** The present time, as a line across today's columns. */
export function NowLine({ columns, hours }: { columns: readonly Column[]; hours: Minutes }) {
  const now = fromMoment(new Date().toISOString());
  const first = columns.findIndex(({ day }) => day === now.day);
  if (first < 0 || now.minute < hours.start || now.minute > hours.end) return null;
  const count = columns.filter(({ day }) => day === now.day).length;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-10 border-t-2 border-accent"
      style={{
        top: toRem(now.minute - hours.start),
        insetInlineStart: `${(first / columns.length) * 100}%`,
        width: `${(count / columns.length) * 100}%`,
      }}
    />
  );
}

/** The hours beside the columns. */
export function HourLabels({ hours }: { hours: Minutes }) {
  const starts = Array.from(
    { length: (hours.end - hours.start) / 60 },
    (_, index) => hours.start + index * 60,
  );
  return (
    <div className="relative">
      {starts.map((minute) => (
        <span
          key={minute}
          className="absolute end-2 -translate-y-1/2 text-xs text-ink-soft first:translate-y-0"
          style={{ top: toRem(minute - hours.start) }}
        >
          {formatTime(formatMinute(minute))}
        </span>
      ))}
    </div>
  );
}
