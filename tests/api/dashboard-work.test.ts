import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Work } from '#contract/dashboard.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';
import { addTwoDealers } from '#tests/support/two-dealers.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

const { submitValid, patch, remove } = leadCalls(testDriveLead, () => test);

async function readWork(cookies = test.cookies): Promise<Work> {
  const response = await test.call({ method: 'GET', url: '/api/admin/dashboard/work', cookies });
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
  const { dealers, submit } = await addTwoDealers(test);
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
