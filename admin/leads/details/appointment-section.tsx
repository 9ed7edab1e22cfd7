import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { type Appointment, isBlocking } from '#contract/appointments/appointment.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { describeFailure } from '../../api.ts';
import { buildCalendarAddress } from '../../calendar/calendar-address.ts';
import {
  refreshAppointments,
  type SlotWish,
  saveChange,
  useBookables,
  usePlanAppointment,
} from '../../calendar/calendar-queries.ts';
import { formatWhen } from '../../calendar/format-when.ts';
import { fromMoment } from '../../calendar/grid.ts';
import { findColor, statusLabels } from '../../calendar/statuses.ts';
import { TimeChoice } from '../../calendar/time-choice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SmallDialog } from '../../ui/confirm-dialog.tsx';
import { areShortcutsOn, KeyCap } from '../../ui/shortcut.tsx';
import { showToast } from '../../ui/toasts.ts';

type Kind = NonNullable<LeadFacts['appointment']>['kind'];

interface TimedRequest {
  selectedVehicle?: string | null;
  selectedServiceType?: string | null;
}

/** What the free times of a dealer for a request depend on. */
export const buildTimeWish = (
  kind: Kind,
  { selectedVehicle, selectedServiceType }: LeadRecordBase & TimedRequest,
  dealerId: string,
): SlotWish => ({
  kind,
  dealerId,
  vehicle: selectedVehicle ?? null,
  serviceType: selectedServiceType ?? null,
});

/** Returns the texts of the dialog: for another time of an appointment, or for a first one if `moved` is null. */
function chooseTexts(moved: Appointment | null) {
  if (!moved) return { title: 'Plan a time', submit: 'Plan' };
  return isBlocking(moved.status)
    ? { title: 'Move the appointment', submit: 'Move' }
    : { title: 'Plan the appointment again', submit: 'Confirm at this time' };
}

/** The choice of a time for a request: its first one, or another one. */
function TimeDialog(props: {
  kind: Kind;
  lead: LeadRecordBase;
  dealerId: string;
  /** The appointment to move, or to plan again; null to plan one. */
  moved: Appointment | null;
  onClose: () => void;
}) {
  const { kind, lead, dealerId, moved, onClose } = props;
  const texts = chooseTexts(moved);
  const again = moved && !isBlocking(moved.status) ? ({ status: 'confirmed' } as const) : {};
  const client = useQueryClient();
  const { mutateAsync: plan } = usePlanAppointment(kind, lead._id);
  return (
    <SmallDialog title={texts.title} onClose={onClose}>
      <TimeChoice
        wish={buildTimeWish(kind, lead, dealerId)}
        bookableId={moved?.bookableId ?? null}
        submit={texts.submit}
        onSave={async (change) => {
          await (moved ? saveChange(moved, { ...change, ...again }) : plan(change));
          refreshAppointments(client, kind);
          showToast({
            tone: 'status',
            text: `The appointment is on ${formatWhen(change.startAt)}.`,
          });
        }}
        onDone={onClose}
      />
    </SmallDialog>
  );
}

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
        <TimeDialog
          kind={kind}
          lead={lead}
          dealerId={dealerId}
          moved={act.moved}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
