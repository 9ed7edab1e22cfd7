import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { createContext, useCallback, useState } from 'react';
import { isBlocking } from '#contract/appointments/appointment.ts';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { describeFailure } from '../api.ts';
import { appointmentQuery } from '../calendar/calendar-queries.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { showToast } from '../ui/toasts.ts';
import { TimeDialogs } from './details/load-time-dialogs.tsx';
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

/**
 * Finds the requests that have neither a confirmed date nor an appointment. A canceled appointment to come counts: the
 * server restores it, or says that its time is gone.
 */
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
    if (!appointment) return true;
    return !isBlocking(appointment.status) && Date.parse(appointment.startAt) < Date.now();
  });
}

/** Requests that wait for the answer about those without a time. */
export interface Question {
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
      <TimeDialogs>
        {({ TimesQuestion }) => (
          <TimesQuestion
            facts={facts}
            formatName={formatName as (lead: LeadRecordBase) => string}
            question={question}
            onChange={setQuestion}
            onClose={close}
          />
        )}
      </TimeDialogs>
    ),
  };
}
