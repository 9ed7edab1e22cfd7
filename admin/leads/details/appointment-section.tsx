import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { type Appointment, isBlocking } from '#contract/appointments/appointment.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { describeFailure } from '../../api.ts';
import { buildCalendarAddress } from '../../calendar/calendar-address.ts';
import { refreshAppointments, saveChange, useBookables } from '../../calendar/calendar-queries.ts';
import { formatWhen } from '../../calendar/format-when.ts';
import { fromMoment } from '../../calendar/grid.ts';
import { findColor, statusLabels } from '../../calendar/statuses.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { areShortcutsOn, KeyCap } from '../../ui/shortcut.tsx';
import { showToast } from '../../ui/toasts.ts';
import { TimeDialogs } from './load-time-dialogs.tsx';

/** When and where a request's appointment is. */
function PlannedFacts({ appointment, isWish }: { appointment: Appointment; isWish: boolean }) {
  const { startAt, status, bookableId, dealerId, overrideReason } = appointment;
  const { data: bookables = [] } = useBookables(dealerId ?? '');
  const place = bookables.find(({ _id }) => _id === bookableId)?.label;
  return (
    <div className="min-w-0 grow basis-52">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
        {formatWhen(startAt)}
        {isWish && <span className="font-normal text-ink-soft">as wished</span>}
        <Badge color={findColor(status)} text={statusLabels[status]} />
      </p>
      {place && <p className="text-ink-soft">{place}</p>}
      {overrideReason && <p className="text-ink-soft">Overbooked: {overrideReason}</p>}
    </div>
  );
}

/** Returns the action that a request's time allows, and the appointment that it changes; null if there is none. */
function findAct(facts: LeadFacts, { status }: LeadRecordBase, appointment: Appointment | null) {
  const isOpen = facts.openStatuses.includes(status);
  if (isOpen && appointment && isBlocking(appointment.status)) {
    return { label: 'Move', moved: appointment };
  }
  if (isOpen) return { label: 'Plan a time', moved: null };
  // Nobody came: with another time the request is confirmed again.
  const isMissed = appointment?.status === 'cancelled' || appointment?.status === 'no-show';
  return isMissed ? { label: 'Plan again', moved: appointment } : null;
}

/** Sets the status of an appointment; the toast offers `undo`. Its request follows. */
async function setStatus(
  client: QueryClient,
  appointment: Appointment,
  status: 'requested' | 'confirmed',
): Promise<void> {
  const when = formatWhen(appointment.startAt);
  try {
    const saved = await saveChange(appointment, { status });
    const undo = { label: 'Undo', run: () => setStatus(client, saved, 'requested') };
    showToast({
      id: appointment._id,
      tone: 'status',
      text: status === 'confirmed' ? `${when} is confirmed.` : 'Undone.',
      ...(status === 'confirmed' && { action: undo }),
    });
  } catch (error) {
    const text = `${when} could not be confirmed. ${describeFailure(error)}`;
    showToast({ id: appointment._id, tone: 'alert', text });
  }
  refreshAppointments(client, appointment.kind);
}

/** Confirms a booked time, by one press or the key Y. */
function ConfirmButton({ appointment }: { appointment: Appointment }) {
  const client = useQueryClient();
  return (
    <Button
      tone="primary"
      data-confirm
      aria-keyshortcuts="y"
      onClick={() => setStatus(client, appointment, 'confirmed')}
    >
      Confirm
      {areShortcutsOn() && (
        <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
          <KeyCap name="Y" />
        </span>
      )}
    </Button>
  );
}

interface AppointmentSectionProps {
  facts: LeadFacts;
  lead: LeadRecordBase;
  /** Null if it has none; undefined while it loads, or if the user may not see it. */
  appointment: Appointment | null | undefined;
  /** Whether it is at the time that the customer asked for. */
  isWish: boolean;
}

/** The appointment of a request at a real time, with buttons that plan and move it. Nothing without the permission. */
export function AppointmentSection({ facts, lead, appointment, isWish }: AppointmentSectionProps) {
  const kind = facts.appointment?.kind;
  const [isChoosing, setIsChoosing] = useState(false);
  const headingId = useId();
  if (!kind || appointment === undefined) return null;
  const act = findAct(facts, lead, appointment);
  const dealerId = act?.moved?.dealerId ?? lead.dealerId;
  if (!appointment && !act) return null;
  return (
    <>
      <section
        aria-labelledby={headingId}
        className="mb-4 rounded-panel border border-line bg-ground px-3 py-2.5 break-inside-avoid"
      >
        <h3 id={headingId} className="text-xs font-medium text-ink-soft">
          Planned time
        </h3>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          {appointment ? (
            <PlannedFacts appointment={appointment} isWish={isWish} />
          ) : (
            <p className="grow">Not planned yet</p>
          )}
          <div className="flex flex-wrap gap-2 print:hidden">
            {appointment?.status === 'requested' && <ConfirmButton appointment={appointment} />}
            {act && dealerId && <Button onClick={() => setIsChoosing(true)}>{act.label}</Button>}
            {act && !dealerId && (
              <p className="text-ink-soft">Give the request a dealer to plan a time.</p>
            )}
            {appointment?.dealerId && (
              <Link
                to={buildCalendarAddress(appointment.dealerId, fromMoment(appointment.startAt).day)}
                className={buttonClass('plain')}
              >
                <CalendarDays aria-hidden size={14} />
                Calendar
              </Link>
            )}
          </div>
        </div>
      </section>
      {isChoosing && act && dealerId && (
        <TimeDialogs>
          {({ TimeDialog }) => (
            <TimeDialog
              kind={kind}
              lead={lead}
              dealerId={dealerId}
              moved={act.moved}
              onClose={() => setIsChoosing(false)}
            />
          )}
        </TimeDialogs>
      )}
    </>
  );
}
