import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FoundRecord } from '#contract/staff/people.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { serviceAppointmentLead } from '#server/resources/leads/types/service-appointment.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { makeDealer } from '#tests/factories.ts';
import { type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

async function search(q: string, cookies = test.cookies): Promise<FoundRecord[]> {
  const url = '/api/admin/search/records';
  const response = await test.call({ method: 'GET', url, query: { q }, cookies });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

const ids = (found: FoundRecord[]) => found.map(({ _id }) => _id);

it('finds requests by reference, by CNIC with and without dashes, and by VIN', async () => {
  const booking = leadCalls(vehicleBookingLead, () => test);
  const service = leadCalls(serviceAppointmentLead, () => test);
  const booked = await booking.submitValid({ cnic: '61101-7654321-9' });
  const served = await service.submitValid({ vinNumber: 'LGWEE4A55RK777777' });
  expect(ids(await search(booked.slice(-8).toUpperCase()))).toEqual([booked]);
  expect(ids(await search('61101-7654321-9'))).toEqual([booked]);
  expect(ids(await search('6110176543219'))).toEqual([booked]);
  expect(await search('lgwee4a55rk777777')).toMatchObject([
    { kind: 'service-appointments', _id: served, title: expect.stringContaining('Sample') },
  ]);
  const narrow = await test.signIn(['parts-requests']);
  expect(await search('61101-7654321-9', narrow)).toEqual([]);
});

it('finds dealers by words of name and city, for accounts that may see them', async () => {
  const dealer = makeDealer({ _id: randomUUID(), name: 'HAVAL Sample Bypass', city: 'Okara' });
  await test.database.db.insert(dealers).values(dealer);
  const permitted = await test.signIn(['dealer-management']);
  expect(await search('okara bypass', permitted)).toEqual([
    { kind: 'dealer-management', _id: dealer._id, title: dealer.name, detail: dealer.city },
  ]);
  expect(await search('okara bypass')).toEqual([]);
});

it('finds a dealer by the spelling of another keyboard', async () => {
  const dealer = makeDealer({
    _id: randomUUID(),
    name: 'ہیول \u06A9لفٹن',
    city: '\u06A9راچ\u06CC',
  });
  await test.database.db.insert(dealers).values(dealer);
  const permitted = await test.signIn(['dealer-management']);
  expect(ids(await search('\u0643راچ\u064A \u0643لفٹن', permitted))).toEqual([dealer._id]);
});

it('a name alone finds no request: people are found by the other search', async () => {
  const booking = leadCalls(vehicleBookingLead, () => test);
  await booking.submitValid({ lastName: 'Christopherson' });
  expect(await search('Christopherson')).toEqual([]);
});
