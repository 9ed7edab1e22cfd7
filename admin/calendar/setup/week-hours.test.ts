import { describe, expect, it } from 'vitest';
import type { Opening } from '#contract/appointments/openings.ts';
import {
  buildFirstWrites,
  buildWrites,
  findFaults,
  formatHours,
  toPageWeek,
  toWeek,
} from './week-hours.ts';

const makeOpening = (weekday: number, opens: string, closes: string, fields: object = {}) =>
  ({
    _id: `${weekday} ${opens}`,
    dealerId: 'dealer',
    kind: 'service',
    weekday,
    opens,
    closes,
    from: '2026-01-01',
    until: null,
    isSample: false,
    createdAt: '',
    updatedAt: 'version',
    ...fields,
  }) satisfies Opening;

const monday = [makeOpening(1, '14:00', '18:00'), makeOpening(1, '09:00', '13:00')];
const day = '2026-03-02';
const owner = { dealerId: 'dealer', kind: 'service', from: day, dayBefore: '2026-03-01' };
const replaceMonday = (periods: { opens: string; closes: string }[]) => [
  periods,
  ...toWeek([], day).slice(1),
];

it('a week shows the hours that count on a day, in order', () => {
  const old = makeOpening(2, '09:00', '12:00', { until: '2026-02-01' });
  const later = makeOpening(3, '09:00', '12:00', { from: '2026-04-01' });
  const week = toWeek([...monday, old, later], day);
  expect(week.map((periods) => periods.map(({ opens }) => opens))).toEqual([
    ['09:00', '14:00'],
    [],
    [],
    [],
    [],
    [],
    [],
  ]);
});

describe('saving a week', () => {
  it('writes nothing if nothing has changed', () => {
    expect(buildWrites(monday, toWeek(monday, day), owner)).toEqual([]);
  });

  it('ends what counted before on the day before, and adds the new hours', () => {
    const week = replaceMonday([
      { opens: '09:00', closes: '13:00' },
      { opens: '15:00', closes: '18:00' },
    ]);
    expect(buildWrites(monday, week, owner)).toEqual([
      { method: 'PUT', id: '1 14:00', updatedAt: 'version', body: { until: '2026-03-01' } },
      {
        method: 'POST',
        body: {
          dealerId: 'dealer',
          kind: 'service',
          weekday: 1,
          opens: '15:00',
          closes: '18:00',
          from: day,
        },
      },
    ]);
  });

  it('keeps the hours that are planned for later: what it adds ends before them', () => {
    const untilRamadan = makeOpening(1, '09:00', '18:00', { until: '2026-03-31' });
    const planned = [
      makeOpening(1, '10:00', '16:00', { from: '2026-04-01' }),
      makeOpening(2, '10:00', '16:00', { from: '2026-05-01' }),
    ];
    const week = [
      [{ opens: '09:00', closes: '17:00' }],
      [{ opens: '11:00', closes: '15:00' }],
      ...toWeek([], day).slice(2),
    ];
    const [ended, ...added] = buildWrites([untilRamadan, ...planned], week, owner);
    expect(ended).toMatchObject({ method: 'PUT', id: '1 09:00', body: { until: '2026-03-01' } });
    expect(added).toMatchObject([
      { method: 'POST', body: { weekday: 1, closes: '17:00', from: day, until: '2026-03-31' } },
      { method: 'POST', body: { weekday: 2, closes: '15:00', from: day, until: '2026-04-30' } },
    ]);
  });

  it('deletes what would have counted from the same day on', () => {
    const today = [makeOpening(1, '09:00', '13:00', { from: day })];
    expect(buildWrites(today, replaceMonday([]), owner)).toEqual([
      { method: 'DELETE', id: '1 09:00' },
    ]);
  });
});

it.each([
  [[{ opens: '09:00', closes: '' }], 'Enter both times'],
  [[{ opens: '13:00', closes: '09:00' }], 'Closes before it opens'],
  [
    [
      { opens: '12:00', closes: '18:00' },
      { opens: '09:00', closes: '13:00' },
    ],
    'Two times overlap',
  ],
  [
    [
      { opens: '13:00', closes: '18:00' },
      { opens: '09:00', closes: '13:00' },
    ],
    '',
  ],
])('a day of %j has the fault %j', (periods, fault) => {
  expect(findFaults(replaceMonday(periods))[0]).toBe(fault);
});

it.each([
  [[{ opens: '09:00', closes: '18:00' }], '9 h'],
  [
    [
      { opens: '09:00', closes: '12:30' },
      { opens: '14:30', closes: '18:00' },
      { opens: '19:00', closes: '' },
    ],
    '7 h',
  ],
  [[{ opens: '09:00', closes: '09:45' }], '0.75 h'],
  [[], ''],
])('the complete periods of %j add up to %j', (periods, sum) => {
  expect(formatHours(periods)).toBe(sum);
});

it('the first own hours leave the hours of the dealer’s page in effect until they count', () => {
  const page = toPageWeek({ Monday: '9:00 AM - 6:00 PM', Tuesday: 'Closed', Friday: 'on request' });
  expect(page.map((periods) => periods.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  const week = replaceMonday([{ opens: '10:00', closes: '16:00' }]);
  const first = { ...owner, today: '2026-02-20' };
  expect(buildFirstWrites(page, week, { ...first, today: day })).toEqual(
    buildWrites([], week, owner),
  );
  expect(buildFirstWrites(page, week, first)).toMatchObject([
    { body: { weekday: 1, opens: '09:00', from: '2026-02-20', until: '2026-03-01' } },
    { body: { weekday: 1, opens: '10:00', from: day } },
  ]);
});
