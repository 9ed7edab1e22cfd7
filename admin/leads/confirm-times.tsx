import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { createContext, useCallback, useState } from 'react';
import { type Appointment, isOutcome } from '#contract/appointments/appointment.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { describeFailure, isSessionEnded } from '../api.ts';
import { appointmentQuery } from '../calendar/calendar-queries.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { showToast } from '../ui/toasts.ts';
import { isClosedEarly, isTimed } from './details/find-risk.ts';
import { TimeDialogs } from './details/load-time-dialogs.tsx';
import type { LeadView } from './lead-view.ts';

/**
 * Asks what requests need before they get a status: a time if it confirms them, or whether their appointments are over
 * before their time. Then calls `apply` with those that can get it, and the fields to send along.
 */
export type AskTimes = <Lead extends LeadRecordBase>(
  leads: readonly Lead[],
  status: string,
  apply: (leads: readonly Lead[], along?: object) => void,
) => void;

/** Asks before the rows of a list get a status. */
export const TimesContext = createContext<AskTimes>((leads, _, apply) => apply(leads));

const reading = pLimit(4);

type Read<Lead> = { lead: Lead; appointment: Appointment | null }[];

const readAppointments = <Lead extends LeadRecordBase>(
  client: QueryClient,
  leads: readonly Lead[],
): Promise<Read<Lead>> =>
  reading.map(leads, async (lead) => ({
    lead,
    appointment: await client.fetchQuery({ ...appointmentQuery(lead._id), staleTime: 0 }),
  }));

const readText = (lead: LeadRecordBase, name: string): string | null => {
  const value = (lead as unknown as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Finds the requests that have neither a confirmed date nor an appointment that is a time. */
async function findUntimed<Lead extends LeadRecordBase>(
  client: QueryClient,
  leads: readonly Lead[],
): Promise<Lead[]> {
  const undated = leads.filter((lead) => readText(lead, 'confirmedDate') === null);
  const read = await readAppointments(client, undated);
  return read.flatMap(({ lead, appointment }) => (isTimed(appointment) ? [] : [lead]));
}

/** Finds the requests whose appointments a status would close before their time. */
async function findEarly<Lead extends LeadRecordBase>(
  client: QueryClient,
  facts: LeadFacts,
  leads: readonly Lead[],
  status: string,
): Promise<Read<Lead>> {
  const today = todayInPakistan();
  const isToCome = (lead: Lead) => {
    const day = readText(lead, 'confirmedDate') ?? readText(lead, facts.appointment?.date ?? '');
    return day === null || day >= today;
  };
  const read = await readAppointments(client, leads.filter(isToCome));
  return read.filter(({ appointment }) => isClosedEarly(facts, appointment, status));
}

type Apply = (leads: readonly LeadRecordBase[], along?: object) => void;

/** Requests that wait for the answer about those without a time. */
export interface UntimedQuestion {
  leads: readonly LeadRecordBase[];
  untimed: readonly LeadRecordBase[];
  apply: Apply;
}

/** Requests that wait for the answer about those whose appointments are still to come. */
export interface EarlyQuestion {
  leads: readonly LeadRecordBase[];
  early: Read<LeadRecordBase>;
  status: string;
  apply: Apply;
}

type Question = UntimedQuestion | EarlyQuestion;

/** Finds what must be asked before requests get a status; null if there is nothing to ask. */
async function findQuestion(
  client: QueryClient,
  facts: LeadFacts,
  { leads, status, apply }: Pick<EarlyQuestion, 'leads' | 'status' | 'apply'>,
): Promise<Question | null> {
  const changed = leads.filter((lead) => lead.status !== status);
  if (status === 'confirmed') {
    const untimed = await findUntimed(client, changed);
    return untimed.length > 0 ? { leads, untimed, apply } : null;
  }
  const early = await findEarly(client, facts, changed, status);
  return early.length > 0 ? { leads, early, status, apply } : null;
}

/** Returns a function that asks what a status needs, and the dialog that asks. */
export function useConfirmTimes<Lead extends LeadRecordBase>({
  facts,
  formatName,
}: LeadView<Lead>) {
  const client = useQueryClient();
  const canPlan = isPermitted(useUser(), 'appointments') && facts.appointment !== null;
  const [question, setQuestion] = useState<Question | null>(null);
  const ask: AskTimes = useCallback(
    (leads, status, apply) => {
      const isAsked = status === 'confirmed' || isOutcome(facts.appointment?.statuses[status]);
      if (!canPlan || !isAsked) return apply(leads);
      findQuestion(client, facts, { leads, status, apply: apply as Apply })
        .then((found) => (found ? setQuestion(found) : apply(leads)))
        .catch((error: unknown) => {
          // The change meets the ended session, too, and is offered again after the next sign-in.
          if (isSessionEnded(error)) apply(leads);
          else showToast({ tone: 'alert', text: describeFailure(error) });
        });
    },
    [client, canPlan, facts],
  );
  const close = () => setQuestion(null);
  return {
    ask,
    question: question && (
      <TimeDialogs>
        {({ TimesQuestion, EarlyOutcome }) => {
          const named = { facts, formatName: formatName as (lead: LeadRecordBase) => string };
          if ('early' in question) {
            return <EarlyOutcome {...named} question={question} onClose={close} />;
          }
          return (
            <TimesQuestion {...named} question={question} onChange={setQuestion} onClose={close} />
          );
        }}
      </TimeDialogs>
    ),
  };
}
