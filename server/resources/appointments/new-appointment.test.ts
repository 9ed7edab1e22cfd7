import { expect, it } from 'vitest';
import { findNextReminder } from './new-appointment.ts';

const startAt = '2026-11-28T12:00:00.000Z';

it.each([
  ['days before', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z'],
  ['a minute before the first', '2026-11-27T11:59:00.000Z', '2026-11-27T12:00:00.000Z'],
  ['at the first', '2026-11-27T12:00:00.000Z', '2026-11-28T10:00:00.000Z'],
  ['in the morning of the day', '2026-11-28T05:00:00.000Z', '2026-11-28T10:00:00.000Z'],
  ['an hour before', '2026-11-28T11:00:00.000Z', null],
  ['afterwards', '2026-11-29T12:00:00.000Z', null],
])('the next reminder %s', (_, now, next) => {
  expect(findNextReminder(startAt, new Date(now))).toBe(next);
});
