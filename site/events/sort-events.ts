import type { EventItem } from '#contract/content/content.ts';

type Times = Pick<EventItem, 'eventDate' | 'endsAt'>;

/** When an event has passed: its end, or else its start, as a Unix time in milliseconds. */
export const findEnd = ({ eventDate, endsAt }: Times): number => Date.parse(endsAt ?? eventDate);

/**
 * Sorts events for visitors: those to come, the soonest first, then those that have passed, the latest first.
 * `now` is a Unix time in milliseconds.
 */
export function sortEvents<Event extends Times>(events: readonly Event[], now: number): Event[] {
  const byDate = events.toSorted((a, b) => Date.parse(a.eventDate) - Date.parse(b.eventDate));
  const hasPassed = (event: Event) => findEnd(event) < now;
  return [...byDate.filter((event) => !hasPassed(event)), ...byDate.filter(hasPassed).toReversed()];
}
