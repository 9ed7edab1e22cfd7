import type { EventItem } from '#contract/content/content.ts';
import {
  checkEventEnd,
  type EventStats,
  eventFields,
  eventsAdmin,
} from '#contract/content/events-admin.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { formatMoment } from '#contract/input/moment.ts';
import { z } from '#contract/zod.ts';
import { FormInput } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { preferServerMessage } from '../forms/saving.ts';
import { UrduSection } from '../forms/urdu-section.tsx';
import { buildUrduSchema, fillUrdu, labelUrdu, type UrduField } from '../forms/urdu-values.ts';
import { formatInList } from '../lists/dates.tsx';
import { RecordActions } from '../lists/record-actions.tsx';
import { columnWidths } from '../lists/record-columns.tsx';
import { formatEventMoment, TitleAndText, ViewOnSite } from './content-cells.tsx';
import { buildContentColumns, buildMediaColumns } from './content-columns.tsx';
import {
  buildMediaFields,
  buildMediaValues,
  MediaFields,
  mediaLabels,
  StatusField,
  TextFields,
  urduContentFields,
} from './content-fields.tsx';
import { eventList } from './content-list.ts';
import { ContentScreen, mediaTypeFilter, statusFilter, urduFilter } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { buildSubmission, buildTextValues, formatFieldValue } from './form-values.ts';
import { StatusChoice } from './status-choice.tsx';

const urduFields: readonly UrduField[] = [
  ...urduContentFields,
  { name: 'place', label: 'Place', maxLength: 120 },
];

function Fields({ record }: { record: EventItem | null }) {
  return (
    <>
      <TextFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput
          name="eventDate"
          label="Event date and time (Pakistan) *"
          type="datetime-local"
          required
        />
        <FormInput name="endsAt" label="End (Pakistan, optional)" type="datetime-local" />
        <FormInput name="place" label="Place (optional)" maxLength={120} />
        <StatusField />
      </div>
      <MediaFields admin={eventsAdmin} files={record ? listMediaFiles(record) : []} />
      <UrduSection record={record} fields={urduFields} />
    </>
  );
}

/** The form of an event (docs/spec/content.md#events). */
export const eventForm: RecordForm<EventItem> = {
  kind: eventsAdmin,
  texts: {
    create: {
      title: 'Create Event',
      submit: 'Create Event',
      failed: ({ message }) => `Failed to create event: ${message}`,
    },
    edit: { title: 'Edit Event', submit: 'Update Event' },
  },
  schema: z
    .object({
      ...eventFields,
      ...buildMediaFields(eventsAdmin),
      ...buildUrduSchema(eventsAdmin.urdu),
    })
    .check(checkEventEnd),
  toFormValues: (record) => ({
    ...buildTextValues(record),
    eventDate: record ? formatMoment(record.eventDate) : '',
    endsAt: record?.endsAt ? formatMoment(record.endsAt) : '',
    place: record?.place ?? '',
    ...buildMediaValues(record),
    ...fillUrdu(urduFields, record),
  }),
  labels: {
    title: 'Title',
    content: 'Content',
    eventDate: 'Event date and time',
    endsAt: 'End',
    place: 'Place',
    status: 'Status',
    publishAt: 'Publish at',
    ...mediaLabels,
    ...labelUrdu(urduFields),
  },
  formatValue: formatFieldValue,
  formatName: ({ title }) => title,
  failed: preferServerMessage(eventsAdmin.texts.saveFailed),
  Fields,
  send: buildSubmission<EventItem>(eventsAdmin, listMediaFiles, urduFields),
};

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
  filters: [statusFilter, mediaTypeFilter, urduFilter],
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
