import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { appointmentMessages } from '#contract/appointments/appointment.ts';
import type { Calendar, CalendarAppointment } from '#contract/appointments/calendar.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ConfirmDialog, SmallDialog } from '../ui/confirm-dialog.tsx';
import { InputField } from '../ui/fields.tsx';
import { Agenda } from './agenda.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { buildSetupAddress, type CalendarView } from './calendar-address.ts';
import { CalendarSummary } from './calendar-summary.tsx';
import { askEarlyOutcome, isEarlyOutcome } from './early-outcome.ts';
import { formatWhen } from './format-when.ts';
import { buildDayColumns, buildWeekColumns } from './grid.ts';
import type { StatusAct } from './statuses.ts';
import { TimeGrid } from './time-grid.tsx';
import { UnbookedRequests } from './unbooked-requests.tsx';
import { type EntryTime, useAppointmentActs } from './use-acts.ts';

interface OverbookDialogProps {
  taken: EntryTime;
  onOverbook: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason to book a time that is taken. */
function OverbookDialog({ taken, onOverbook, onClose }: OverbookDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onOverbook(reason.trim());
    else setError('Please enter a reason');
  }
  return (
    <SmallDialog title="This time is taken" onClose={onClose}>
      <p>
        {taken.appointment.name}, {formatWhen(taken.change.startAt)}. {appointmentMessages.overlaps}
        .
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <InputField
          label="Reason"
          value={reason}
          error={error}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Keep the old time</Button>
          <Button tone="primary" type="submit">
            Overbook
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}

/** Says that the dealer has no cars or bays yet, and links to the setup. */
function NothingToBook({ dealerId }: { dealerId: string }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-panel border border-line bg-panel p-8 text-center">
      <p className="font-medium">There are no cars or bays yet.</p>
      <p className="text-ink-soft">
        Customers choose a time once the dealer has demo cars or service bays, and opening hours.
      </p>
      <Link to={buildSetupAddress(dealerId)} className={buttonClass('primary')}>
        Set up appointments
      </Link>
    </div>
  );
}

/** The open dialog: an appointment, or the question before an act. */
type Opened =
  | { id: string; as: 'details' | 'moving' }
  | { id: string; as: 'asked'; act: StatusAct }
  | null;

/** What to ask before an act; null if it needs no question. */
function findQuestion(appointment: CalendarAppointment, { status, label }: StatusAct) {
  // The email to the customer is sent at once, so the office asks first.
  if (status === 'cancelled') {
    return {
      question: 'Cancel this appointment?',
      detail: `${appointment.name}, ${formatWhen(appointment.startAt)}. The customer is told by email, if there is an address.`,
      confirm: 'Cancel appointment',
      cancel: 'Keep it',
    };
  }
  if (!isEarlyOutcome(appointment, status)) return null;
  return { ...askEarlyOutcome(appointment, label), cancel: 'Go back' };
}

interface CalendarAppointmentsProps {
  calendar: Calendar;
  view: CalendarView;
  days: readonly string[];
  onChange: (changes: Partial<CalendarView>) => void;
}

/** The appointments of the shown days as a grid and as an agenda, and the dialogs over them. */
export function CalendarAppointments(props: CalendarAppointmentsProps) {
  const { calendar, view, days, onChange } = props;
  const acts = useAppointmentActs();
  const [opened, setOpened] = useState<Opened>(null);
  const kinds = view.kind === '' ? appointmentKindNames : [view.kind];
  const isWeek = view.view === 'week';
  const columns = isWeek
    ? buildWeekColumns(calendar, days, kinds)
    : buildDayColumns(calendar, view.day, kinds);
  const unbooked = calendar.unbooked
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => a.day.localeCompare(b.day) || (a.time ?? '').localeCompare(b.time ?? ''));
  if (calendar.bookables.length === 0 && calendar.appointments.length === 0) {
    return (
      <>
        <UnbookedRequests requests={unbooked} />
        <NothingToBook dealerId={view.dealerId} />
      </>
    );
  }

  function act(appointment: CalendarAppointment, chosen: StatusAct) {
    if (findQuestion(appointment, chosen)) {
      setOpened({ id: appointment._id, as: 'asked', act: chosen });
      return;
    }
    setOpened(null);
    acts.setStatus(appointment, chosen.status);
  }

  const shown = calendar.appointments.find(({ _id }) => _id === opened?.id);
  const place = calendar.bookables.find(({ _id }) => _id === shown?.bookableId)?.label ?? 'None';
  const question = shown && opened?.as === 'asked' ? findQuestion(shown, opened.act) : null;
  return (
    <>
      <UnbookedRequests requests={unbooked} />
      {columns.length === 0 ? (
        <p className="rounded-panel border border-line bg-panel p-6 text-center text-ink-soft max-sm:hidden print:hidden">
          The dealer has no cars or bays of this kind.
        </p>
      ) : (
        <>
          <CalendarSummary
            calendar={calendar}
            columns={columns}
            period={isWeek ? 'in this week' : 'on this day'}
          />
          <TimeGrid
            calendar={calendar}
            columns={columns}
            {...(isWeek && { onChooseDay: (day: string) => onChange({ day, view: 'day' }) })}
            onMove={({ appointment, startAt, bookableId }) =>
              acts.move(appointment, { startAt, ...(bookableId && { bookableId }) })
            }
            onAct={act}
            onOpen={({ _id: id }, isMoving) =>
              setOpened({ id, as: isMoving ? 'moving' : 'details' })
            }
          />
        </>
      )}
      <Agenda
        calendar={calendar}
        days={days}
        columns={columns}
        onOpen={({ _id: id }) => setOpened({ id, as: 'details' })}
      />
      <p className="text-xs text-ink-soft max-sm:hidden print:hidden">
        Drag an appointment, or focus it and use the arrow keys: Enter moves it, Esc cancels. C
        confirms, D is done, N is a no-show, X cancels, M offers other times.
      </p>
      {shown && opened && opened.as !== 'asked' && (
        <AppointmentDialog
          key={shown._id}
          appointment={shown}
          place={place}
          isMoving={opened.as === 'moving'}
          onAct={(chosen) => act(shown, chosen)}
          onMove={(change) => acts.moveInDialog(shown, change)}
          onClose={() => setOpened(null)}
        />
      )}
      {shown && question && opened?.as === 'asked' && (
        <ConfirmDialog
          {...question}
          onConfirm={() => {
            setOpened(null);
            acts.setStatus(shown, opened.act.status);
          }}
          onCancel={() => setOpened(null)}
        />
      )}
      {acts.taken && (
        <OverbookDialog
          taken={acts.taken}
          onOverbook={(overrideReason) => {
            if (!acts.taken) return;
            const { appointment, change } = acts.taken;
            acts.forgetTaken();
            acts.move(appointment, { ...change, overrideReason });
          }}
          onClose={acts.forgetTaken}
        />
      )}
    </>
  );
}
