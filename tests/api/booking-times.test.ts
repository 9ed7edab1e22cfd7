import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import type { serviceAppointments } from '#server/resources/leads/types/service-appointment.ts';
import { testDrives } from '#server/resources/leads/types/test-drive.ts';
import { makeDealer, makeServiceAppointment, makeTestDrive } from '#tests/factories.ts';
import { addBookableDealer, listSlots } from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
});
afterAll(() => test.close());

const send = (url: string, fields: Record<string, unknown>) =>
  test.call({
    method: 'POST',
    url,
    payload: new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
    ).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const findOptions = (body: string) =>
  [...body.matchAll(/<option value="(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})"/g)].map(
    ([, slot = '']) => slot,
  );
const countRecords = async (table: typeof testDrives | typeof serviceAppointments) =>
  (await test.database.db.select({ records: count() }).from(table))[0]?.records ?? 0;

describe('a form with times, without JavaScript', () => {
  it('shows the free times, keeps what was typed, and stores nothing', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const before = await countRecords(testDrives);
    const response = await send('/test-drive', {
      selectedVehicle: 'Haval H6',
      selectedDealership: dealer.label,
      firstName: 'Half "typed"',
      intent: 'times',
    });
    expect(response.statusCode).toBe(200);
    expect(findOptions(response.body)).toEqual(
      await listSlots(test, 'test-drive', dealer._id, { days: '31' }),
    );
    expect(response.body).toContain('value="Half &quot;typed&quot;"');
    expect(await countRecords(testDrives)).toBe(before);
  });

  it('shows at most 24 times of a day, and always the chosen one', async () => {
    const dealer = await addBookableDealer(test, 'test-drive', { slotMinutes: 15 });
    const all = await listSlots(test, 'test-drive', dealer._id, { days: '31' });
    const fields = { selectedVehicle: 'Haval H6', selectedDealership: dealer.label };
    const asked = await send('/test-drive', { ...fields, intent: 'times' });
    const shown = findOptions(asked.body);
    const perDay = [...Map.groupBy(shown, (slot) => slot.slice(0, 10)).values()];
    expect(Math.max(...perDay.map((slots) => slots.length))).toBe(24);
    expect(all).toEqual(expect.arrayContaining(shown));
    const hidden = all.find((slot) => !shown.includes(slot)) ?? '';
    // Refused for what is missing: the form comes back with its times.
    const refused = await send('/test-drive', { ...fields, slot: hidden });
    expect(refused.statusCode).toBe(400);
    expect(findOptions(refused.body)).toContain(hidden);
  });

  it('names what must be chosen before', async () => {
    const response = await send('/book-service', {
      selectedVehicle: 'Haval H6',
      selectedServiceType: '',
      selectedDealership: '',
      intent: 'times',
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Please select a service type');
    expect(response.body).toContain('Please select a dealership');
  });

  it('says so where a dealership takes no appointments, and keeps the fields for a day', async () => {
    const cookies = await test.signIn(permissions);
    const payload = makeDealer({ name: 'Without times', city: 'Multan' });
    await test.call({ method: 'POST', url: '/api/dealers', cookies, payload });
    // The page learns of a new dealer a moment later.
    await expect
      .poll(async () => (await test.call({ method: 'GET', url: '/test-drive' })).body)
      .toContain('Without times, Multan');
    const response = await send('/test-drive', {
      selectedVehicle: 'Haval H6',
      selectedDealership: 'Without times, Multan',
      intent: 'times',
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('This dealership agrees times by phone');
    expect(response.body).toContain('name="preferredDate"');
    expect(findOptions(response.body)).toEqual([]);
  });

  it('books a time, and confirms day, dealer and link', async () => {
    const dealer = await addBookableDealer(test, 'service');
    const [slot = ''] = await listSlots(test, 'service', dealer._id);
    const { serviceDate: _date, ...fields } = makeServiceAppointment();
    const sent = { ...fields, phone: '0300 7654321', selectedDealership: dealer.label, slot };
    const response = await send('/book-service', sent);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('We keep this time for you');
    expect(response.body).toMatch(/href="\/appointment\/[\w-]{22}\.ics"/);
    expect(response.body).toContain(slot.slice(11));
    const [stored] = (await test.database.db.select().from(appointments)).slice(-1);
    expect(stored).toMatchObject({ dealerId: dealer._id, kind: 'service' });
  });

  it('returns a taken time with the next ones and everything that was typed', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const [slot = '', next = ''] = await listSlots(test, 'test-drive', dealer._id);
    const fields = { ...makeTestDrive(), selectedDealership: dealer.label, slot };
    await send('/test-drive', { ...fields, phone: '0300 1111111' });
    const taken = await send('/test-drive', { ...fields, phone: '0300 2222222' });
    expect(taken.statusCode).toBe(409);
    expect(taken.body).toContain('This time has just been taken');
    expect(taken.body).toContain('The next free times:');
    expect(taken.body).toContain('value="0300 2222222"');
    expect(findOptions(taken.body)[0]).toBe(next);
  });
});
