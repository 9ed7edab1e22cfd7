import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDays } from '#contract/reports/reports.ts';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
import {
  addBookableDealer,
  type BookableDealer,
  listSlots,
} from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(permissions, 'office');
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(outgoingMail));

const closures = '/api/appointments/admin/closures';
let customers = 0;

/** Books a slot; returns the request's id and the path of the customer's page. */
async function book(dealer: BookableDealer, slot: string, email?: string) {
  customers += 1;
  const phone = `+92 300 2${String(customers).padStart(6, '0')}`;
  const payload = {
    ...makeTestDrive({ phone, firstName: `Customer ${customers}` }),
    email,
    dealerId: dealer._id,
    slot,
  };
  const response = await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
  expect(response.statusCode).toBe(201);
  await test.database.db.delete(outgoingMail);
  return response.json().data as { _id: string; appointmentUrl: string };
}

/** Closes a dealer, or all of them, for the day of a slot. */
async function closeDay(dealerId: string | null, slot: string, fields: object = {}) {
  const day = slot.slice(0, 10);
  const payload = {
    dealerId,
    start: `${day}T00:00`,
    end: `${day}T23:59`,
    reason: 'Eid ul-Fitr',
    ...fields,
  };
  const response = await test.call({ method: 'POST', url: closures, cookies, payload });
  expect(response.statusCode).toBe(201);
  return response.json().data._id as string;
}

const call = async (method: 'GET' | 'POST', url: string, as = cookies) => {
  const response = await test.call({ method, url, cookies: as });
  return { statusCode: response.statusCode, data: response.json().data };
};
const listHits = (id: string, as = cookies) => call('GET', `${closures}/${id}/appointments`, as);
const offer = (id: string, as = cookies) => call('POST', `${closures}/${id}/offers`, as);

/** The first slot after today, so that the closure lies in the future. */
async function findSlots(dealer: BookableDealer) {
  const slots = await listSlots(test, 'test-drive', dealer._id, { days: '31' });
  const day = slots.at(-1)?.slice(0, 10) ?? '';
  const earlier = slots.filter((slot) => slot < day);
  const last = earlier.at(-1)?.slice(0, 10) ?? '';
  const ofDay = earlier.filter((slot) => slot.startsWith(last));
  return { ofDay, nextDay: slots.filter((slot) => slot.startsWith(day)) };
}

it('a closure lists the appointments to come that it hits, and no others', async () => {
  const dealer = await addBookableDealer(test, 'test-drive', { count: 2 });
  const other = await addBookableDealer(test, 'test-drive');
  const { ofDay, nextDay } = await findSlots(dealer);
  const [first = '', second = ''] = ofDay;
  const hit = await book(dealer, first, 'hit@mail.example');
  const called = await book(dealer, second);
  const cancelled = await book(dealer, second);
  await book(dealer, nextDay[0] ?? '');
  await book(other, first);
  const url = `/api/test-drive/admin/test-drives/${cancelled._id}/status`;
  await test.call({ method: 'PATCH', url, cookies, payload: { status: 'cancelled' } });

  const { data } = await listHits(await closeDay(dealer._id, first));
  expect(data).toMatchObject([
    {
      requestId: hit._id,
      dealerId: dealer._id,
      startAt: slotToMoment(first),
      hasEmail: true,
      offeredAt: null,
    },
    { requestId: called._id, hasEmail: false },
  ]);
  expect((await listHits(await closeDay(dealer._id, first, { kind: 'service' }))).data).toEqual([]);
  expect((await listHits(await closeDay(dealer._id, first, { opens: true }))).data).toEqual([]);
  expect((await listHits(await closeDay(null, first))).data).toHaveLength(3);
});

it('other times are offered once: three free ones as links, outside the closure, with a timeline entry', async () => {
  const dealer = await addBookableDealer(test, 'test-drive');
  const { ofDay, nextDay } = await findSlots(dealer);
  const [first = '', second = ''] = ofDay;
  const hit = await book(dealer, first, 'offered@mail.example');
  const called = await book(dealer, second);
  await book(dealer, nextDay[0] ?? '');
  const id = await closeDay(dealer._id, first);
  const answers = await Promise.all([offer(id), offer(id), offer(id)]);
  expect(answers.reduce((sum, { data }) => sum + data.emailed, 0)).toBe(1);
  for (const { data } of answers) {
    expect(data.withoutAddress).toMatchObject([{ requestId: called._id }]);
  }
  expect((await offer(id)).data.emailed).toBe(0);

  const emails = await test.database.db.select().from(outgoingMail);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.recipient).toBe('offered@mail.example');
  const { text = '' } = emails[0] ?? {};
  expect(text).toContain('Eid ul-Fitr');
  const offered = text
    .split(/\s/)
    .filter((word) => word.includes('?slot='))
    .map((url) => {
      const { origin, pathname, searchParams, hash } = new URL(url);
      return { page: origin + pathname, slot: searchParams.get('slot'), hash };
    });
  expect(offered.map(({ slot }) => slot)).toEqual(nextDay.slice(1, 4));
  for (const { page, hash } of offered) {
    expect(page.endsWith(hit.appointmentUrl)).toBe(true);
    expect(hash).toBe('#move');
  }

  const timeline = await call('GET', `/api/admin/timeline/test-drives/${hit._id}`);
  const entries = timeline.data.filter(({ type }: { type: string }) => type === 'appointment');
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ by: 'office' });
  expect(entries[0].text).toContain('Other times offered by email (Eid ul-Fitr)');
  // The back office formats the moments.
  const moments = nextDay.slice(1, 4).map((slot) => new Date(`${slot}+05:00`).toISOString());
  expect(entries[0].text).toContain(`: ${moments.join(' · ')}`);
  expect(entries[0].text).not.toContain('/appointment/');
  expect((await listHits(id)).data[0].offeredAt).toEqual(expect.any(String));

  // Another closure offers again.
  expect((await offer(await closeDay(dealer._id, first))).data.emailed).toBe(1);
});

it('a customer without three other times is told of those that are left', async () => {
  const dealer = await addBookableDealer(test, 'test-drive');
  const { ofDay } = await findSlots(dealer);
  const [first = ''] = ofDay;
  await book(dealer, first, 'nothing@mail.example');
  const today = todayInPakistan();
  const id = await closeDay(dealer._id, first, {
    start: `${today}T00:00`,
    end: `${addDays(today, 60)}T00:00`,
  });
  expect((await offer(id)).data.emailed).toBe(1);
  const [email] = await test.database.db.select().from(outgoingMail);
  expect(email?.text).not.toContain('?slot=');
  expect(email?.text).toContain('Or call us');
});

it('an account of a dealer tells its own customers of a closure of all dealers, and sees no other’s', async () => {
  const [mine, other] = [
    await addBookableDealer(test, 'test-drive'),
    await addBookableDealer(test, 'test-drive'),
  ];
  const { ofDay } = await findSlots(mine);
  const [first = ''] = ofDay;
  const own = await book(mine, first, 'own@mail.example');
  await book(other, first, 'other@mail.example');
  const granted = ['appointments', 'test-drives'] as const;
  const as = await test.signIn(granted, 'tells-customers', mine._id);
  const everywhere = await closeDay(null, first);
  expect((await listHits(everywhere, as)).data).toMatchObject([{ requestId: own._id }]);
  expect((await offer(everywhere, as)).data.emailed).toBe(1);
  const [email, ...more] = await test.database.db.select().from(outgoingMail);
  expect([email?.recipient, more.length]).toEqual(['own@mail.example', 0]);
  const foreign = await closeDay(other._id, first);
  expect((await listHits(foreign, as)).statusCode).toBe(404);
  expect((await offer(foreign, as)).statusCode).toBe(404);
  const blind = await test.signIn(['appointments'], 'no-requests', mine._id);
  expect((await listHits(everywhere, blind)).data).toEqual([]);
});
