import type { BookingProgress, BookingStep } from '#contract/bookings/progress.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import type { OwnStep } from '#contract/tracking/own-request.ts';
import type { StoredLead } from '#server/resources/leads/lead-records.ts';

/** Lists when a request reached its statuses, by the changes in its timeline; the last time counts. */
export function findTimes(entries: readonly TimelineEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries
      .filter(({ type }) => type === 'status')
      .map(({ changes, at }) => [String(changes?.status?.to), at]),
  );
}

/**
 * Lists the steps of a request: the statuses of open requests, then that of success. A request that was closed without
 * success shows only the steps that it reached.
 */
export function listSteps(
  { statuses, openStatuses, completedStatuses }: LeadFacts,
  { status, createdAt }: Pick<StoredLead, 'status' | 'createdAt'>,
  times: ReadonlyMap<string, string>,
): OwnStep[] {
  const isDone = completedStatuses.includes(status);
  const isOpen = openStatuses.includes(status);
  const last = isDone ? status : completedStatuses[0];
  const names = Object.keys(statuses).filter(
    (name) => openStatuses.includes(name) || name === last,
  );
  const [first] = names;
  const reachedAt = (name: string) => (name === first ? createdAt : (times.get(name) ?? null));
  if (!isOpen && !isDone) {
    return names
      .filter((name) => reachedAt(name) !== null)
      .map((name) => ({ name, state: 'done', at: reachedAt(name) }));
  }
  const position = names.indexOf(status);
  return names.map((name, index) => {
    if (index > position) return { name, state: 'next', at: null };
    return { name, state: index < position || isDone ? 'done' : 'now', at: reachedAt(name) };
  });
}

/** The steps of a booking by their names in `OwnStep`. */
const stepNames: Record<BookingStep, string> = {
  booked: 'pending',
  confirmed: 'confirmed',
  allotted: 'allotted',
  ready: 'ready',
  delivered: 'completed',
};

/** Lists the steps of a booking: those of its car, which staff enter with their days. */
export function listBookingSteps(
  { statuses, openStatuses, completedStatuses }: LeadFacts,
  { status, createdAt }: Pick<StoredLead, 'status' | 'createdAt'>,
  times: ReadonlyMap<string, string>,
  { steps }: Pick<BookingProgress, 'steps'>,
): OwnStep[] {
  const isOpen = openStatuses.includes(status);
  const last = isOpen ? steps.findLastIndex(({ isDone }) => isDone) : -1;
  const [first] = Object.keys(statuses);
  return steps.flatMap(({ name: step, isDone, at }, index) => {
    const name = stepNames[step];
    if (!isDone && !isOpen && !completedStatuses.includes(status)) return [];
    const state = index === last ? 'now' : isDone ? 'done' : 'next';
    return [{ name, state, at: name === first ? createdAt : (at ?? times.get(name) ?? null) }];
  });
}
