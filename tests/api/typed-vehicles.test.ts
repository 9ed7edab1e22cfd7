import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { createAppointmentLinks } from '#server/resources/appointments/links.ts';
import { announceAppointments, remindCustomers } from '#server/resources/appointments/notices.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { addBookableDealer, listSlots } from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(permissions, 'office');
  await post('/api/price-calculator/cars', {
    name: 'Haval Raptor X',
    model: 'Raptor',
    vehicleId: 'raptor-x',
    basePrice: 1_000,
  });
});
beforeEach(() => test.database.db.delete(outgoingMail));
afterAll(() => test.close());

const post = async (url: string, payload?: object) => {
  const response = await test.call({ method: 'POST', url, cookies, ...(payload && { payload }) });
  expect(response.statusCode).toBeLessThan(300);
  return response.json().data;
};

let customers = 0;
/** Books a test drive of a vehicle. Returns every text that its customer gets, one after the other. */
async function collectTexts(selectedVehicle: string) {
  const { db } = test.database;
  const services = { db, env: readEnv({}), links: createAppointmentLinks(db) };
  const dealer = await addBookableDealer(test, 'test-drive');
  const slot = (await listSlots(test, 'test-drive', dealer._id)).at(-1) ?? '';
  customers += 1;
  const phone = `+92 300 2${String(customers).padStart(6, '0')}`;
  const input = makeTestDrive({ selectedVehicle, phone, email: 'customer@mail.example' });
  const booked = await post('/api/test-drive/book', { ...input, dealerId: dealer._id, slot });
  while ((await announceAppointments(services)) > 0);
  await db
    .update(appointments)
    .set({ nextReminderAt: new Date(0).toISOString() })
    .where(eq(appointments.requestId, booked._id));
  while ((await remindCustomers(services)) > 0);
  const day = slot.slice(0, 10);
  const times = { start: `${day}T00:00`, end: `${day}T23:59` };
  const closure = { dealerId: dealer._id, ...times, reason: 'Eid ul-Fitr' };
  const { _id } = await post('/api/appointments/admin/closures', closure);
  await post(`/api/appointments/admin/closures/${_id}/offers`);
  const emails = await db.select().from(outgoingMail);
  const read = async (url: string) => (await test.call({ method: 'GET', url })).body;
  const file = await read(`${booked.appointmentUrl}.ics`);
  const page = await read(booked.appointmentUrl);
  return {
    texts: emails.map(({ text }) => text),
    page,
    calendars: [file, ...emails.flatMap(({ calendar }) => calendar?.content ?? [])],
    all: JSON.stringify([emails, file, page]),
  };
}

describe('the emails, calendar files and page of an appointment', () => {
  it('repeat no vehicle that neither the catalogue nor the price list knows', async () => {
    const typed = 'You won! Call 0300 1234567';
    const { texts, calendars, all } = await collectTexts(typed);
    expect([texts.length, calendars.length]).toEqual([3, 2]);
    expect(all).not.toMatch(/won|1234567/);
    for (const text of texts) expect(text).toMatch(/\n\nTest drive\n[A-Z][a-z]+day, /);
    for (const calendar of calendars) expect(calendar).toContain('\r\nSUMMARY:Test drive\r\n');
  });

  it.each(['Haval H6', 'Haval H6 1.5', 'Haval Raptor X', 'haval raptor x'])(
    'name %s, which is known',
    async (vehicle) => {
      const { texts, calendars, page } = await collectTexts(vehicle);
      expect(page).toContain(`${vehicle}</dd>`);
      expect([texts.length, calendars.length]).toEqual([3, 2]);
      for (const text of texts) expect(text).toContain(`Test drive: ${vehicle}\n`);
      for (const calendar of calendars)
        expect(calendar).toContain(`SUMMARY:Test drive: ${vehicle}`);
    },
  );
});
