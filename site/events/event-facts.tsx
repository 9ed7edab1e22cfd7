import type { EventItem } from '#contract/content/content.ts';
import { formatDayInPakistan, formatTimeInPakistan } from '#contract/format/day-words.ts';
import { buildDirection } from '#contract/format/direction.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/events';

type Times = Pick<EventItem, 'eventDate' | 'endsAt'>;

/** Formats when an event takes place: '4 May 2026, 18:00–20:00'. It includes the day of the end if that differs. */
export function formatEventTime({ eventDate, endsAt }: Times): string {
  const day = formatDayInPakistan(eventDate);
  const start = words.dayAndTime(day, formatTimeInPakistan(eventDate));
  if (!endsAt) return start;
  const lastDay = formatDayInPakistan(endsAt);
  const end = formatTimeInPakistan(endsAt);
  return lastDay === day
    ? words.withinDay(start, end)
    : words.overDays(start, words.dayAndTime(lastDay, end));
}

/** When and where an event takes place. */
export function EventFacts({ event, className }: { event: EventItem; className: string }) {
  return (
    <span className={className}>
      <time dateTime={event.eventDate}>{formatEventTime(event)}</time>
      {event.place && (
        <span {...buildDirection(event.place)} className="block wrap-anywhere">
          {event.place}
        </span>
      )}
    </span>
  );
}

/** Marks an event that has passed. Rendered pages are cached beyond that moment, so only the browser can tell. */
export function PastMark({ event, className }: { event: Times; className: string }) {
  const isPast = useHydrated() && findEnd(event) < Date.now();
  return isPast && <span className={className}>{words.pastEvent}</span>;
}

/** When an event has passed: its end, or else its start, as a Unix time in milliseconds. */
const findEnd = ({ eventDate, endsAt }: Times): number => Date.parse(endsAt ?? eventDate);

/**
 * Sorts events for visitors: those to come, the soonest first, then those that have passed, the latest first.
 * `now` is a Unix time in milliseconds.
 */
export function sortEvents<Event extends Times>(events: readonly Event[], now: number): Event[] {
  const byDate = events.toSorted((a, b) => Date.parse(a.eventDate) - Date.parse(b.eventDate));
  const hasPassed = (event: Event) => findEnd(event) < now;
  return [...byDate.filter((event) => !hasPassed(event)), ...byDate.filter(hasPassed).toReversed()];
}
