import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, timeOf, weekdayInPakistan } from './day-words.ts';

const timeZone = 'Asia/Karachi';
const intl = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
const day = intl({ day: 'numeric', month: 'long', year: 'numeric' });
const time = intl({ hour: '2-digit', minute: '2-digit' });
const weekday = intl({ weekday: 'long' });

it('says what Intl says, at any moment since the last summer time', () => {
  const moments = fc.date({ min: new Date('2010-01-01'), max: new Date('2099-12-31') });
  fc.assert(
    fc.property(
      moments.filter((moment) => !Number.isNaN(moment.getTime())),
      (moment) => {
        expect(dayOf(moment.toISOString())).toBe(day.format(moment));
        expect(timeOf(moment.toISOString())).toBe(time.format(moment));
        expect(weekdayInPakistan(moment)).toBe(weekday.format(moment));
      },
    ),
  );
});

it('an event’s day and time are those of Pakistan, wherever it is read', () => {
  expect(dayOf('2026-05-03T20:30:00.000Z')).toBe('4 May 2026');
  expect(timeOf('2026-05-03T20:30:00.000Z')).toBe('01:30');
});
