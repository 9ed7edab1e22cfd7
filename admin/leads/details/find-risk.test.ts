import { describe, expect, it } from 'vitest';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointment.ts';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { findRisk, isTimed } from './find-risk.ts';

/** 17:00 in Pakistan. */
const now = new Date('2026-11-27T12:00:00Z');

const later = '2026-11-27T13:00:00.000Z';
const earlier = '2026-11-27T11:00:00.000Z';

/** Builds an appointment; the other fields do not matter. */
const bookAt = (startAt: string, status: AppointmentStatus) => ({ startAt, status }) as Appointment;

const ask = (values: object, stored: object = {}, appointment: Appointment | null = null) =>
  findRisk(
    {
      facts: testDrive,
      version: { status: 'pending', ...stored } as LeadRecordBase,
      appointment,
    },
    { status: 'pending', confirmedDate: '', confirmedTime: '', ...values },
    now,
  )?.question ?? null;

describe('the question before an appointment is saved', () => {
  it.each([
    ['this morning', '2026-11-27', '09:00', 'Save a time in the past?'],
    ['a minute ago', '2026-11-27', '16:59', 'Save a time in the past?'],
    ['in a minute', '2026-11-27', '17:01', null],
    ['today without a time', '2026-11-27', '', null],
    ['yesterday evening', '2026-11-26', '20:00', 'Save a date in the past?'],
    ['yesterday without a time', '2026-11-26', '', 'Save a date in the past?'],
    ['tomorrow morning', '2026-11-28', '09:00', null],
  ])('for %s', (_, confirmedDate, confirmedTime, question) => {
    expect(ask({ confirmedDate, confirmedTime })).toBe(question);
  });

  it('comes when only the time changes, and not for a moment that is stored already', () => {
    const stored = { confirmedDate: '2026-11-27', confirmedTime: '18:00' };
    expect(ask({ ...stored, confirmedTime: '09:00' }, stored)).toBe('Save a time in the past?');
    const passed = { ...stored, confirmedTime: '09:00' };
    expect(ask({ ...passed, status: 'completed' }, passed)).toBeNull();
  });

  it('comes when a request is confirmed without a date, and never for types without one', () => {
    expect(ask({ status: 'confirmed' })).toBe('Confirm without a date?');
    expect(ask({ status: 'confirmed', confirmedDate: undefined })).toBeNull();
  });

  it.each([
    ['requested', later, null],
    ['requested', earlier, null],
    ['confirmed', later, null],
    ['cancelled', later, null],
    ['no-show', later, null],
    ['cancelled', earlier, 'Confirm without a date?'],
    ['no-show', earlier, 'Confirm without a date?'],
  ] as const)(
    'a booked time, or a closed one to come, is a date: %s, %s',
    (status, startAt, question) => {
      expect(ask({ status: 'confirmed' }, {}, bookAt(startAt, status))).toBe(question);
      expect(isTimed(bookAt(startAt, status), now)).toBe(question === null);
    },
  );

  it.each([
    ['no-show', 'No Show'],
    ['completed', 'Completed'],
  ])('comes before its time when a request is set to %s', (status, label) => {
    const question = `The appointment is at 6:00 PM. Mark as ${label} now?`;
    expect(ask({ status }, {}, bookAt(later, 'confirmed'))?.replaceAll(/\s/g, ' ')).toBe(question);
    expect(ask({ status }, {}, bookAt('2026-12-04T13:00:00.000Z', 'requested'))).toMatch(
      /^The appointment is on Fri, Dec 4, 6:00\sPM\. Mark as /,
    );
    expect(ask({ status }, {}, bookAt(earlier, 'confirmed'))).toBeNull();
    expect(ask({ status }, {}, bookAt(later, 'cancelled'))).toBeNull();
    expect(ask({ status })).toBeNull();
  });
});
