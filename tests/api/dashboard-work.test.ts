import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Work } from '#contract/reports/dashboard.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { addBookableDealer } from '#tests/support/bookable-dealer.ts';
import { type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: LeadApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startLeadApp();
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

const { submitValid, patch, remove } = leadCalls(testDriveLead, () => test);

async function readWork(cookies = test.cookies, query = ''): Promise<Work> {
  const url = `/api/admin/dashboard/work${query}`;
  const response = await test.call({ method: 'GET', url, cookies });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

const findQueue = ({ queues }: Work) => queues.find(({ kind }) => kind === 'test-drives');

it('counts what came today and what waits, and names the oldest that waits', async () => {
  const first = await submitValid({ lastName: 'Oldest' });
  await submitValid({ lastName: 'Newer' });
  expect(findQueue(await readWork())).toMatchObject({
    newToday: 2,
    waiting: 2,
    longest: { _id: first, name: 'Sample Oldest' },
  });
  await patch(first, { status: 'confirmed' });
  expect(findQueue(await readWork())).toMatchObject({
    newToday: 2,
    waiting: 1,
    longest: { name: 'Sample Newer' },
  });
  await remove(first);
  expect(findQueue(await readWork())).toMatchObject({ newToday: 1, waiting: 1 });
});

it('lists the open appointments of today by time, as confirmed or else as wished, with dealers', async () => {
  const today = todayInPakistan();
  const { dealers, submit } = two;
  const late = await submitValid({ preferredDate: today, preferredTime: '23:10' });
  const early = await submit(testDriveLead, 0, { preferredDate: '2098-01-01' });
  const done = await submitValid({ preferredDate: today, preferredTime: '12:00' });
  const moved = await submitValid({ preferredDate: today, preferredTime: '13:00' });
  await patch(early, { confirmedDate: today, confirmedTime: '09:05' });
  await patch(done, { status: 'completed' });
  await patch(moved, { confirmedDate: '2098-01-02', confirmedTime: '13:00' });
  const { appointments } = await readWork();
  expect(appointments).toMatchObject([
    {
      _id: early,
      kind: 'test-drives',
      time: '09:05',
      isConfirmed: true,
      dealerId: dealers[0]?._id,
    },
    { _id: late, kind: 'test-drives', time: '23:10', isConfirmed: false, dealerId: null },
  ]);
  expect(appointments[0]?.about).toContain(makeTestDrive().selectedVehicle);
});

it('holds only the types that the account may see', async () => {
  const { queues, appointments } = await readWork(await test.signIn(['parts-requests']));
  expect(queues.map(({ kind }) => kind)).toEqual(['parts-requests']);
  expect(appointments).toEqual([]);
});

it('lists the appointments of another day, cancelled ones left out, to each dealer its own', async () => {
  const { dealers, submit } = two;
  const [own = '', done = '', cancelled = '', other = ''] = await Promise.all(
    [0, 0, 0, 1].map((dealer, index) =>
      submit(testDriveLead, dealer, { preferredDate: '2098-03-04', preferredTime: `1${index}:00` }),
    ),
  );
  await submit(testDriveLead, 0, { preferredDate: '2098-03-05', preferredTime: '10:00' });
  await patch(done, { status: 'completed' });
  await patch(cancelled, { status: 'cancelled' });
  const query = '?day=2098-03-04';
  expect((await readWork(test.cookies, query)).appointments).toMatchObject([
    { _id: own, time: '10:00', minutes: null, dealerId: dealers[0]?._id },
    { _id: done, time: '11:00', status: 'completed' },
    { _id: other, time: '13:00', dealerId: dealers[1]?._id },
  ]);
  const { appointments } = await readWork(dealers[1]?.cookies, query);
  expect(appointments.map(({ _id }) => _id)).toEqual([other]);
});

it('says how long an appointment takes for which a car is booked', async () => {
  const dealer = await addBookableDealer(test, 'test-drive');
  const days = `/api/appointments/slots?kind=test-drive&dealerId=${dealer._id}`;
  const { data } = (await test.call({ method: 'GET', url: days })).json();
  const { date, times } = data.find((day: { times: unknown[] }) => day.times.length > 0);
  const slot = `${date}T${times[0].time}`;
  const _id = await submitValid({ dealerId: dealer._id, slot });
  const { appointments } = await readWork(test.cookies, `?day=${date}`);
  // The first free day may be today, for which other tests have appointments.
  const own = appointments.filter(({ dealerId }) => dealerId === dealer._id);
  expect(own).toMatchObject([{ _id, time: times[0].time, minutes: 60 }]);
});

it('refuses what is no day', async () => {
  const url = '/api/admin/dashboard/work?day=2098-13-01';
  const { statusCode } = await test.call({ method: 'GET', url, cookies: test.cookies });
  expect(statusCode).toBe(400);
});
