import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Appointment, isBlocking } from '#contract/appointments/appointment.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import {
  refreshAppointments,
  type SlotWish,
  saveChange,
  usePlanAppointment,
} from '../../calendar/calendar-queries.ts';
import { askEarlyOutcome } from '../../calendar/early-outcome.ts';
import { formatWhen } from '../../calendar/format-when.ts';
import { TimeChoice } from '../../calendar/time-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, SmallDialog } from '../../ui/confirm-dialog.tsx';
import { formatCount, formatStatus } from '../../ui/format.ts';
import { showToast } from '../../ui/toasts.ts';
import type { EarlyQuestion, UntimedQuestion } from '../confirm-times.tsx';

type Kind = NonNullable<LeadFacts['appointment']>['kind'];

interface TimedRequest {
  selectedVehicle?: string | null;
  selectedServiceType?: string | null;
}

/** What the free times of a dealer for a request depend on. */
const buildTimeWish = (
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
export function TimeDialog(props: {
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

interface ConfirmTimeProps {
  facts: LeadFacts;
  lead: LeadRecordBase;
  /** Called when the request has got a time. */
  onPlanned: () => void;
  /** Called to confirm it without a time; null if that is asked elsewhere. */
  onWithout: (() => void) | null;
  onClose: () => void;
}

/** Asks for a time before a request without one is confirmed: a free one of its dealer, or none. */
export function ConfirmTime({ facts, lead, onPlanned, onWithout, onClose }: ConfirmTimeProps) {
  const client = useQueryClient();
  const kind = facts.appointment?.kind ?? 'test-drive';
  const { mutateAsync: plan } = usePlanAppointment(kind, lead._id);
  return (
    <SmallDialog title="Which time is confirmed?" onClose={onClose}>
      <p className="text-ink-soft">
        This {facts.texts.noun.one} has no time yet, so nobody can tell when the customer comes.
      </p>
      {lead.dealerId ? (
        <TimeChoice
          wish={buildTimeWish(kind, lead, lead.dealerId)}
          bookableId={null}
          submit="Confirm at this time"
          onSave={async (change) => {
            await plan(change);
            refreshAppointments(client, kind);
            onPlanned();
          }}
          onDone={onClose}
        />
      ) : (
        <>
          <p>Give the request a dealer to plan a time.</p>
          <Button onClick={onClose} className="justify-self-end">
            Close
          </Button>
        </>
      )}
      {onWithout && (
        <Button tone="bare" onClick={onWithout} className="justify-self-start">
          Confirm without a time
        </Button>
      )}
    </SmallDialog>
  );
}

interface TimesQuestionProps {
  facts: LeadFacts;
  formatName: (lead: LeadRecordBase) => string;
  question: UntimedQuestion;
  onChange: (question: UntimedQuestion) => void;
  onClose: () => void;
}

/** Asks for the time of one request, or names those of several that have none. */
export function TimesQuestion({
  facts,
  formatName,
  question,
  onChange,
  onClose,
}: TimesQuestionProps) {
  const { leads, untimed, apply } = question;
  const [timed, setTimed] = useState<LeadRecordBase | null>(
    leads.length === 1 ? (leads[0] ?? null) : null,
  );
  function finish(ready: readonly LeadRecordBase[]) {
    onClose();
    apply(ready);
  }
  function plan(lead: LeadRecordBase) {
    const left = untimed.filter((one) => one !== lead);
    if (left.length === 0) return finish(leads);
    onChange({ ...question, untimed: left });
    setTimed(null);
  }
  if (timed) {
    return (
      <ConfirmTime
        key={timed._id}
        facts={facts}
        lead={timed}
        onPlanned={() => plan(timed)}
        onWithout={leads.length === 1 ? () => finish(leads) : null}
        onClose={leads.length === 1 ? onClose : () => setTimed(null)}
      />
    );
  }
  const ready = leads.filter((lead) => !untimed.includes(lead));
  return (
    <SmallDialog title="Which times are confirmed?" onClose={onClose}>
      <p className="text-ink-soft">
        {formatCount(untimed.length, facts.texts.noun)} {untimed.length === 1 ? 'has' : 'have'} no
        time yet, so nobody can tell when the customer comes.
      </p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {untimed.map((lead) => (
          <li key={lead._id} className="flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">{formatName(lead)}</span>
            <Button
              aria-label={`Choose a time for ${formatName(lead)}`}
              onClick={() => setTimed(lead)}
            >
              Choose a time
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {ready.length > 0 && (
          <Button tone="primary" onClick={() => finish(ready)}>
            Confirm the other {ready.length}
          </Button>
        )}
        <Button onClick={() => finish(leads)}>Confirm all, without these times</Button>
        <Button tone="bare" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </SmallDialog>
  );
}

interface EarlyOutcomeProps {
  facts: LeadFacts;
  formatName: (lead: LeadRecordBase) => string;
  question: EarlyQuestion;
  onClose: () => void;
}

/** Asks whether appointments are done or missed before their time: one, or those among several requests. */
export function EarlyOutcome({ facts, formatName, question, onClose }: EarlyOutcomeProps) {
  const { leads, early, status, apply } = question;
  const label = formatStatus(status);
  function finish(ready: readonly LeadRecordBase[], along?: object) {
    onClose();
    apply(ready, along);
  }
  const confirm = () => finish(leads, { isBeforeTime: true });
  const [first] = early;
  if (leads.length === 1 && first?.appointment) {
    return (
      <ConfirmDialog
        {...askEarlyOutcome(first.appointment, label)}
        cancel="Go back"
        onConfirm={confirm}
        onCancel={onClose}
      />
    );
  }
  const ready = leads.filter((lead) => early.every((one) => one.lead !== lead));
  return (
    <SmallDialog title={`Mark as ${label} before the time?`} onClose={onClose}>
      <p className="text-ink-soft">
        {formatCount(early.length, facts.texts.noun)} {early.length === 1 ? 'is' : 'are'} still to
        come, so the customer may still be there.
      </p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {early.map(({ lead, appointment }) => (
          <li key={lead._id} className="wrap-anywhere">
            {formatName(lead)}, {appointment && formatWhen(appointment.startAt)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {ready.length > 0 && (
          <Button tone="primary" onClick={() => finish(ready)}>
            Only the other {ready.length}
          </Button>
        )}
        <Button onClick={confirm}>Mark all as {label}</Button>
        <Button tone="bare" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </SmallDialog>
  );
}
