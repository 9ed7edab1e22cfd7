import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Calendar } from '#contract/appointments/calendar.ts';
import { readEnv } from '#server/platform/env.ts';
import { serviceAppointmentLead } from '#server/resources/leads/types/service-appointment.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

const day = '2099-03-02';

async function readUnbooked(
  cookies: Record<string, string>,
  dealerId = '',
): Promise<Calendar['unbooked']> {
  const query = new URLSearchParams({ from: day, to: '2099-03-03', ...(dealerId && { dealerId }) });
  const url = `/api/appointments/admin/calendar?${query}`;
  return (await test.call({ method: 'GET', url, cookies })).json().data.unbooked;
}

it('a dealer’s calendar lists its requests of the days without a booked time, none that is cancelled', async () => {
  const [own] = two.dealers;
  const any = await two.submit(testDriveLead, 0, { preferredDate: day, preferredTime: '' });
  const timed = await two.submit(serviceAppointmentLead, 0);
  await test.database.pool.query(
    `update service_appointments set service_date = '2099-03-03', preferred_time = '15:00' where _id = '${timed}'`,
  );
  const cancelled = await two.submit(testDriveLead, 0, { preferredDate: day, preferredTime: '' });
  await test.database.pool.query(
    `update test_drives set status = 'cancelled' where _id = '${cancelled}'`,
  );
  await two.submit(testDriveLead, 0, { preferredDate: '2099-03-04', preferredTime: '' });
  await two.submit(testDriveLead, 1, { preferredDate: day, preferredTime: '' });
  const listed = await readUnbooked(own?.cookies ?? {});
  expect(listed).toMatchObject([
    { _id: any, kind: 'test-drive', day, time: null, status: 'requested' },
    { _id: timed, kind: 'service', day: '2099-03-03', time: '15:00', status: 'requested' },
  ]);
  expect(listed).toHaveLength(2);
  expect(await readUnbooked(two.headOffice, own?._id)).toEqual(listed);
});
