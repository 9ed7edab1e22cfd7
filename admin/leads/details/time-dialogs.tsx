import { useQueryClient } from '@tanstack/react-query';
import { type Appointment, isBlocking } from '#contract/appointments/appointment.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import {
  refreshAppointments,
  type SlotWish,
  saveChange,
  usePlanAppointment,
} from '../../calendar/calendar-queries.ts';
import { formatWhen } from '../../calendar/format-when.ts';
import { TimeChoice } from '../../calendar/time-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { SmallDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';

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
