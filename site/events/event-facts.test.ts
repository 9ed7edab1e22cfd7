import { expect, it } from 'vitest';
import { formatEventTime } from './event-facts.tsx';

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
