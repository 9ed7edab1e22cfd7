import { expect, it } from 'vitest';
import { groupByDealer, type ListedAppointment } from './day-appointments.ts';
import { findDayHours, placeInRow } from './hours.tsx';

const make = (
  start: number | null,
  length = 60,
  dealerId: string | null = 'one',
): ListedAppointment => ({
  _id: String(start),
  name: 'Sample Customer',
  dealerId,
  kind: 'test-drive',
  status: 'requested',
  address: '/test-drives?open=1',
  about: 'Haval H6',
  time: '',
  minutes: start === null ? null : { start, end: start + length },
});

it('places appointments on one line unless their blocks would cover each other', () => {
  const placed = placeInRow([make(600), make(660), make(710), make(null)]);
  expect(placed.map(({ minutes, line }) => [minutes.start, line])).toEqual([
    [600, 0],
    [660, 1],
    [710, 0],
  ]);
});

it('shows nine to six, and further hours for earlier and later appointments', () => {
  expect(findDayHours([make(null)])).toEqual({ start: 540, end: 1080 });
  expect(findDayHours([make(510), make(1070)])).toEqual({ start: 480, end: 1200 });
  expect(findDayHours([make(1430)])).toEqual({ start: 540, end: 1440 });
});

it('lists dealers with the most appointments first, and head office last', () => {
  const dealers = new Map([
    ['one', 'Sample One, Lahore'],
    ['two', 'Sample Two, Karachi'],
  ]);
  const all = [make(540, 60, null), make(550, 60, null), make(560), make(570, 60, 'two')];
  const days = groupByDealer([...all, make(580, 60, 'two'), make(590, 60, null)], dealers);
  expect(days.map(({ name, city, appointments }) => [name, city, appointments.length])).toEqual([
    ['Sample Two', 'Karachi', 2],
    ['Sample One', 'Lahore', 1],
    ['Head office', '', 3],
  ]);
});
