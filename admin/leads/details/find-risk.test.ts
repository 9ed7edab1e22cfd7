import { describe, expect, it } from 'vitest';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointment.ts';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { findRisk } from './find-risk.ts';

/** 17:00 in Pakistan. */
const now = new Date('2026-11-27T12:00:00Z');

const ask = (values: object, stored: object = {}, booked: AppointmentStatus | null = null) =>
  findRisk(
    // The other fields do not matter.
    { status: 'pending', ...stored } as LeadRecordBase,
    { status: 'pending', confirmedDate: '', confirmedTime: '', ...values },
    booked && ({ status: booked } as Appointment),
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

  it('never comes for a request with a booked time; a cancelled appointment is none', () => {
    expect(ask({ status: 'confirmed' }, {}, 'requested')).toBeNull();
    expect(ask({ status: 'confirmed' }, {}, 'confirmed')).toBeNull();
    expect(ask({ status: 'confirmed' }, {}, 'cancelled')).toBe('Confirm without a date?');
  });
});
