import type { Calendar, CalendarAppointment } from '#contract/appointments/calendar.ts';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { Badge } from '../ui/badge.tsx';
import { formatTime } from '../ui/format.ts';
import { formatWeekday } from './format-when.ts';
import {
  type Column,
  formatMinute,
  fromMoment,
  listClosedMinutes,
  listOpenMinutes,
  listShown,
} from './grid.ts';
import { findColor, statusLabels } from './statuses.ts';

interface AgendaProps {
  calendar: Calendar;
  days: readonly string[];
  /** The day columns with the appointments to list. */
  columns: readonly Column[];
  onOpen: (appointment: CalendarAppointment) => void;
}

function Row({
  appointment,
  place,
  onOpen,
}: {
  appointment: CalendarAppointment;
  place: string;
  onOpen: () => void;
}) {
  const { startAt, endAt, name, phone, vehicle, serviceType, status, overrideReason } = appointment;
  const [start, end] = [startAt, endAt].map((iso) =>
    formatTime(formatMinute(fromMoment(iso).minute)),
  );
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-2 first:border-0 print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)_7rem]">
      <span className="tabular self-start pt-1 font-medium">
        {start}
        <span className="hidden print:inline"> – {end}</span>
      </span>
      <span className="min-w-0">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-6 max-w-full rounded-control text-start font-medium wrap-anywhere hover:underline pointer-coarse:min-h-9 print:hidden"
        >
          <bdi>{name}</bdi>
        </button>
        <bdi className="hidden font-medium print:block">{name}</bdi>
        <span className="hidden print:block">{phone}</span>
        <span className="block text-xs text-ink-soft wrap-anywhere print:hidden">
          {[vehicle, serviceType, place].filter(Boolean).join(' · ')}
        </span>
        <span className="mt-1 block print:hidden">
          <Badge color={findColor(status)} text={statusLabels[status]} />
        </span>
      </span>
      <span className="hidden wrap-anywhere print:block">
        {[vehicle, serviceType].filter(Boolean).join(' · ')}
        <span className="block">{place}</span>
        {overrideReason && <span className="block">Overbooked: {overrideReason}</span>}
      </span>
      <span className="hidden print:block">{statusLabels[status]}</span>
      <span className="print:hidden">
        <PhoneIcons phone={phone} />
      </span>
    </li>
  );
}

/** The appointments as a list by day: on phones, and on paper. */
export function Agenda({ calendar, days, columns, onOpen }: AgendaProps) {
  const labels = new Map(calendar.bookables.map(({ _id, label }) => [_id, label]));
  return (
    <div className="grid gap-4 sm:hidden print:block">
      {days.map((day) => {
        const ofDay = columns.filter((column) => column.day === day);
        const appointments = ofDay
          .flatMap(listShown)
          .sort((a, b) => (a.startAt < b.startAt ? -1 : 1));
        const reasons = new Set(
          ofDay.flatMap((column) =>
            listClosedMinutes(calendar, column).map(({ reason }) => reason),
          ),
        );
        const isClosed = ofDay.every((column) => listOpenMinutes(calendar, column).length === 0);
        return (
          <section key={day} aria-label={formatWeekday(day)} className="print:mb-6">
            <h2 className="font-semibold">{formatWeekday(day)}</h2>
            {[...reasons].map((reason) => (
              <p key={reason} className="text-ink-soft">
                Closed: {reason}
              </p>
            ))}
            {appointments.length === 0 ? (
              <p className="text-ink-soft">
                {isClosed && reasons.size === 0 ? 'Closed.' : 'No appointments.'}
              </p>
            ) : (
              <ul className="mt-1 rounded-panel border border-line bg-panel px-3 print:border-0 print:px-0">
                {appointments.map((appointment) => (
                  <Row
                    key={appointment._id}
                    appointment={appointment}
                    place={labels.get(appointment.bookableId ?? '') ?? ''}
                    onOpen={() => onOpen(appointment)}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
