import { requestSlugs } from '#contract/appointments/kinds.ts';

/** Begins the query keys of calendars, free times, and appointments of requests. */
export const calendarKey = ['calendar'] as const;

const watched: readonly string[] = [
  ...Object.values(requestSlugs),
  'bookables',
  'openings',
  'closures',
];

/** Whether a change of a kind of record can change what the calendar shows. */
export const isInCalendar = (kind: string): boolean => watched.includes(kind);
