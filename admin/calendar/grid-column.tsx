import { Car, Wrench } from 'lucide-react';
import type { Calendar } from '#contract/appointments/calendar.ts';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { formatWeekday } from './format-when.ts';
import { type Column, listClosedMinutes, listOpenMinutes, type Minutes } from './grid.ts';
import { placeMinutes } from './grid-scale.tsx';

const isWithin = ({ start, end }: Minutes, hours: Minutes) =>
  start < hours.end && hours.start < end;

/** The heading of a column: a car or bay, or a day, which can be chosen in the view of a week. */
export function ColumnHead({
  column,
  onChooseDay,
}: {
  column: Column;
  onChooseDay: ((day: string) => void) | undefined;
}) {
  const { bookable, day, key } = column;
  if (onChooseDay) {
    return (
      <button
        type="button"
        onClick={() => onChooseDay(day)}
        className="block w-full rounded-control py-1 font-medium hover:underline"
      >
        {formatWeekday(day)}
      </button>
    );
  }
  if (!bookable) return <span>{key === 'none' ? 'Without a car or bay' : formatWeekday(day)}</span>;
  const Icon = bookable.kind === 'service' ? Wrench : Car;
  return (
    <span className="grid justify-items-center">
      <span className="inline-flex max-w-full items-center gap-1.5 font-medium">
        <Icon aria-hidden size={14} className="flex-none" />
        <span className="line-clamp-2 wrap-anywhere">{bookable.label}</span>
      </span>
      <span className="text-xs font-normal text-ink-soft">
        {appointmentKinds[bookable.kind]} · {bookable.slotMinutes} min
        {!bookable.isActive && ' · inactive'}
      </span>
    </span>
  );
}

/** The open hours of a column, and the closures by name. */
export function ColumnHours({
  calendar,
  column,
  hours,
}: {
  calendar: Calendar;
  column: Column;
  hours: Minutes;
}) {
  const open = listOpenMinutes(calendar, column).filter((one) => isWithin(one, hours));
  const closed = listClosedMinutes(calendar, column).filter((one) => isWithin(one, hours));
  return (
    <div className="relative border-s border-line bg-hover">
      {open.map((minutes) => (
        <div
          key={minutes.start}
          data-part="open"
          className="absolute inset-x-0 bg-panel"
          style={placeMinutes(minutes, hours)}
        />
      ))}
      {closed.map((closure) => (
        <div
          key={closure._id}
          data-part="closure"
          className="absolute inset-x-0 bg-[repeating-linear-gradient(135deg,var(--color-hover)_0_0.5rem,var(--color-line)_0.5rem_0.625rem)] p-2 text-center"
          style={placeMinutes(closure, hours)}
        >
          <span className="inline-block rounded-control bg-panel px-2 py-0.5 text-xs font-medium">
            Closed: {closure.reason}
            {closure.kind && column.kinds.length > 1 && ` (${appointmentKinds[closure.kind]})`}
          </span>
        </div>
      ))}
    </div>
  );
}
