import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
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
