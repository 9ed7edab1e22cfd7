import { momentFormat } from '../input/moment.ts';
import { clearableText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import { events } from './content.ts';
import {
  buildContentUpdate,
  type ContentAdmin,
  contentFields,
  contentQuery,
  mediaCaptions,
  mediaChangeFields,
  mediaTypeQuery,
  mediaUploads,
  urduContentFields,
} from './content-admin.ts';
import { buildUrduInput } from './urdu-texts.ts';

const sorts = ['eventDate', 'createdAt', 'updatedAt', 'title', 'mediaType', 'status'] as const;

/** The optional fields of an event; blank removes them. */
const clearedEventFields = {
  endsAt: clearableText({ max: 40, format: momentFormat }),
  place: clearableText({ max: 120 }),
};

/** A new event stores null for each absent one. */
const orNull = z.transform((value: string | null | undefined) => value ?? null);

/** The fields that staff fill in. */
export const eventFields = {
  ...contentFields,
  eventDate: text({
    max: 40,
    format: momentFormat,
    missing: 'Please enter the date and time of the event',
  }),
  endsAt: z.pipe(clearedEventFields.endsAt, orNull),
  place: z.pipe(clearedEventFields.place, orNull),
};

/** The message for an event that ends before it starts. */
export const earlyEnd = 'The end must be after the start';

/** Whether an event ends after it starts; true without an end. */
export const isEventPeriod = ({
  eventDate,
  endsAt,
}: {
  eventDate: string;
  endsAt: string | null;
}) => !endsAt || Date.parse(endsAt) > Date.parse(eventDate);

/** Rejects an event that ends before it starts. */
export const checkEventEnd = z.refine<{ eventDate: string; endsAt: string | null }>(isEventPeriod, {
  error: earlyEnd,
  path: ['endsAt'],
});

/** The texts that staff can translate. */
export const eventsUrdu = {
  ...urduContentFields,
  place: clearableText({ max: 120 }),
};

/** The facts of docs/spec/content.md#events. */
export const eventsAdmin = {
  slug: 'event-management',
  content: events,
  paths: { records: '/events', stats: '/events/stats' },
  input: z
    .object({ ...eventFields, ...mediaChangeFields, ...buildUrduInput(eventsUrdu) })
    .check(checkEventEnd),
  update: buildContentUpdate({
    ...eventFields,
    ...clearedEventFields,
    ...mediaChangeFields,
    ...buildUrduInput(eventsUrdu),
  }),
  urdu: eventsUrdu,
  query: z.object({ ...contentQuery(10, sorts), ...mediaTypeQuery }),
  filters: ['mediaType'],
  sorts,
  counters: {
    totalEvents: {},
    activeEvents: { status: 'active' },
    inactiveEvents: { status: 'inactive' },
    imageEvents: { mediaType: 'image' },
    videoEvents: { mediaType: 'video' },
  },
  uploads: mediaUploads,
  captions: mediaCaptions,
  texts: {
    title: 'Event Management',
    noun: { one: 'event', many: 'events' },
    empty: 'No events found',
    start: 'Create your first event: visitors see it as soon as it is active.',
    loadFailed: 'Failed to fetch events',
    saveFailed: 'Failed to save event.',
    statusFailed: 'Failed to update event status.',
    deleteFailed: 'Failed to delete event.',
    confirmDelete: 'Are you sure you want to delete this event?',
  },
} as const satisfies ContentAdmin;

/** The list's counters, and how many events are upcoming and past. */
export type EventStats = Record<
  keyof (typeof eventsAdmin)['counters'] | 'upcomingEvents' | 'pastEvents',
  number
>;
