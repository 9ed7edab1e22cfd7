import type { EventItem } from '#contract/content/content.ts';
import type { Thing } from './thing.ts';

interface EventThing extends Thing {
  '@type': 'Event';
  name: string;
  startDate: string;
  description: string;
  url: string;
}

/** The events that take place: samples are shown to people and announced to nobody. */
export function eventThings(publicUrl: string, events: readonly EventItem[]): EventThing[] {
  return events
    .filter(({ isSample }) => !isSample)
    .map(({ _id, title, content, eventDate }) => ({
      '@type': 'Event',
      name: title,
      startDate: eventDate,
      description: content,
      url: `${publicUrl}/news-and-events/events?open=${_id}`,
    }));
}
