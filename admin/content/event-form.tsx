import type { EventItem } from '#contract/content/content.ts';
import { checkEventEnd, eventFields, eventsAdmin } from '#contract/content/events-admin.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { formatMoment } from '#contract/input/moment.ts';
import { z } from '#contract/zod.ts';
import { FormInput } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { preferServerMessage } from '../forms/saving.ts';
import { buildSubmission, buildTextValues, formatFieldValue } from './form-values.ts';
import {
  buildMediaFields,
  buildMediaValues,
  MediaFields,
  mediaLabels,
} from './media-form-parts.tsx';
import { StatusField, TextFields } from './text-fields.tsx';

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
  schema: z.object({ ...eventFields, ...buildMediaFields(eventsAdmin) }).check(checkEventEnd),
  toFormValues: (record) => ({
    ...buildTextValues(record),
    eventDate: record ? formatMoment(record.eventDate) : '',
    endsAt: record?.endsAt ? formatMoment(record.endsAt) : '',
    place: record?.place ?? '',
    ...buildMediaValues(record),
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
  },
  formatValue: formatFieldValue,
  formatName: ({ title }) => title,
  failed: preferServerMessage(eventsAdmin.texts.saveFailed),
  Fields,
  send: buildSubmission<EventItem>(eventsAdmin, listMediaFiles),
};
