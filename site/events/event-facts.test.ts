import { expect, it } from 'vitest';
import { formatEventTime, sortEvents } from './event-facts.tsx';

const eventDate = '2026-05-04T13:00:00.000Z';

it('names the day once if the event ends on the day it starts, in Pakistan', () => {
  expect(formatEventTime({ eventDate, endsAt: null })).toBe('4 May 2026, 18:00');
  expect(formatEventTime({ eventDate, endsAt: '2026-05-04T15:30:00.000Z' })).toBe(
    '4 May 2026, 18:00–20:30',
  );
  expect(formatEventTime({ eventDate, endsAt: '2026-05-04T20:00:00.000Z' })).toBe(
    '4 May 2026, 18:00 – 5 May 2026, 01:00',
  );
});

const now = Date.parse('2026-05-04T10:00:00Z');
const sortTitles = (...events: { title: string; eventDate: string; endsAt: string | null }[]) =>
  sortEvents(events, now).map(({ title }) => title);

it('lists the events to come before those that have passed, each beginning with the nearest', () => {
  expect(
    sortTitles(
      { title: 'next year', eventDate: '2027-01-01T10:00:00Z', endsAt: null },
      { title: 'last week', eventDate: '2026-04-28T10:00:00Z', endsAt: null },
      { title: 'tomorrow', eventDate: '2026-05-05T10:00:00Z', endsAt: null },
      { title: 'last year', eventDate: '2025-05-05T10:00:00Z', endsAt: null },
    ),
  ).toEqual(['tomorrow', 'next year', 'last week', 'last year']);
});

it('counts an event as to come until it ends', () => {
  expect(
    sortTitles(
      { title: 'tomorrow', eventDate: '2026-05-05T10:00:00Z', endsAt: null },
      { title: 'going on', eventDate: '2026-05-04T09:00:00Z', endsAt: '2026-05-04T11:00:00Z' },
      { title: 'over', eventDate: '2026-05-04T07:00:00Z', endsAt: '2026-05-04T09:00:00Z' },
    ),
  ).toEqual(['going on', 'tomorrow', 'over']);
});
