import type { AppointmentStatus } from '#contract/appointments/appointment.ts';
import type { Calendar } from '#contract/appointments/calendar.ts';
import { type Column, listClosedMinutes, listOpenMinutes, listShown } from './grid.ts';
import { findColor, statusIcons, statusLabels } from './statuses.ts';

const shownStatuses = [
  'requested',
  'confirmed',
  'done',
  'no-show',
] as const satisfies readonly AppointmentStatus[];

/** Summarizes the shown days: '8 appointments, 5 to confirm', or why there are none. */
function describeDays(calendar: Calendar, columns: readonly Column[], period: string): string {
  const shown = columns.flatMap(listShown);
  if (shown.length > 0) {
    const open = shown.filter(({ status }) => status === 'requested').length;
    const count = `${shown.length} ${shown.length === 1 ? 'appointment' : 'appointments'}`;
    return open > 0 ? `${count}, ${open} to confirm` : count;
  }
  if (columns.some((column) => listOpenMinutes(calendar, column).length > 0))
    return `No appointments ${period}.`;
  const [closure] = columns.flatMap((column) => listClosedMinutes(calendar, column));
  return `Closed ${period}${closure ? `: ${closure.reason}` : ''}.`;
}

/** A legend of the colors and icons of appointments. */
export const StatusColors = () => (
  <ul aria-label="Colors" className="flex flex-wrap gap-x-4 max-sm:hidden text-xs text-ink-soft">
    {shownStatuses.map((status) => {
      const Icon = statusIcons[status];
      return (
        <li key={status} className="flex items-center gap-1">
          <Icon aria-hidden size={14} style={{ color: `var(--color-${findColor(status)})` }} />
          {statusLabels[status]}
        </li>
      );
    })}
  </ul>
);

interface CalendarSummaryProps {
  calendar: Calendar;
  columns: readonly Column[];
  /** 'on this day' or 'in this week'. */
  period: string;
}

/** The summary of the shown days, and the legend of colors and icons. */
export function CalendarSummary({ calendar, columns, period }: CalendarSummaryProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 max-sm:hidden print:hidden">
      <p className="font-medium">{describeDays(calendar, columns, period)}</p>
      <StatusColors />
    </div>
  );
}
