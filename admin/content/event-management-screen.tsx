import type { EventItem } from '#contract/content/content.ts';
import { type EventStats, eventsAdmin } from '#contract/content/events-admin.ts';
import { formatInList } from '../lists/dates.tsx';
import { RecordActions } from '../lists/record-actions.tsx';
import { columnWidths } from '../lists/record-columns.tsx';
import { formatEventMoment, TitleAndText, ViewOnSite } from './content-cells.tsx';
import { buildContentColumns, buildMediaColumns } from './content-columns.tsx';
import { ContentScreen, mediaTypeFilter, statusFilter } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { eventForm } from './event-form.tsx';
import { eventList } from './event-list.ts';
import { StatusChoice } from './status-choice.tsx';

const column = { ...buildContentColumns<EventItem>(), ...buildMediaColumns<EventItem>() };

const view: ContentView<EventItem> = {
  admin: eventsAdmin,
  subtitle: 'Upcoming and past events, with their pictures and videos',
  counters: {
    totalEvents: 'Total Events',
    activeEvents: 'Active',
    inactiveEvents: 'Inactive',
    imageEvents: 'Images',
    videoEvents: 'Videos',
  } satisfies Partial<Record<keyof EventStats, string>>,
  filters: [statusFilter, mediaTypeFilter],
  columns: column.list([
    column.thumbnail(),
    column.sorted('title', 'Event Details', (item) => <TitleAndText item={item} />, {
      slot: 'title',
    }),
    column.moment('eventDate', 'Event Date', formatEventMoment),
    column.mediaType(),
    column.sorted('status', 'Status', (item) => <StatusChoice item={item} hasActs />, {
      slot: 'status',
      width: columnWidths.status,
    }),
    column.moment('createdAt', 'Created', formatInList, 'labeled'),
    column.actions(columnWidths.threeButtons, (item) => (
      <RecordActions record={item} name={item.title} after={<ViewOnSite item={item} />} />
    )),
  ]),
  list: eventList,
  form: eventForm,
};

/** The screen Event Management (docs/spec/back-office.md#event-management). */
export const Component = () => <ContentScreen view={view} />;
