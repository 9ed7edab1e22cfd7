import type { EventItem } from '#contract/content/content.ts';
import { type EventStats, eventsAdmin } from '#contract/content/events-admin.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { ActivateButton } from './activate-button.tsx';
import { contentColumns, headOfCard, mediaColumns } from './content-columns.tsx';
import { ContentScreen } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { eventForm } from './event-form.tsx';
import { eventList } from './event-list.ts';
import { mediaTypeFilter } from './media-type-filter.ts';
import { StatusBadge } from './status-parts.tsx';
import { TitleAndText } from './title-link.tsx';
import { formatEventMoment } from './words.ts';

const column = { ...contentColumns<EventItem>(), ...mediaColumns<EventItem>() };

const view: ContentView<EventItem> = {
  admin: eventsAdmin,
  subtitle: 'What takes place, and what it looked like',
  counters: {
    totalEvents: 'Total Events',
    activeEvents: 'Active',
    inactiveEvents: 'Inactive',
    imageEvents: 'Images',
    videoEvents: 'Videos',
  } satisfies Partial<Record<keyof EventStats, string>>,
  filter: mediaTypeFilter,
  columns: column.list([
    column.thumbnail(),
    column.sorted('title', 'Event Details', headOfCard, (item) => <TitleAndText item={item} />),
    column.moment('eventDate', 'Event Date', 'md:w-26 xl:w-40', formatEventMoment),
    column.mediaType(),
    column.sorted('status', 'Status', 'md:w-25 xl:w-28', (item) => <StatusBadge {...item} />),
    column.moment('createdAt', 'Created', 'md:w-26 xl:w-40', formatEventMoment),
    column.actions('md:w-30 xl:w-32', (item) => (
      <RecordActions record={item} name={item.title}>
        <ActivateButton item={item} />
      </RecordActions>
    )),
  ]),
  list: eventList,
  form: eventForm,
};

/** Event Management (document 3, section 2). */
export const Component = () => <ContentScreen view={view} />;
