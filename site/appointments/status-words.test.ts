import { expect, it } from 'vitest';
import type { OwnAppointment } from '#contract/appointments/appointment.ts';
import { describeStatus } from './status-words.ts';

const startAt = '2026-12-01T05:00:00.000Z';
const endAt = '2026-12-01T06:00:00.000Z';
const dealer = { name: 'A', city: 'Lahore', address: 'B', phone: '1', map: '' };
const appointment: OwnAppointment = {
  kind: 'service',
  reference: '0123ABCD',
  status: 'requested',
  startAt,
  endAt,
  vehicle: 'Haval H6',
  serviceType: 'Oil Change',
  dealer,
  isChangeable: true,
};
const before = Date.parse(startAt) - 1;

it.each<[changes: Partial<OwnAppointment>, now: number, title: string, isToCome: boolean]>([
  [{}, before, 'Waiting for confirmation', true],
  [{ status: 'confirmed' }, before, 'Confirmed', true],
  [{ status: 'confirmed' }, Date.parse(startAt), 'Now', false],
  [{ status: 'requested' }, Date.parse(endAt), 'Past', false],
  [{ dealer: null }, before, 'Waiting for a new place', false],
  [{ status: 'cancelled' }, before, 'Cancelled', false],
  [{ status: 'done' }, Date.parse(endAt), 'Done', false],
  [{ status: 'no-show' }, Date.parse(endAt), 'Missed', false],
])('words %j at %d as "%s"', (changes, now, title, isToCome) => {
  expect(describeStatus({ ...appointment, ...changes }, now)).toMatchObject({ title, isToCome });
});
