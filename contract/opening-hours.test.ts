import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOpeningMinutes,
  defaultCalendar,
  type OpeningCalendar,
  subtractOpeningMinutes,
} from './opening-hours.ts';

/** Monday 2 November 2026 and the days after it, at a time in Pakistan. */
const at = (day: number, clock: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${clock}:00+05:00`);

const lunch: OpeningCalendar = {
  openings: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, opens: '09:00', closes: '13:00' },
    // Friday prayer lasts until 15:00.
    { weekday, opens: weekday === 5 ? '15:00' : '14:00', closes: '18:00' },
  ]),
  closures: [],
};

const eid: OpeningCalendar = {
  openings: defaultCalendar.openings,
  closures: [
    { start: at(3, '00:00').toISOString(), end: at(6, '00:00').toISOString(), opens: false },
  ],
};

const sundaySale: OpeningCalendar = {
  openings: defaultCalendar.openings,
  closures: [
    { start: at(8, '11:00').toISOString(), end: at(8, '15:00').toISOString(), opens: true },
  ],
};

const [extraSunday] = sundaySale.closures;
const closedSunday = {
  start: at(8, '12:00').toISOString(),
  end: at(9, '00:00').toISOString(),
  opens: false,
};
const buildSunday = (closures: (typeof closedSunday | undefined)[]): OpeningCalendar => ({
  openings: defaultCalendar.openings,
  closures: closures.filter((closure) => closure !== undefined),
});

describe('the time by which a request is to be answered', () => {
  it.each([
    ['within a day', defaultCalendar, at(2, '10:00'), 30, at(2, '10:30')],
    ['from before opening', defaultCalendar, at(2, '06:00'), 30, at(2, '09:30')],
    ['from after closing', defaultCalendar, at(2, '20:00'), 30, at(3, '09:30')],
    ['until closing', defaultCalendar, at(2, '17:00'), 60, at(2, '18:00')],
    ['over night', defaultCalendar, at(2, '17:30'), 120, at(3, '10:30')],
    ['from 17:59 on a Saturday', defaultCalendar, at(7, '17:59'), 30, at(9, '09:29')],
    ['from a Sunday', defaultCalendar, at(8, '12:00'), 120, at(9, '11:00')],
    ['over several days', defaultCalendar, at(2, '09:00'), 3 * 540 + 10, at(5, '09:10')],
    ['over lunch', lunch, at(2, '12:45'), 30, at(2, '14:15')],
    ['over Friday prayer', lunch, at(6, '12:45'), 30, at(6, '15:15')],
    ['over three days of Eid', eid, at(2, '17:45'), 30, at(6, '09:15')],
    ['on an extra Sunday', sundaySale, at(8, '10:00'), 30, at(8, '11:30')],
    ['from an extra Sunday to Monday', sundaySale, at(8, '14:45'), 30, at(9, '09:15')],
    [
      'on an extra Sunday that was closed later from noon on',
      buildSunday([extraSunday, closedSunday]),
      at(8, '11:45'),
      30,
      at(9, '09:15'),
    ],
    [
      'on a closed Sunday that was opened later',
      buildSunday([closedSunday, extraSunday]),
      at(8, '11:45'),
      30,
      at(8, '12:15'),
    ],
  ])('%s', (_, calendar, start, minutes, due) => {
    expect(addOpeningMinutes(calendar, start, minutes)).toEqual(due);
  });
});

it('a calendar that is never open is never due within a year', () => {
  const never = { openings: [], closures: [] };
  expect(addOpeningMinutes(never, at(2, '10:00'), 1).getTime()).toBeGreaterThan(
    at(2, '10:00').getTime() + 365 * 86_400_000,
  );
});

it('a request is overdue exactly if it came by the latest moment that is overdue now', () => {
  const moment = fc.integer({ min: 0, max: 20 * 24 * 60 });
  fc.assert(
    fc.property(
      fc.constantFrom(defaultCalendar, lunch, eid, sundaySale),
      moment,
      moment,
      fc.integer({ min: 1, max: 1_000 }),
      (calendar, created, now, minutes) => {
        const start = new Date(at(1, '00:00').getTime() + created * 60_000);
        const end = new Date(at(1, '00:00').getTime() + now * 60_000);
        const isDue = addOpeningMinutes(calendar, start, minutes) <= end;
        expect(start <= subtractOpeningMinutes(calendar, end, minutes)).toBe(isDue);
      },
    ),
    { numRuns: 500 },
  );
});
