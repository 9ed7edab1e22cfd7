import type { EventItem } from '#contract/content/content.ts';
import { stripFormatting } from '#contract/content/rich-text.ts';
import { languageRoot } from '#words/site/layout';
import type { Thing } from './schema-org.ts';

interface Event extends Thing {
  '@type': 'Event';
  name: string;
  startDate: string;
  endDate?: string;
  location?: Thing & { '@type': 'Place'; name: string; address: string };
  description: string;
  url: string;
}

/** Builds the events without samples, which search engines must not see. */
export function buildEvents(publicUrl: string, events: readonly EventItem[]): Event[] {
  return events
    .filter(({ isSample }) => !isSample)
    .map(({ _id, title, content, eventDate, endsAt, place }) => ({
      '@type': 'Event',
      name: title,
      startDate: eventDate,
      ...(endsAt && { endDate: endsAt }),
      ...(place && { location: { '@type': 'Place' as const, name: place, address: place } }),
      description: stripFormatting(content),
      url: `${publicUrl}${languageRoot}/news-and-events/events?open=${_id}`,
    }));
}
