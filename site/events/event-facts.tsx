import type { EventItem } from '#contract/content/content.ts';
import { formatDayInPakistan, formatTimeInPakistan } from '#contract/format/day-words.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { findEnd } from './sort-events.ts';

type Times = Pick<EventItem, 'eventDate' | 'endsAt'>;

/** Formats when an event takes place: '4 May 2026, 18:00–20:00'. The day of the end is named if it is another. */
export function formatEventTime({ eventDate, endsAt }: Times): string {
  const day = formatDayInPakistan(eventDate);
  const start = `${day}, ${formatTimeInPakistan(eventDate)}`;
  if (!endsAt) return start;
  const lastDay = formatDayInPakistan(endsAt);
  const end = formatTimeInPakistan(endsAt);
  return lastDay === day ? `${start}–${end}` : `${start} – ${lastDay}, ${end}`;
}

/** When and where an event takes place. */
export function EventFacts({ event, className }: { event: EventItem; className: string }) {
  return (
    <span className={className}>
      <time dateTime={event.eventDate}>{formatEventTime(event)}</time>
      {event.place && <span className="block wrap-anywhere">{event.place}</span>}
    </span>
  );
}

/** Marks an event that has passed. Rendered pages are cached beyond that moment, so only the browser can tell. */
export function PastMark({ event, className }: { event: Times; className: string }) {
  const isPast = useHydrated() && findEnd(event) < Date.now();
  return isPast && <span className={className}>Past event</span>;
}
