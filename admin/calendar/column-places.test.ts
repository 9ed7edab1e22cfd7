import { expect, it } from 'vitest';
import type { CalendarAppointment } from '#contract/appointments/calendar.ts';
import {
  buildTemplate,
  chooseDayWidths,
  chooseWeekWidths,
  findColumnAt,
  placeColumns,
} from './column-places.ts';
import type { Column } from './grid.ts';

/** A day with `count` appointments at nine. */
const makeDay = (count: number): Column => ({
  key: String(count),
  day: '2026-11-30',
  bookable: null,
  kinds: ['test-drive'],
  appointments: Array.from(
    { length: count },
    () =>
      ({
        status: 'requested',
        startAt: '2026-11-30T04:00:00.000Z',
        endAt: '2026-11-30T05:00:00.000Z',
      }) as CalendarAppointment,
  ),
});

it('gives columns of a week with several appointments at one time more width, and closed days less', () => {
  const widths = chooseWeekWidths([makeDay(4), makeDay(1), makeDay(2), makeDay(0)]);
  expect(widths.weights).toEqual([2, 1, 1, 0.75]);
  expect(buildTemplate(widths)).toBe(
    '4rem minmax(12rem, 2fr) minmax(6rem, 1fr) minmax(6rem, 1fr) minmax(4.5rem, 0.75fr)',
  );
});

it('gives the cars and bays of a day the same width, in which every lane can name its time', () => {
  expect(chooseDayWidths([makeDay(1), makeDay(0)])).toEqual({ weights: [1, 1], minRem: 10 });
  expect(chooseDayWidths([makeDay(5)]).minRem).toBe(15);
});

it('finds the column under a pointer, also beyond the edges', () => {
  const places = placeColumns({ weights: [2, 1, 1], minRem: 6 });
  expect(places.map(({ start }) => start)).toEqual([0, 0.5, 0.75]);
  expect([-0.1, 0.49, 0.5, 0.9, 1.2].map((share) => findColumnAt(places, share))).toEqual([
    0, 0, 1, 2, 2,
  ]);
});
