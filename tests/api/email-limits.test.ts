import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { deleteSentAndLeaseDue, scheduleRetry } from '#server/platform/mail/email-queue.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { createAppointmentLinks } from '#server/resources/appointments/links.ts';
import { announceAppointments } from '#server/resources/appointments/notices.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { addBookableDealer, listSlots } from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

type Send = (email: string, remoteAddress: string) => Promise<number>;

const post = async (url: string, payload: object, remoteAddress: string) =>
  (await test.call({ method: 'POST', url, payload, remoteAddress })).statusCode;
const book: Send = (email, from) => post('/api/test-drive/book', makeTestDrive({ email }), from);
const subscribe: Send = (email, from) => post('/api/newsletter/subscribe', { email }, from);
const popUp: Send = (email, from) =>
  post('/api/newsletter/popup-subscribe', { firstName: 'A', lastName: 'B', email }, from);
/** Sends the form of the page, as a browser without JavaScript does. */
const subscribeByPage: Send = async (email, remoteAddress) => {
  const response = await test.call({
    method: 'POST',
    url: '/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email }).toString(),
    remoteAddress,
  });
  return response.statusCode;
};

const countEmails = async () => (await test.database.db.select().from(outgoingMail)).length;

it('a mailbox gets five emails an hour, whatever the tag in its address and the form', async () => {
  const senders = [book, subscribe, popUp, subscribeByPage];
  for (let n = 0; n < 40; n += 1) {
    const status = await senders[n % 4]?.(`target+${n}@mail.example`, `192.0.2.${n + 1}`);
    expect([200, 201]).toContain(status);
  }
  expect(await countEmails()).toBe(5);
  await book('other@mail.example', '192.0.2.1');
  expect(await countEmails()).toBe(6);
});

it('a network causes 200 emails an hour across API and pages, and all submissions are stored', async () => {
  const senders = [book, subscribe, subscribeByPage];
  for (let n = 0; n < 231; n += 1) {
    const status = await senders[n % 3]?.(`reader${n}@mail.example`, '192.0.2.1');
    expect([200, 201]).toContain(status);
  }
  expect(await countEmails()).toBe(200);
  const { rows } = await test.database.pool.query(`
    select (select count(*)::int from test_drives) as drives,
      (select count(*)::int from newsletter_subscriptions) as subscriptions`);
  expect(rows).toEqual([{ drives: 77, subscriptions: 154 }]);
  await book('last@mail.example', '192.0.2.2');
  expect(await countEmails()).toBe(201);
});

it('with RATE_LIMIT=off neither is limited', async () => {
  await test.close();
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  for (let n = 0; n < 205; n += 1) await book(`reader${n}@mail.example`, '192.0.2.1');
  for (let n = 0; n < 10; n += 1) await book(`same+${n}@mail.example`, '192.0.2.1');
  expect(await countEmails()).toBe(215);
});

describe('a customer who changes an appointment by its link', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  /** Queues the emails about appointments; returns them, and empties the queue as if they were sent. */
  async function sendAllEmails() {
    const { db } = test.database;
    const services = { db, env: readEnv({}), links: createAppointmentLinks(db) };
    while ((await announceAppointments(services)) > 0);
    return await db.delete(outgoingMail).returning();
  }

  /** The same; returns those to customers. */
  const sendEmails = async () =>
    (await sendAllEmails()).filter(({ recipient }) => recipient.startsWith('target'));

  /** Books the first of a dealer's slots; returns how to change the appointment. */
  async function bookSlot(email: string | undefined = 'target@mail.example') {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slots = (await listSlots(test, 'test-drive', dealer._id)).slice(0, 2);
    const payload = { ...makeTestDrive({ email }), dealerId: dealer._id, slot: slots[0] };
    const url = '/api/test-drive/book';
    const { appointmentUrl: page, _id } = (await test.call({ method: 'POST', url, payload })).json()
      .data;
    const api = page.replace('/appointment/', '/api/appointments/');
    let moves = 0;
    /** Moves it to the other slot by the API, or by the page's form, each time from another network. */
    const move = async (isByForm = false) => {
      moves += 1;
      const slot = slots[moves % 2] ?? '';
      const response = await test.call({
        method: 'POST',
        url: isByForm ? page : `${api}/move`,
        remoteAddress: `192.0.2.${moves}`,
        ...(isByForm
          ? { headers: form, payload: new URLSearchParams({ intent: 'move', slot }).toString() }
          : { payload: { slot } }),
      });
      expect(response.statusCode).toBe(200);
      const { data } = (await test.call({ method: 'GET', url: api })).json();
      expect(data.startAt).toBe(slotToMoment(slot));
    };
    const refuse = async () => {
      const url = `${api}/move`;
      const taken = await test.call({ method: 'POST', url, payload: { slot: '2099-01-01T10:00' } });
      expect(taken.statusCode).toBe(409);
    };
    const cancel = async () => {
      expect((await test.call({ method: 'POST', url: `${api}/cancel` })).statusCode).toBe(200);
    };
    const confirm = async () => {
      const cookies = await test.signIn(permissions);
      const changed = await test.call({
        method: 'PATCH',
        url: `/api/test-drive/admin/test-drives/${_id}/status`,
        cookies,
        payload: { status: 'confirmed' },
      });
      expect(changed.statusCode).toBe(200);
    };
    return { move, refuse, cancel, confirm };
  }

  it('gets five emails an hour with the first one, by API and page, and every change is stored', async () => {
    const { move, cancel } = await bookSlot();
    let emails = (await sendEmails()).length;
    expect(emails).toBe(1);
    for (let n = 0; n < 10; n += 1) {
      await move(n % 2 === 1);
      emails += (await sendEmails()).length;
    }
    await cancel();
    expect(emails + (await sendEmails()).length).toBe(5);
  });

  it('gets none after a first one that was left out, until staff change it', async () => {
    for (let n = 0; n < 5; n += 1) await book('target@mail.example', '192.0.2.1');
    const { move, confirm, cancel } = await bookSlot('target+tag@mail.example');
    await sendEmails();
    await move();
    expect(await sendEmails()).toEqual([]);
    await confirm();
    expect(await sendEmails()).toMatchObject([
      { subject: expect.stringContaining('Test drive confirmed') },
    ]);
    await cancel();
    expect(await sendEmails()).toEqual([]);
  });

  it('still hears from staff what was due or waiting when a change over the limit came', async () => {
    const { db } = test.database;
    const { move, confirm } = await bookSlot();
    for (let n = 0; n < 5; n += 1) await book('target@mail.example', '192.0.2.1');
    await sendEmails();
    await confirm();
    await move();
    const [due, ...more] = await sendEmails();
    expect([due?.subject, more]).toEqual([expect.stringContaining('moved'), []]);
    // One that failed waits for its next attempt; one that a worker is sending does not wait.
    await db.insert(outgoingMail).values({ ...(due as NonNullable<typeof due>), attempts: 0 });
    const lease = { sent: [], limit: 9, maxBulk: 0, leaseMs: 60_000 };
    const [leased] = await deleteSentAndLeaseDue(db, lease);
    await scheduleRetry(db, leased?._id ?? '', 60_000, 'the server is busy');
    await move();
    expect(await sendEmails()).toHaveLength(1);
    await db.insert(outgoingMail).values({ ...(due as NonNullable<typeof due>), attempts: 0 });
    await deleteSentAndLeaseDue(db, lease);
    await move();
    expect(await sendEmails()).toEqual([]);
  });

  it.each(['target@mail.example', ''])(
    'makes its dealer hear of five moves an hour at most, with the address "%s"',
    async (email) => {
      const { move } = await bookSlot(email);
      await sendAllEmails();
      let notices = 0;
      for (let n = 0; n < 8; n += 1) {
        await move();
        const sent = await sendAllEmails();
        notices += sent.filter(({ recipient }) => recipient.endsWith('dealers.example')).length;
      }
      expect(notices).toBe(email ? 4 : 5);
    },
  );

  it('loses none to moves that are refused', async () => {
    const { move, refuse } = await bookSlot();
    await sendEmails();
    for (let n = 0; n < 5; n += 1) await refuse();
    for (let n = 0; n < 4; n += 1) {
      await move();
      expect(await sendEmails()).toHaveLength(1);
    }
  });
});
