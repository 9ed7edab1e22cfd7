import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { createContext, useCallback, useState } from 'react';
import { isBlocking } from '#contract/appointments/appointment.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { describeFailure } from '../api.ts';
import { appointmentQuery } from '../calendar/calendar-queries.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { SmallDialog } from '../ui/confirm-dialog.tsx';
import { formatCount } from '../ui/format.ts';
import { showToast } from '../ui/toasts.ts';
import { ConfirmTime } from './details/confirm-time.tsx';
import type { LeadView } from './lead-view.ts';

/**
 * Asks for the times of requests before they get a status, if that confirms them, and then calls `apply` with those that
 * can get it.
 */
export type AskTimes = <Lead extends LeadRecordBase>(
  leads: readonly Lead[],
  status: string,
  apply: (leads: readonly Lead[]) => void,
) => void;

/** Asks before the rows of a list get a status. */
export const TimesContext = createContext<AskTimes>((leads, _, apply) => apply(leads));

const reading = pLimit(4);

/** Finds the requests that have neither a confirmed date nor a booked appointment. */
async function findUntimed<Lead extends LeadRecordBase>(
  client: QueryClient,
  leads: readonly Lead[],
): Promise<Lead[]> {
  const undated = leads.filter((lead) => !('confirmedDate' in lead && lead.confirmedDate));
  const appointments = await reading.map(undated, ({ _id }) =>
    client.fetchQuery({ ...appointmentQuery(_id), staleTime: 0 }),
  );
  return undated.filter((_, index) => {
    const appointment = appointments[index];
    return !appointment || !isBlocking(appointment.status);
  });
}

/** Requests that wait for the answer about those without a time. */
interface Question {
  leads: readonly LeadRecordBase[];
  untimed: readonly LeadRecordBase[];
  apply: (leads: readonly LeadRecordBase[]) => void;
}

/** Returns a function that asks for missing times, and the dialog that asks. */
export function useConfirmTimes<Lead extends LeadRecordBase>({
  facts,
  formatName,
}: LeadView<Lead>) {
  const client = useQueryClient();
  const canPlan = isPermitted(useUser(), 'appointments') && facts.appointment !== null;
  const [question, setQuestion] = useState<Question | null>(null);
  const ask: AskTimes = useCallback(
    (leads, status, apply) => {
      const confirmed = leads.filter((lead) => lead.status !== status);
      if (!canPlan || status !== 'confirmed') return apply(leads);
      findUntimed(client, confirmed)
        .then((untimed) => {
          if (untimed.length === 0) return apply(leads);
          setQuestion({ leads, untimed, apply: apply as Question['apply'] });
        })
        .catch((error: unknown) => showToast({ tone: 'alert', text: describeFailure(error) }));
    },
    [client, canPlan],
  );
  const close = () => setQuestion(null);
  return {
    ask,
    question: question && (
      <TimesQuestion
        facts={facts}
        formatName={formatName as (lead: LeadRecordBase) => string}
        question={question}
        onChange={setQuestion}
        onClose={close}
      />
    ),
  };
}

interface TimesQuestionProps {
  facts: LeadFacts;
  formatName: (lead: LeadRecordBase) => string;
  question: Question;
  onChange: (question: Question) => void;
  onClose: () => void;
}

/** Asks for the time of one request, or names those of several that have none. */
function TimesQuestion({ facts, formatName, question, onChange, onClose }: TimesQuestionProps) {
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
