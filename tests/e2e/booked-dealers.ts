import { type APIRequestContext, expect } from '@playwright/test';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { rolePermissions } from '#contract/staff/staff.ts';
import { uniqueUsername } from './accounts.ts';
import { staffPassword } from './address.ts';
import { uniqueName } from './bookings.ts';

/** A dealer with two demo cars (or bays) that are open every day, and an account of it. */
export interface BookedDealer {
  username: string;
  dealerId: string;
  label: string;
  /** The labels of the cars. */
  cars: readonly string[];
  /** The first day, from tomorrow on, with all its slots. */
  day: string;
  /** The free slots of that day, HH:MM. */
  times: readonly string[];
}

async function post(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(`/api${path}`, { data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()).data;
}

/** Adds a dealer that can be booked for a kind of appointment. */
export async function addBookedDealer(
  request: APIRequestContext,
  kind: AppointmentKind = 'test-drive',
): Promise<BookedDealer> {
  const username = uniqueUsername('calendar');
  await request.post('/api/admin/login', { data: { username: 'admin', password: staffPassword } });
  const name = uniqueName('Calendar');
  const { _id: dealerId } = await post(request, '/dealers', {
    name,
    city: 'Lahore',
    address: 'Sample address 1',
    email: 'desk@dealers.example',
    phone: '+92 00 000 0001',
    lat: 31.52,
    lng: 74.359,
    map: 'https://maps.example/desk',
  });
  await post(request, '/admin/accounts', {
    username,
    role: 'dealer',
    password: staffPassword,
    permissions: rolePermissions.dealer,
    dealerId,
  });
  const cars = ['White H6', 'Grey Jolion'];
  for (const label of cars) {
    await post(request, '/appointments/admin/bookables', {
      dealerId,
      kind,
      label,
      slotMinutes: 60,
    });
  }
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    await post(request, '/appointments/admin/openings', {
      dealerId,
      kind,
      weekday,
      opens: '09:00',
      closes: '18:00',
    });
  }
  const query = new URLSearchParams({ kind, dealerId, days: '10' });
  const { data } = await (await request.get(`/api/appointments/slots?${query}`)).json();
  const whole = (data as { date: string; times: { time: string }[] }[]).find(
    ({ date, times }) => date > todayInPakistan() && times.length === 9,
  );
  if (!whole) throw new Error('no whole day is free');
  const times = whole.times.map(({ time }) => time);
  return { username, dealerId, label: `${name}, Lahore`, cars, day: whole.date, times };
}

/** Takes a dealer out of the public lists, which other tests count. Its calendar stays. */
export const hideDealer = (request: APIRequestContext, { dealerId }: BookedDealer) =>
  request.put(`/api/dealers/${dealerId}`, { data: { isActive: false } });

let customers = 0;

/** Books a test drive at a time of the dealer's day. Returns the request's id. */
export async function bookDrive(
  request: APIRequestContext,
  { dealerId, day }: BookedDealer,
  time: string,
  { lastName = uniqueName('Customer'), ...fields }: { lastName?: string; email?: string } = {},
): Promise<string> {
  customers += 1;
  const data = {
    selectedVehicle: 'Haval H6',
    selectedDealership: 'By id',
    ownsVehicle: 'no',
    licenseAgreement: true,
    responsibilityAgreement: true,
    firstName: 'Sample',
    lastName,
    phone: `0300 ${Date.now() % 1000}${String(customers).padStart(4, '0')}`,
    dealerId,
    slot: `${day}T${time}`,
    ...fields,
  };
  const { _id } = await post(request, '/test-drive/book', data);
  return _id;
}
