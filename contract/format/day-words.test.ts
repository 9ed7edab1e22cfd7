import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  findWeekday,
  formatDayInPakistan,
  formatTimeInPakistan,
  weekdayInPakistan,
} from './day-words.ts';

const timeZone = 'Asia/Karachi';
const intl = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
const day = intl({ day: 'numeric', month: 'long', year: 'numeric' });
const time = intl({ hour: '2-digit', minute: '2-digit' });
const weekday = intl({ weekday: 'long' });

it('formats like Intl at any moment since Pakistan’s last summer time', () => {
  const moments = fc.date({ min: new Date('2010-01-01'), max: new Date('2099-12-31') });
  fc.assert(
    fc.property(
      moments.filter((moment) => !Number.isNaN(moment.getTime())),
      (moment) => {
        expect(formatDayInPakistan(moment.toISOString())).toBe(day.format(moment));
        expect(formatTimeInPakistan(moment.toISOString())).toBe(time.format(moment));
        expect(weekdayInPakistan(moment)).toBe(weekday.format(moment));
      },
    ),
  );
});

it('formats day and time in Pakistan time, not in UTC', () => {
  expect(formatDayInPakistan('2026-05-03T20:30:00.000Z')).toBe('4 May 2026');
  expect(formatTimeInPakistan('2026-05-03T20:30:00.000Z')).toBe('01:30');
});

it('finds the weekday of a date', () => {
  expect(findWeekday(new Date('2026-11-29'))).toBe('Sunday');
});
