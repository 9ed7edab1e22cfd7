import { formatDeadlineFrom, roundDeadline } from '#contract/leads/next-step.ts';
import type { OwnRequest, OwnStep } from '#contract/tracking/own-request.ts';
import * as words from '#words/site/own-request';

/** A step with its name for the customer. */
export interface NamedStep extends OwnStep {
  title: string;
}

/** Who handles a request: its dealer, else our team. */
export const nameHandler = ({ dealer }: Pick<OwnRequest, 'dealer'>): string =>
  dealer?.name ?? words.ourTeam;

/** The state of a request in a few words: 'In preparation', 'Withdrawn by you'. */
export function nameState({ kind, state, status }: OwnRequest): string {
  return state === 'withdrawn' ? words.withdrawn : nameStatus(kind, status);
}

/** An unknown status, which an older record may have, is shown as it is stored. */
const nameStatus = (kind: string, status: string) =>
  words.statuses[kind]?.[status]?.title ?? status;

/** The steps of a booking's car have their own names. */
const nameStep = (kind: string, name: string) =>
  (kind === 'vehicle-bookings' && words.carSteps[name]) || nameStatus(kind, name);

/** What happens next and by when, at a moment; of a request that is over, how it ended. */
export function describeNext(request: OwnRequest, now: Date): string {
  const { kind, state, status, step, isAnswered, appointment } = request;
  if (state === 'withdrawn') return words.withdrawnText;
  const text = words.statuses[kind]?.[status]?.text ?? '';
  if (state !== 'open' || !step) return text;
  const who = nameHandler(request);
  if (isAnswered) return isFirstStatus(request) ? words.wasInTouch(who) : text;
  const deadline = formatDeadlineFrom(step.respondBy, now);
  if (Date.parse(roundDeadline(step.respondBy)) <= now.getTime()) {
    return words.isLate(who, deadline);
  }
  return appointment?.status === 'requested'
    ? words.confirmsTime(who, deadline)
    : words.answers(who, deadline);
}

const isFirstStatus = ({ steps, status }: OwnRequest) => steps[0]?.name === status;

/** The steps with their names. A request that ended early has those that it reached, and how it ended as the last one. */
export function nameSteps(request: OwnRequest): NamedStep[] {
  const { kind, state, status, steps } = request;
  const named = steps.map((step) => ({ ...step, title: nameStep(kind, step.name) }));
  if (state === 'open' || state === 'completed') return named;
  const reached = named.filter(({ name, state: reach }) => reach !== 'next' && name !== status);
  const end = steps.find(({ name }) => name === status);
  return [
    ...reached.map((step) => ({ ...step, state: 'done' as const })),
    { name: status, state: 'now', at: end?.at ?? null, title: nameState(request) },
  ];
}
