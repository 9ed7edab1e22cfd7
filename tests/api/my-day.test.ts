import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { MyDay, MyDaySection } from '#contract/leads/my-day.ts';
import { rolePermissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { dealerApplicationLead } from '#server/resources/leads/types/dealer-application.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { addBookableDealer, listSlots } from '#tests/support/bookable-dealer.ts';
import { makeAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());
beforeEach(() =>
  test.database.pool.query(
    'delete from test_drives; delete from contact_inquiries; delete from dealer_applications',
  ),
);

const readDay = async (cookies = two.dealers[0]?.cookies ?? {}): Promise<MyDay> =>
  (await test.call({ method: 'GET', url: '/api/admin/my-day', cookies })).json().data;
const listIds = (day: MyDay, section: MyDaySection) => day[section].records.map(({ _id }) => _id);
const set = (id: string, changes: string) =>
  test.database.pool.query(`update test_drives set ${changes} where _id = '${id}'`);

it('a request stands in one section, the most urgent first', async () => {
  const [fresh, late, promised] = [
    await two.submit(testDriveLead, 0, { preferredDate: '' }),
    await two.submit(testDriveLead, 0, { preferredDate: '' }),
    await two.submit(testDriveLead, 0, { preferredDate: '' }),
  ];
  await set(late, `created_at = now() - interval '9 days'`);
  await set(
    promised,
    `assigned_to = 'dealer-one', next_follow_up = now() - interval '1 minute', first_response_at = now()`,
  );
  const day = await readDay();
  expect(listIds(day, 'overdue')).toEqual([late]);
  expect(Date.parse(day.overdue.records[0]?.responseDueAt ?? '')).toBeLessThan(Date.now());
  expect(listIds(day, 'followUps')).toEqual([promised]);
  expect(listIds(day, 'unanswered')).toEqual([fresh]);
  expect(day.overdue.total).toBe(1);
  await set(late, `status = 'completed'`);
  expect((await readDay()).overdue).toEqual({ total: 0, records: [] });
});

it('lists what is to be answered by when that is due, though targets differ by type', async () => {
  const inquiry = await two.submit(contactLead, 0);
  const drive = await two.submit(testDriveLead, 0, { preferredDate: '' });
  // The inquiry came first, but has two hours; the test drive has 30 minutes.
  await test.database.pool.query(
    `update contact_inquiries set created_at = now() - interval '1 second' where _id = '${inquiry}'`,
  );
  expect(listIds(await readDay(), 'unanswered')).toEqual([drive, inquiry]);
});

it('lists requests without a target after those with one', async () => {
  const { facts } = dealerApplicationLead;
  const url = `/api${facts.paths.submit}`;
  const payload = acceptedInputs[facts.slug]?.() ?? {};
  const application = (await test.call({ method: 'POST', url, payload })).json().data._id;
  const drive = await two.submit(testDriveLead, 0, { preferredDate: '' });
  expect(listIds(await readDay(two.headOffice), 'unanswered')).toEqual([drive, application]);
});

it('an answered request without a next step is listed until it has a follow-up or an appointment to come', async () => {
  const [forgotten, booked, promised] = [
    await two.submit(testDriveLead, 0, { preferredDate: '' }),
    await two.submit(testDriveLead, 0, { preferredDate: '2099-01-01' }),
    await two.submit(testDriveLead, 0, { preferredDate: '' }),
  ];
  for (const id of [forgotten, booked, promised]) await set(id, 'first_response_at = now()');
  await set(promised, `next_follow_up = now() + interval '2 days'`);
  expect(listIds(await readDay(), 'noNextStep')).toEqual([forgotten]);
  expect((await readDay()).noNextStep.total).toBe(1);
  await set(forgotten, `next_follow_up = now() + interval '2 days'`);
  expect((await readDay()).noNextStep).toEqual({ total: 0, records: [] });
  await set(booked, `preferred_date = current_date - 2, first_response_at = now()`);
  expect(listIds(await readDay(), 'noNextStep')).toEqual([booked]);
});

it('everyone sees the follow-ups of today of a request that nobody owns, in one section', async () => {
  const answered = await two.submit(testDriveLead, 0, { preferredDate: '' });
  const unanswered = await two.submit(testDriveLead, 0, { preferredDate: '' });
  await set(answered, `next_follow_up = now() - interval '1 minute', first_response_at = now()`);
  await set(unanswered, `next_follow_up = now() - interval '2 minutes'`);
  for (const cookies of [two.dealers[0]?.cookies, two.headOffice]) {
    const day = await readDay(cookies);
    expect(listIds(day, 'followUps')).toEqual([unanswered, answered]);
    expect(listIds(day, 'unanswered')).toEqual([]);
  }
  const answer = await readDay(two.dealers[1]?.cookies);
  expect(listIds(answer, 'followUps')).toEqual([]);
});

it('shows nobody what a colleague or another dealer answers', async () => {
  const colleagues = await two.submit(testDriveLead, 0);
  await set(colleagues, `assigned_to = 'office'`);
  const others = await two.submit(testDriveLead, 1);
  const day = await readDay();
  for (const section of Object.values(day)) expect(section.records).toEqual([]);
  const office = await readDay(two.headOffice);
  expect(listIds(office, 'unanswered').toSorted()).toEqual([colleagues, others].toSorted());
});

it.each([
  ['is disabled', () => ({ isDisabled: true })],
  ['lost the permission', () => ({ permissions: ['contact-inquiries'] })],
  ['went to another dealer', () => ({ dealerId: two.dealers[1]?._id })],
])('everyone sees requests whose owner %s', async (reason, buildChanges) => {
  const username = reason.replaceAll(' ', '-');
  await makeAccount(test.database, username, rolePermissions.dealer, two.dealers[0]?._id);
  const owned = await two.submit(testDriveLead, 0, { preferredDate: '' });
  await set(owned, `assigned_to = '${username}'`);
  expect(listIds(await readDay(), 'unanswered')).toEqual([]);
  const { rows } = await test.database.pool.query(
    'select _id from staff_accounts where username = $1',
    [username],
  );
  const change = await test.call({
    method: 'PUT',
    url: `/api/admin/accounts/${rows[0]._id}`,
    cookies: two.headOffice,
    payload: buildChanges(),
  });
  expect(change.statusCode, change.body).toBe(200);
  expect(listIds(await readDay(), 'unanswered')).toEqual([owned]);
  expect(listIds(await readDay(two.headOffice), 'unanswered')).toEqual([owned]);
});

it('lists the appointments of today by time, over all types that the account may see', async () => {
  const preferredDate = todayInPakistan();
  const later = await two.submit(testDriveLead, 0, { preferredDate, preferredTime: '17:00' });
  const sooner = await two.submit(testDriveLead, 0, { preferredDate, preferredTime: '09:00' });
  await two.submit(testDriveLead, 0, { preferredDate: '2099-01-01' });
  await two.submit(contactLead, 0);
  const { appointments } = await readDay();
  expect(appointments.records.map(({ _id }) => _id)).toEqual([sooner, later]);
  expect(appointments.records[0]?.at).toBe(`${preferredDate}T04:00:00.000Z`);
});

it('lists an appointment that its customer moved, until staff have seen to it', async () => {
  const dealer = await addBookableDealer(test, 'test-drive');
  const slots = await listSlots(test, 'test-drive', dealer._id);
  const book = async (slot: string, phone: string) => {
    const payload = { ...makeTestDrive({ phone }), dealerId: dealer._id, slot };
    const answer = await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
    const { _id, appointmentUrl } = answer.json().data;
    return {
      _id: _id as string,
      path: `/api${appointmentUrl}`.replace('appointment', 'appointments'),
    };
  };
  const ids: string[] = [];
  for (const [index, slot] of slots.slice(0, 3).entries()) {
    const { _id, path } = await book(slot, `+92 300 400000${index}`);
    const payload = { slot: slots.at(-1 - index) };
    const moved = await test.call({ method: 'POST', url: `${path}/move`, payload });
    expect(moved.statusCode).toBe(200);
    ids.push(_id);
  }
  const cookies = two.headOffice;
  const listMoved = async () => listIds(await readDay(cookies), 'moved');
  const [first = '', second = '', third = ''] = ids;
  // By their times: the last slots of the list, from its end.
  expect(await listMoved()).toEqual([third, second, first]);
  expect(listIds(await readDay(), 'moved')).toEqual([]);
  const records = '/api/test-drive/admin/test-drives';
  const patch = (id: string, payload: object) =>
    test.call({ method: 'PATCH', url: `${records}/${id}/status`, cookies, payload });
  // Who answers it has not seen it yet.
  await patch(first, { assignedTo: 'office' });
  expect(await listMoved()).toContain(first);
  await patch(first, { status: 'confirmed' });
  const url = `/api/admin/timeline/test-drives/${second}`;
  await test.call({ method: 'POST', url, cookies, payload: { type: 'note', text: 'Seen' } });
  expect(await listMoved()).toEqual([third]);
});

it('a section lists 50 and counts the rest', async () => {
  for (let n = 0; n < 3; n += 1) await two.submit(testDriveLead, 0, { preferredDate: '' });
  await test.database.pool.query(`
    insert into test_drives (_id, status, dealer_id, created_at, updated_at, phone_digits, selected_vehicle,
      selected_dealership, owns_vehicle, license_agreement, responsibility_agreement, first_name, last_name, phone)
    select gen_random_uuid(), status, dealer_id, created_at, updated_at, phone_digits, selected_vehicle,
      selected_dealership, owns_vehicle, true, true, first_name, last_name, phone
    from test_drives, generate_series(1, 19)`);
  const { unanswered } = await readDay();
  expect(unanswered.total).toBe(60);
  expect(unanswered.records).toHaveLength(50);
});
