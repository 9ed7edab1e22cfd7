import { expect, it } from 'vitest';
import { hasPassed, inTwoHours, listFollowUps } from './follow-up-choices.ts';

const list = (iso: string) => listFollowUps(new Date(iso)).map(({ key, value }) => [key, value]);

it('offers four follow-ups in Pakistan time, each with its own key', () => {
  // Friday, 3:02 pm in Pakistan.
  expect(list('2026-11-27T10:02:00Z')).toEqual([
    ['1', '2026-11-27T17:05'],
    ['2', '2026-11-27T17:00'],
    ['3', '2026-11-28T11:00'],
    ['4', '2026-11-30T11:00'],
  ]);
});

it('leaves out what has passed and what stands twice, and keeps the keys of the others', () => {
  // Friday, 5:00 pm in Pakistan, and Sunday, 11:30 pm: tomorrow is Monday.
  expect(list('2026-11-27T12:00:00Z').map(([key]) => key)).toEqual(['1', '3', '4']);
  expect(list('2026-11-29T18:30:00Z')).toEqual([
    ['1', '2026-11-30T01:30'],
    ['3', '2026-11-30T11:00'],
  ]);
});

it('counts from Pakistan’s day, and on a Monday means the next one', () => {
  // Sunday evening in UTC is Monday, 1:00 am in Pakistan.
  expect(list('2026-11-29T20:00:00Z').map(([, value]) => value)).toEqual([
    '2026-11-30T03:00',
    '2026-11-30T17:00',
    '2026-12-01T11:00',
    '2026-12-07T11:00',
  ]);
});

it('says whether a follow-up is over; none is', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  expect(inTwoHours(now)).toBe('2026-11-27T19:00');
  expect(hasPassed('2026-11-27T16:59', now)).toBe(true);
  expect(hasPassed('2026-11-27T17:01', now)).toBe(false);
  expect(hasPassed('', now)).toBe(true);
});
