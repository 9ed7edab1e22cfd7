import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpeningCalendar } from '../dealers/opening-hours.ts';
import {
  clampPeriod,
  explainRefusal,
  formatSlot,
  groupByDay,
  listFreeSlots,
  type SlotPlan,
} from './slots.ts';

/** Tuesday 3 November 2026 and the days after it, at a time in Pakistan. */
const at = (day: number, clock: string) =>
  Date.parse(`2026-11-${String(day).padStart(2, '0')}T${clock}:00+05:00`);

const weekdays = [1, 2, 3, 4, 5, 6];
const hours = (opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));
const calendar: OpeningCalendar = { openings: hours('10:00', '13:00'), closures: [] };
const car = { _id: 'car', slotMinutes: 60, bufferMinutes: 0 };
const plan: SlotPlan = { bookables: [car], calendar, busy: [] };
/** Monday evening: the notice also rules out the first slots of the next day. */
const now = new Date(at(2, '20:00'));
const tuesday = { from: '2026-11-03', days: 1 };

const list = (changes: Partial<SlotPlan>, period = tuesday, moment = now) =>
  listFreeSlots({ ...plan, ...changes }, period, moment).map(({ start }) =>
    formatSlot(start).slice(8),
  );

describe('the free slots of a day', () => {
  it.each<[string, Partial<SlotPlan>, string[]]>([
    ['follow the opening hours, after two hours of notice', {}, ['03T12:00']],
    [
      'leave out lunch',
      {
        calendar: {
          openings: [...hours('07:00', '13:00'), ...hours('14:30', '16:30')],
          closures: [],
        },
      },
      ['03T09:00', '03T10:00', '03T11:00', '03T12:00', '03T14:30', '03T15:30'],
    ],
    [
      'do not run over the end of an opening',
      {
        bookables: [{ ...car, slotMinutes: 90 }],
        calendar: { openings: hours('07:00', '11:00'), closures: [] },
      },
      [],
    ],
    [
      'leave room for the pause',
      {
        bookables: [{ ...car, slotMinutes: 45, bufferMinutes: 30 }],
        calendar: { openings: hours('08:00', '13:00'), closures: [] },
      },
      ['03T10:30', '03T11:45'],
    ],
    [
      'leave out times that are taken',
      {
        calendar: { openings: hours('08:00', '13:00'), closures: [] },
        busy: [{ bookableId: 'car', start: at(3, '10:30'), end: at(3, '11:30') }],
      },
      ['03T12:00'],
    ],
    [
      'ignore what other cars have',
      {
        busy: [{ bookableId: 'another', start: at(3, '12:00'), end: at(3, '13:00') }],
      },
      ['03T12:00'],
    ],
    [
      'are none on a closed day',
      {
        calendar: {
          ...calendar,
          closures: [{ start: '2026-11-02T19:00:00Z', end: '2026-11-03T19:00:00Z', opens: false }],
        },
      },
      [],
    ],
    [
      'are those of an extra opening',
      {
        calendar: {
          openings: hours('07:00', '09:00'),
          closures: [{ start: '2026-11-03T15:00:00Z', end: '2026-11-03T17:00:00Z', opens: true }],
        },
      },
      ['03T20:00', '03T21:00'],
    ],
    [
      'are none before the hours count',
      {
        calendar: {
          openings: hours('07:00', '13:00').map((one) => ({ ...one, from: '2026-11-04' })),
          closures: [],
        },
      },
      [],
    ],
    [
      'are none after the hours counted',
      {
        calendar: {
          openings: hours('07:00', '13:00').map((one) => ({ ...one, until: '2026-11-02' })),
          closures: [],
        },
      },
      [],
    ],
  ])('%s', (_, changes, slots) => {
    expect(list(changes)).toEqual(slots);
  });

  it('around midnight in Pakistan belong to the day in Pakistan', () => {
    const late = { openings: hours('21:00', '23:59'), closures: [] };
    expect(list({ calendar: late })).toEqual(['03T21:00', '03T22:00']);
  });

  it('count the cars that are free at each time', () => {
    const bookables = ['a', 'b', 'c'].map((_id) => ({ ...car, _id }));
    const busy = [{ bookableId: 'b', start: at(3, '12:00'), end: at(3, '13:00') }];
    const slots = listFreeSlots({ ...plan, bookables, busy }, tuesday, now);
    expect(groupByDay(plan, slots, tuesday)).toEqual([
      { date: '2026-11-03', isClosed: false, times: [{ time: '12:00', free: 2 }] },
    ]);
  });

  it('are thinned out evenly to 48 if cars of different lengths begin at more times', () => {
    const bookables = Array.from({ length: 20 }, (_, index) => ({
      ...car,
      _id: String(index),
      slotMinutes: 15 + index,
    }));
    const days = {
      ...plan,
      bookables,
      calendar: { openings: hours('00:00', '23:59'), closures: [] },
    };
    const period = { from: '2026-11-04', days: 1 };
    const slots = listFreeSlots(days, period, now);
    expect(slots.length).toBeGreaterThan(200);
    const times = groupByDay(days, slots, period)[0]?.times.map(({ time }) => time) ?? [];
    expect(times).toHaveLength(48);
    expect(times[0]).toBe('00:00');
    expect(times).toEqual(times.toSorted());
    expect(new Set(times.map((time) => time.slice(0, 2))).size).toBeGreaterThan(20);
  });

  it('list days without a free time as well', () => {
    const period = { from: '2026-11-07', days: 3 };
    const days = groupByDay(plan, listFreeSlots(plan, period, now), period);
    expect(days.map(({ date, times }) => [date, times.length])).toEqual([
      ['2026-11-07', 3],
      ['2026-11-08', 0],
      ['2026-11-09', 3],
    ]);
  });
});

describe('a day without a free time', () => {
  /** The whole of Thursday, 5 November. */
  const holiday = { start: '2026-11-04T19:00:00Z', end: '2026-11-05T19:00:00Z', opens: false };

  it.each<[string, Partial<SlotPlan>, string, boolean]>([
    ['is closed on a weekday without hours', {}, '2026-11-08', true],
    [
      'is closed if it is closed once',
      { calendar: { ...calendar, closures: [holiday] } },
      '2026-11-05',
      true,
    ],
    [
      'is closed if a closure leaves too little for an appointment',
      { calendar: { ...calendar, closures: [{ ...holiday, end: '2026-11-05T07:30:00Z' }] } },
      '2026-11-05',
      true,
    ],
    [
      'is not closed if all its times are booked',
      { busy: [{ bookableId: 'car', start: at(5, '00:00'), end: at(5, '23:00') }] },
      '2026-11-05',
      false,
    ],
    ['is not closed if the notice is too short', {}, '2026-11-02', false],
  ])('%s', (_, changes, from, isClosed) => {
    const [changed, period] = [
      { ...plan, ...changes },
      { from, days: 1 },
    ];
    expect(groupByDay(changed, listFreeSlots(changed, period, now), period)).toEqual([
      { date: from, isClosed, times: [] },
    ]);
  });
});

describe('times over midnight', () => {
  const everyDay = (opens: string, closes: string) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));
  const evening = (start: string, end: string) => ({ start, end, opens: true });
  /** Hours within which the notice passes. */
  const tuesdays = [{ weekday: 2, opens: '10:00', closes: '13:00' }];
  const inPeriod = (calendar: OpeningCalendar, days = 2) =>
    list({ calendar }, { from: '2026-11-05', days });

  it('are one with the weekly hours that end at 24:00 and those of the next day from 00:00', () => {
    const openings = [...everyDay('22:30', '24:00'), ...everyDay('00:00', '01:30')];
    expect(inPeriod({ openings, closures: [] })).toEqual([
      ...['05T00:30', '05T22:30', '05T23:30'],
      ...['06T00:30', '06T22:30', '06T23:30'],
    ]);
    const untilMidnight = { openings: everyDay('21:00', '24:00'), closures: [] };
    expect(inPeriod(untilMidnight, 1)).toEqual(['05T21:00', '05T22:00', '05T23:00']);
  });

  it('of a special opening begin with it, also where only its last part is asked for', () => {
    const special = {
      openings: tuesdays,
      closures: [evening('2026-11-05T16:00:00Z', '2026-11-05T20:00:00Z')],
    };
    expect(inPeriod(special)).toEqual(['05T21:00', '05T22:00', '05T23:00', '06T00:00']);
    expect(list({ calendar: special }, { from: '2026-11-06', days: 1 })).toEqual(['06T00:00']);
    const later = {
      openings: tuesdays,
      closures: [evening('2026-11-05T16:30:00Z', '2026-11-05T20:00:00Z')],
    };
    expect(inPeriod(later)).toEqual(['05T21:30', '05T22:30', '05T23:30']);
    const days = { from: '2026-11-05', days: 2 };
    const changed = { ...plan, calendar: later };
    expect(groupByDay(changed, [], days).map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  it('of a dealer who never closes are those of each day, whatever day they are asked from', () => {
    const always = { openings: everyDay('00:00', '24:00'), closures: [] };
    const bookables = [{ ...car, slotMinutes: 50, bufferMinutes: 20 }];
    const all = list({ calendar: always, bookables }, { from: '2026-11-05', days: 3 });
    const last = list({ calendar: always, bookables }, { from: '2026-11-07', days: 1 });
    expect(last).toEqual(all.filter((slot) => slot.startsWith('07')));
    expect(last[0]).toBe('07T00:00');
  });
});

describe('a time that is not free', () => {
  const sunday = { start: '2026-11-04T19:00:00Z', end: '2026-11-05T06:00:00Z', opens: false };
  const changed: SlotPlan = {
    ...plan,
    calendar: { openings: hours('07:00', '13:00'), closures: [sunday] },
    busy: [{ bookableId: 'car', start: at(4, '10:00'), end: at(4, '11:00') }],
  };

  it.each([
    ['past', at(2, '20:00')],
    ['past', at(1, '09:00')],
    ['soon', at(3, '08:00')],
    ['late', Date.parse('2026-12-03T09:00:00+05:00')],
    ['closed', at(4, '14:00')],
    ['closed', at(5, '10:00')],
    ['closedDay', at(8, '10:00')],
    ['unlisted', at(4, '10:30')],
    ['unlisted', at(4, '12:30')],
    ['taken', at(4, '10:00')],
  ] as const)('is %s', (refusal, moment) => {
    expect(explainRefusal(changed, moment, now)).toBe(refusal);
  });

  it('is none of the times where the dealer has nothing for the visit', () => {
    expect(explainRefusal({ ...changed, bookables: [] }, at(4, '10:00'), now)).toBe('unlisted');
  });
});

describe('the days that are offered', () => {
  it('begin today and end 30 days after it', () => {
    const wide = { from: '2026-11-01', days: 400 };
    const days = new Set(list({}, wide).map((slot) => slot.slice(0, 2)));
    expect(days.has('03')).toBe(true);
    const all = listFreeSlots(plan, wide, now).map(({ start }) => formatSlot(start).slice(0, 10));
    expect(all.at(-1)).toBe('2026-12-02');
    expect(all.every((date) => date >= '2026-11-03')).toBe(true);
  });

  it.each([
    [undefined, 14, { from: '2026-11-02', days: 14 }],
    ['2026-10-01', 14, { from: '2026-11-02', days: 14 }],
    ['no day', 14, { from: '2026-11-02', days: 14 }],
    ['2026-11-20', 31, { from: '2026-11-20', days: 13 }],
    ['2027-01-01', 14, { from: '2027-01-01', days: 0 }],
  ])('from %s for %i days', (from, days, period) => {
    expect(clampPeriod({ from, days }, now)).toEqual(period);
  });
});

it('no two free slots of a car overlap, whatever its hours, length, pause and appointments', () => {
  const minute = fc.integer({ min: 0, max: 3 * 1440 });
  fc.assert(
    fc.property(
      fc.record({
        slotMinutes: fc.integer({ min: 5, max: 180 }),
        bufferMinutes: fc.integer({ min: 0, max: 90 }),
        busy: fc.array(fc.tuple(minute, fc.integer({ min: 5, max: 240 })), { maxLength: 12 }),
      }),
      ({ slotMinutes, bufferMinutes, busy }) => {
        const blocked = busy.map(([start, length]) => ({
          bookableId: 'car',
          start: at(3, '00:00') + start * 60_000,
          end: at(3, '00:00') + (start + length) * 60_000,
        }));
        const bookables = [{ ...car, slotMinutes, bufferMinutes }];
        const longDay = { openings: hours('08:00', '19:00'), closures: [] };
        const slots = listFreeSlots(
          { bookables, calendar: longDay, busy: blocked },
          { from: '2026-11-03', days: 3 },
          now,
        ).map(({ start }) => ({ start, end: start + (slotMinutes + bufferMinutes) * 60_000 }));
        for (const [index, slot] of slots.entries()) {
          const next = slots[index + 1];
          if (next) expect(slot.end).toBeLessThanOrEqual(next.start);
          for (const { start, end } of blocked) {
            expect(start < slot.end && slot.start < end).toBe(false);
          }
        }
      },
    ),
  );
});

describe('wherever the server is', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['UTC', 0],
    ['America/New_York', 19],
    ['Asia/Karachi', 5],
    ['Pacific/Auckland', 12],
  ])('the slots are the same in %s', (zone, hourOfEpoch) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(0).getHours()).toBe(hourOfEpoch);
    // The clocks of New York change within this period.
    const period = { from: '2026-10-30', days: 5 };
    expect(list({}, period, new Date('2026-10-29T15:00:00Z'))).toEqual([
      '30T12:00',
      ...['31', '02', '03'].flatMap((day) => ['10', '11', '12'].map((hour) => `${day}T${hour}:00`)),
    ]);
    expect(clampPeriod({ days: 3 }, new Date('2026-11-02T19:30:00Z')).from).toBe('2026-11-03');
  });
});
