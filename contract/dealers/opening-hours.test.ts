import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPakistan, startOfDayInPakistan } from '../format/pakistan-time.ts';
import {
  addOpeningMinutes,
  type Closure,
  defaultCalendar,
  type Interval,
  listOpenings,
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

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const dayMs = 86_400_000;
const toIso = (ms: number) => new Date(ms).toISOString();

/** Whether a calendar is open at a moment: the latest closure that contains it decides, otherwise the weekly hours. */
function isOpenAt({ openings, closures }: OpeningCalendar, moment: number): boolean {
  const closure = closures.findLast(
    ({ start, end }) => Date.parse(start) <= moment && moment < Date.parse(end),
  );
  if (closure) return closure.opens;
  const local = inPakistan(new Date(moment));
  const [date = '', time = ''] = local.toISOString().slice(0, 16).split('T');
  return openings.some(
    ({ weekday, opens, closes, from, until }) =>
      weekday === (local.getUTCDay() || 7) &&
      (!from || from <= date) &&
      (!until || date <= until) &&
      opens <= time &&
      time < closes,
  );
}

/** Lists the same openings as the product by checking every quarter of an hour. */
function listByQuarter(calendar: OpeningCalendar, from: Date, days: number): Interval[] {
  const found: [number, number][] = [];
  const first = Date.parse(startOfDayInPakistan(inPakistan(from).toISOString().slice(0, 10)));
  for (let quarter = first; quarter < first + days * dayMs; quarter += quarterMs) {
    if (!isOpenAt(calendar, quarter)) continue;
    const last = found.at(-1);
    const isNewDay = (quarter - first) % dayMs === 0;
    if (last?.[1] === quarter && !isNewDay) last[1] += quarterMs;
    else found.push([quarter, quarter + quarterMs]);
  }
  return found;
}

const first = at(1, '00:00').getTime();
const days = 12;
const minuteOfPeriod = fc
  .integer({ min: -3 * 96, max: (days + 3) * 96 })
  .map((quarter) => quarter * 15);
const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * 15 * minuteMs).toISOString().slice(11, 16));
const date = fc.integer({ min: -2, max: days + 2 }).map((day) =>
  inPakistan(new Date(first + day * dayMs))
    .toISOString()
    .slice(0, 10),
);
const anyOpening = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    clocks: fc.tuple(clock, clock).filter(([a, b]) => a !== b),
    from: fc.option(date),
    until: fc.option(date),
  })
  .map(({ clocks, ...rest }) => {
    const [opens = '', closes = ''] = clocks.toSorted();
    return { ...rest, opens, closes };
  });
const anyClosure: fc.Arbitrary<Closure> = fc
  .tuple(
    minuteOfPeriod,
    fc.oneof(
      fc.integer({ min: 1, max: 60 }).map((quarter) => quarter * 15),
      minuteOfPeriod,
    ),
    fc.boolean(),
  )
  .map(([start, length, opens]) => ({
    start: toIso(first + start * minuteMs),
    end: toIso(first + (start + Math.abs(length)) * minuteMs),
    opens,
  }));
const anyCalendar: fc.Arbitrary<OpeningCalendar> = fc.record({
  openings: fc.array(anyOpening, { maxLength: 12 }),
  closures: fc.array(anyClosure, { maxLength: 10 }),
});

it('the openings of any calendar are those that a look at every quarter of an hour finds', () => {
  fc.assert(
    fc.property(anyCalendar, (calendar) => {
      const from = new Date(first);
      const until = new Date(first + (days - 1) * dayMs);
      expect(listOpenings(calendar, from, until)).toEqual(listByQuarter(calendar, from, days));
    }),
    { numRuns: 150 },
  );
});

it('minutes are added and subtracted along the openings of any calendar', () => {
  const length = fc.integer({ min: 1, max: 4_000 });
  fc.assert(
    fc.property(anyCalendar, minuteOfPeriod, length, (calendar, minute, minutes) => {
      const moment = new Date(first + minute * minuteMs);
      const measure = (from: Date, until: Date) =>
        listOpenings(calendar, from, until)
          .map(([a, b]) => Math.min(b, until.getTime()) - Math.max(a, from.getTime()))
          .reduce((sum, time) => sum + Math.max(0, time), 0) / minuteMs;
      const due = addOpeningMinutes(calendar, moment, minutes);
      const start = subtractOpeningMinutes(calendar, moment, minutes);
      // The search in a calendar that never opens again stops after 400 days.
      const isFar = (other: Date) => Math.abs(other.getTime() - moment.getTime()) > 390 * dayMs;
      if (!isFar(due)) {
        expect(measure(moment, due)).toBe(minutes);
        expect(measure(moment, new Date(due.getTime() - minuteMs))).toBe(minutes - 1);
      }
      if (!isFar(start)) {
        expect(measure(start, moment)).toBe(minutes);
        expect(measure(new Date(start.getTime() + minuteMs), moment)).toBe(minutes - 1);
      }
    }),
    { numRuns: 300 },
  );
});

it('closures are parsed once, however many searches follow', () => {
  const century = { start: '2026-11-02T00:00:00Z', end: '2126-01-01T00:00:00Z', opens: false };
  const hours = Array.from({ length: 2_000 }, (_, index) => ({
    start: toIso(first + index * dayMs),
    end: toIso(first + index * dayMs + 60 * minuteMs),
    opens: false,
  }));
  let read = 0;
  const closures = [...hours, century].map((closure) => ({
    ...closure,
    get start() {
      read += 1;
      return closure.start;
    },
  }));
  const calendar: OpeningCalendar = { openings: defaultCalendar.openings, closures };
  for (let record = 0; record < 100; record += 1) {
    addOpeningMinutes(calendar, at(3 + (record % 20), '10:00'), 30);
    subtractOpeningMinutes(calendar, at(3 + (record % 20), '10:00'), 30);
  }
  expect(read).toBe(closures.length);
});
