import type { EventItem } from '#contract/content/content.ts';
import { eventFields, eventsAdmin } from '#contract/content/events-admin.ts';
import { filesOf } from '#contract/content/media-file.ts';
import { momentInPakistan } from '#contract/moment.ts';
import { z } from '#contract/zod.ts';
import { FormInput } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendingOf, textOfValue, typedTexts } from './form-values.ts';
import { MediaFields, mediaFields, mediaLabels, typedMedia } from './media-form-parts.tsx';
import { StatusField, TextFields } from './text-fields.tsx';

function Fields({ record }: { record: EventItem | null }) {
  return (
    <>
      <TextFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput
          name="eventDate"
          label="Event date and time (Pakistan)"
          type="datetime-local"
          required
        />
        <StatusField />
      </div>
      <MediaFields admin={eventsAdmin} files={record ? filesOf(record) : []} />
    </>
  );
}

/** The form of an event. */
export const eventForm: RecordForm<EventItem> = {
  kind: eventsAdmin,
  texts: {
    create: { title: 'Create Event', submit: 'Create Event' },
    edit: { title: 'Edit Event', submit: 'Update Event' },
  },
  schema: z.object({ ...eventFields, ...mediaFields(eventsAdmin) }),
  typedOf: (record) => ({
    ...typedTexts(record),
    eventDate: record ? momentInPakistan(record.eventDate) : '',
    ...typedMedia(record),
  }),
  labels: {
    title: 'Title',
    content: 'Content',
    eventDate: 'Event date and time',
    status: 'Status',
    ...mediaLabels,
  },
  textOf: textOfValue,
  nameOf: ({ title }) => title,
  failed: eventsAdmin.texts.saveFailed,
  Fields,
  send: sendingOf<EventItem>(eventsAdmin, filesOf),
};
