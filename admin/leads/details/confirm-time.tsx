import { useQueryClient } from '@tanstack/react-query';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { refreshAppointments, usePlanAppointment } from '../../calendar/calendar-queries.ts';
import { TimeChoice } from '../../calendar/time-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { SmallDialog } from '../../ui/confirm-dialog.tsx';
import { buildTimeWish } from './appointment-section.tsx';

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
