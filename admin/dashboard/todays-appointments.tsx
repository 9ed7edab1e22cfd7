import { Link } from 'react-router';
import type { DayAppointment, Work } from '#contract/dashboard.ts';
import { Badge } from '../ui/badge.tsx';
import { formatAppointmentTime } from '../ui/format-day.ts';
import { formatStatus } from '../ui/format-status.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';
import { FirstRows } from './first-rows.tsx';
import { type RequestKind, requestKinds } from './request-kinds.ts';

export const linkClass = 'underline decoration-edge underline-offset-3 hover:decoration-current';

/** Finds a type of request by its slug. */
export const findKind = (slug: string): RequestKind | undefined =>
  requestKinds.find((kind) => kind.facts.slug === slug);

/** Whether the user may see a type with appointments. */
export const seesAppointments = ({ queues }: Work): boolean =>
  queues.some(({ kind }) => findKind(kind)?.hasAppointments);

interface TodaysAppointmentsProps {
  work: Work;
  maxRows: number;
}

/** The open appointments of today, of all dealers that the user may see; the first `maxRows`, the others on request. */
export function TodaysAppointments({ work, maxRows }: TodaysAppointmentsProps) {
  if (work.appointments.length === 0) return <p className="text-ink-soft">None today.</p>;
  return (
    <FirstRows label="appointments" rows={work.appointments} maxRows={maxRows}>
      {(appointment) => <Appointment key={appointment._id} appointment={appointment} />}
    </FirstRows>
  );
}

function Appointment({ appointment }: { appointment: DayAppointment }) {
  const { kind, _id, name, about, status, time, isConfirmed } = appointment;
  const facts = findKind(kind)?.facts;
  if (!facts) return null;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-1 first:border-0 first:pt-0">
      <span className={isConfirmed ? 'font-medium' : 'text-ink-soft'}>
        {formatAppointmentTime(time)}
      </span>
      <span className="min-w-0">
        <Link to={`/${kind}?open=${_id}`} className={`wrap-anywhere ${linkClass}`}>
          {name}
        </Link>
      </span>
      <Badge color={findStatusColor(facts, status)} text={formatStatus(status)} />
      <span className="col-span-2 col-start-2 text-ink-soft line-clamp-2" title={about}>
        {about}
      </span>
    </li>
  );
}
