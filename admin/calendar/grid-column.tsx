import type { Calendar } from '#contract/appointments/calendar.ts';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatMoment } from '../ui/format.ts';
import {
  type Column,
  listClosedMinutes,
  listOpenMinutes,
  listShown,
  type Minutes,
} from './grid.ts';
import { placeMinutes } from './grid-scale.tsx';
import { kindIcons } from './statuses.ts';

/** Says how many appointments a day has, or that it is closed. */
function describeDay(calendar: Calendar, columns: readonly Column[]): string {
  const count = columns.flatMap(listShown).length;
  if (count > 0) return `${count} ${count === 1 ? 'appointment' : 'appointments'}`;
  const isOpen = columns.some((column) => listOpenMinutes(calendar, column).length > 0);
  return isOpen ? 'No appointments' : 'Closed';
}

const isWithin = ({ start, end }: Minutes, hours: Minutes) =>
  start < hours.end && hours.start < end;

/** The heading over the columns of a day of the week, which can be chosen. */
export function DayHead(props: {
  calendar: Calendar;
  day: string;
  columns: readonly Column[];
  onChoose: (day: string) => void;
}) {
  const { calendar, day, columns, onChoose } = props;
  return (
    <button
      type="button"
      aria-current={day === todayInPakistan() ? 'date' : undefined}
      onClick={() => onChoose(day)}
      className="block w-full rounded-control py-0.5 hover:bg-hover aria-[current]:text-accent"
    >
      <span className="block font-semibold">{formatMoment(day, null)}</span>
      <span className="block text-xs text-ink-soft">{describeDay(calendar, columns)}</span>
    </button>
  );
}

/** The heading of a column: its car or bay, in a week without its length. */
export function ColumnHead({ column, isBrief }: { column: Column; isBrief: boolean }) {
  const { bookable, appointments } = column;
  if (!bookable) {
    // A closed day of a week has no columns but this one.
    if (isBrief && appointments.length === 0) return null;
    return <span className="font-semibold">Without a car or bay</span>;
  }
  const Icon = kindIcons[bookable.kind];
  return (
    <span className="grid justify-items-center py-0.5">
      <span
        className={`inline-flex max-w-full items-center gap-1.5 ${isBrief ? 'text-xs' : 'font-semibold'}`}
      >
        <Icon aria-hidden size={14} className="flex-none text-ink-soft" />
        <span className="line-clamp-2 wrap-anywhere">{bookable.label}</span>
      </span>
      {!isBrief && (
        <span className="text-xs text-ink-soft">
          {appointmentKinds[bookable.kind]} · {bookable.slotMinutes} min
          {!bookable.isActive && ' · inactive'}
        </span>
      )}
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
    <div className="relative border-s border-line bg-ground">
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
          className="absolute inset-x-0 bg-[repeating-linear-gradient(135deg,var(--color-ground)_0_0.5rem,var(--color-line)_0.5rem_0.5625rem)] p-2 text-center"
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
