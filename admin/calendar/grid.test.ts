import { describe, expect, it } from 'vitest';
import type { Calendar, CalendarAppointment } from '#contract/appointments/calendar.ts';
import {
  buildDayColumns,
  buildWeekColumns,
  type Column,
  clipToDay,
  findHours,
  formatMinute,
  fromMoment,
  listClosedMinutes,
  listOpenMinutes,
  placeAppointments,
  toMoment,
} from './grid.ts';

const day = '2026-03-02';
const at = (clock: string, on = day) => new Date(`${on}T${clock}:00+05:00`).toISOString();

const makeAppointment = (
  start: string,
  end: string,
  fields: Partial<CalendarAppointment> = {},
): CalendarAppointment => ({
  _id: `${start}-${end}`,
  kind: 'test-drive',
  requestId: 'request',
  dealerId: 'dealer',
  bookableId: 'car',
  status: 'requested',
  startAt: at(start),
  endAt: at(end),
  createdBy: 'visitor',
  overrideReason: null,
  createdAt: at('08:00'),
  updatedAt: at('08:00'),
  name: 'Sample Visitor',
  phone: '+92 300 0000000',
  vehicle: 'HAVAL H6',
  serviceType: null,
  requestStatus: 'pending',
  assignedTo: null,
  ...fields,
});

const makeBookable = (_id: string, fields: object = {}) => ({
  _id,
  kind: 'test-drive' as const,
  label: _id,
  slotMinutes: 45,
  bufferMinutes: 15,
  isActive: true,
  ...fields,
});

const makeCalendar = (fields: Partial<Calendar> = {}): Calendar => ({
  bookables: [makeBookable('car')],
  openings: { 'test-drive': [], service: [] },
  closures: [],
  appointments: [],
  unbooked: [],
  ...fields,
});

const makeColumn = (appointments: CalendarAppointment[] = []): Column => ({
  key: 'car',
  day,
  bookable: null,
  kinds: ['test-drive'],
  appointments,
});

describe('times', () => {
  it('are minutes of the day in Pakistan', () => {
    expect(fromMoment(at('00:30'))).toEqual({ day, minute: 30 });
    expect(toMoment(day, 1439)).toBe(at('23:59'));
    expect([formatMinute(0), formatMinute(545), formatMinute(1439)]).toEqual([
      '00:00',
      '09:05',
      '23:59',
    ]);
  });

  it('end at midnight', () => {
    const period = { start: at('22:00'), end: at('02:00', '2026-03-03') };
    expect(clipToDay(day, period)).toEqual({ start: 1320, end: 1440 });
    expect(clipToDay('2026-03-03', period)).toEqual({ start: 0, end: 120 });
    expect(clipToDay('2026-03-04', period)).toBeNull();
  });
});

describe('columns', () => {
  it('of a day are its cars and bays, without inactive ones that have nothing to do', () => {
    const calendar = makeCalendar({
      bookables: [
        makeBookable('car'),
        makeBookable('old', { isActive: false }),
        makeBookable('lent', { isActive: false }),
        makeBookable('bay', { kind: 'service' }),
      ],
      appointments: [
        makeAppointment('10:00', '10:45'),
        makeAppointment('11:00', '11:45', { bookableId: 'lent' }),
        makeAppointment('12:00', '12:45', { bookableId: null }),
      ],
    });
    const keys = buildDayColumns(calendar, day, ['test-drive']).map(({ key }) => key);
    expect(keys).toEqual(['car', 'lent', 'none']);
  });

  it('of a week are the cars and bays of each day; a closed day is one', () => {
    const calendar = makeCalendar({
      bookables: [
        makeBookable('car'),
        makeBookable('other'),
        makeBookable('bay', { kind: 'service' }),
      ],
      appointments: [makeAppointment('10:00', '10:45'), makeAppointment('00:30', '01:00')],
    });
    const columns = buildWeekColumns(calendar, ['2026-03-01', day], ['test-drive', 'service']);
    // The first day is closed.
    expect(columns[0]).toMatchObject({ day: '2026-03-01', bookable: null, appointments: [] });
    const ofDay = buildDayColumns(calendar, day, ['test-drive', 'service']);
    expect(columns.slice(1)).toEqual(
      ofDay.map((column) => ({ ...column, key: `${day} ${column.key}` })),
    );
    expect(ofDay).toHaveLength(3);
  });
});

describe('hours', () => {
  it('are those of openings and appointments, from nine to six at least', () => {
    const calendar = makeCalendar({
      openings: { 'test-drive': [{ start: at('08:30'), end: at('13:00') }], service: [] },
    });
    expect(findHours(calendar, [makeColumn()])).toEqual({ start: 480, end: 1080 });
    const late = [makeColumn([makeAppointment('18:15', '19:30')])];
    expect(findHours(calendar, late)).toEqual({ start: 480, end: 1200 });
  });

  it('of two kinds are joined', () => {
    const calendar = makeCalendar({
      openings: {
        'test-drive': [
          { start: at('09:00'), end: at('13:00') },
          { start: at('14:00'), end: at('18:00') },
        ],
        service: [{ start: at('08:00'), end: at('14:00') }],
      },
    });
    const both: Column = { ...makeColumn(), kinds: ['test-drive', 'service'] };
    expect(listOpenMinutes(calendar, both)).toEqual([{ start: 480, end: 1080 }]);
    expect(listOpenMinutes(calendar, makeColumn())).toHaveLength(2);
  });

  it('are named where they are closed', () => {
    const closure = { _id: 'eid', kind: null, opens: false, reason: 'Eid' };
    const calendar = makeCalendar({
      closures: [
        { ...closure, start: at('12:00', '2026-03-01'), end: at('12:00') },
        { ...closure, kind: 'service', start: at('00:00'), end: at('12:00') },
        { ...closure, opens: true, start: at('00:00'), end: at('12:00') },
      ],
    });
    expect(listClosedMinutes(calendar, makeColumn())).toMatchObject([
      { reason: 'Eid', start: 0, end: 720 },
    ]);
  });
});

describe('appointments', () => {
  const place = (...appointments: CalendarAppointment[]) =>
    placeAppointments(makeColumn(appointments)).map(({ start, lane, lanes }) => [
      formatMinute(start),
      lane,
      lanes,
    ]);

  it('that overlap are side by side, and all others have the whole width', () => {
    const placed = place(
      makeAppointment('10:00', '11:00'),
      makeAppointment('10:30', '11:30'),
      makeAppointment('11:00', '12:00'),
      makeAppointment('14:00', '15:00'),
    );
    expect(placed).toEqual([
      ['10:00', 0, 2],
      ['10:30', 1, 2],
      ['11:00', 0, 2],
      ['14:00', 0, 1],
    ]);
  });

  it('that are cancelled are left out', () => {
    expect(place(makeAppointment('10:00', '11:00', { status: 'cancelled' }))).toEqual([]);
  });
});
