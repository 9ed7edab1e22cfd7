import { momentFormat } from '../moment.ts';
import { text } from '../text.ts';
import { z } from '../zod.ts';
import { events } from './content.ts';
import {
  type ContentAdmin,
  contentFields,
  contentQuery,
  mediaChangeFields,
  mediaTypeQuery,
  mediaUploads,
} from './content-admin.ts';

const sorts = ['eventDate', 'createdAt', 'updatedAt', 'title', 'mediaType', 'status'] as const;

/** The fields that a person fills in. */
export const eventFields = {
  ...contentFields,
  eventDate: text({
    max: 40,
    format: momentFormat,
    missing: 'Please enter the date and time of the event',
  }),
};

/** Event Management (document 3, sections 2, 3, 5, 7 and 8). */
export const eventsAdmin = {
  slug: 'event-management',
  content: events,
  paths: { records: '/events', stats: '/events/stats' },
  input: z.object({ ...eventFields, ...mediaChangeFields }),
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

/** Besides its lists' counters: what is still to come, and what is over. */
export type EventStats = Record<
  keyof (typeof eventsAdmin)['counters'] | 'upcomingEvents' | 'pastEvents',
  number
>;
