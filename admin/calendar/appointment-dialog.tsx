import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isBlocking } from '#contract/appointments/appointment.ts';
import type { CalendarAppointment } from '#contract/appointments/calendar.ts';
import { appointmentKinds, requestSlugs } from '#contract/appointments/kinds.ts';
import { PhoneIcons, PhoneLink } from '../lists/contact-links.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { SmallDialog } from '../ui/confirm-dialog.tsx';
import type { AppointmentChange } from './calendar-queries.ts';
import { formatWhen } from './format-when.ts';
import { findColor, nextStatuses, type StatusAct, statusActs, statusLabels } from './statuses.ts';
import { TimeChoice } from './time-choice.tsx';

interface AppointmentDialogProps {
  appointment: CalendarAppointment;
  /** The label of its car or bay. */
  place: string;
  /** Whether it opens with the choice of another time. */
  isMoving: boolean;
  onAct: (act: StatusAct) => void;
  /** Moves it; throws if the time is refused. */
  onMove: (change: AppointmentChange & { startAt: string }) => Promise<void>;
  onClose: () => void;
}

function Facts({ appointment, place }: Pick<AppointmentDialogProps, 'appointment' | 'place'>) {
  const { kind, startAt, phone, vehicle, serviceType, assignedTo, overrideReason } = appointment;
  const facts = [
    [appointmentKinds[kind], [vehicle, serviceType].filter(Boolean).join(' · ')],
    ['When', formatWhen(startAt)],
    [kind === 'service' ? 'Bay' : 'Car', place],
    ['Owner', assignedTo ?? 'Nobody'],
    ['Overbooked', overrideReason],
  ] as const;
  return (
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
      <dt className="text-ink-soft">Phone</dt>
      <dd className="flex flex-wrap items-center gap-1">
        <PhoneLink phone={phone} />
        <PhoneIcons phone={phone} />
      </dd>
    </dl>
  );
}

interface ActsProps {
  status: CalendarAppointment['status'];
  onAct: (act: StatusAct) => void;
  /** Null if it cannot be moved. */
  onMove: (() => void) | null;
}

/** The usual acts: the next one across the dialog, the others in pairs below it. */
function Acts({ status, onAct, onMove }: ActsProps) {
  const acts = statusActs.filter((act) => act.status !== status);
  const next = acts.find((act) => act.status === nextStatuses[status]);
  return (
    <div className="grid grid-cols-2 gap-2">
      {next && (
        <Button tone="primary" className="col-span-2" onClick={() => onAct(next)}>
          {next.label}
        </Button>
      )}
      {onMove && <Button onClick={onMove}>Move…</Button>}
      {acts
        .filter((act) => act !== next)
        .map((act) => (
          <Button key={act.status} onClick={() => onAct(act)}>
            {act.label}
          </Button>
        ))}
    </div>
  );
}

/** An appointment with the usual acts, and the choice of another time. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { appointment, place, onAct, onMove, onClose } = props;
  const { kind, dealerId, vehicle, serviceType, status, requestId } = appointment;
  const [isMoving, setIsMoving] = useState(props.isMoving);
  const canMove = isBlocking(status) && dealerId !== null;
  return (
    <SmallDialog title={appointment.name} onClose={onClose}>
      <Badge color={findColor(status)} text={statusLabels[status]} />
      <Facts appointment={appointment} place={place} />
      {isMoving && canMove ? (
        <TimeChoice
          wish={{ kind, dealerId, vehicle, serviceType }}
          bookableId={appointment.bookableId}
          submit="Move"
          onSave={onMove}
          onDone={onClose}
        />
      ) : (
        <>
          <Acts status={status} onAct={onAct} onMove={canMove ? () => setIsMoving(true) : null} />
          <Link to={`/${requestSlugs[kind]}?open=${requestId}`} className={buttonClass('plain')}>
            <ExternalLink aria-hidden size={14} />
            Open the request
          </Link>
        </>
      )}
    </SmallDialog>
  );
}
