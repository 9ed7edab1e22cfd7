import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Permission } from '#contract/staff.ts';
import { staffAccounts } from '#server/staff/schema.ts';
import { endSessionsOf } from '#server/staff/sessions.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { startAppOn, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

const book = (app = test.app) =>
  app.inject({ method: 'POST', url: '/api/test-drive/book', payload: makeTestDrive() });

/** A browser's stream: what it has heard so far, whether it has ended, and a way to close it. */
async function listen(permissions: Permission[]) {
  const cookies = await test.signIn(permissions);
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/admin/live`, {
    headers: { cookie },
    signal: stop.signal,
  });
  const heard = { text: '', isOver: false, answer, close: () => stop.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) heard.text += decoder.decode(part);
  };
  read()
    .catch(() => {})
    .finally(() => {
      heard.isOver = true;
    });
  await vi.waitFor(() => expect(heard.text).toContain('event: ready'));
  return heard;
}

const untilTold = { timeout: 6_000 };

it('a request is told of to staff who may see it, from whichever process it came in', async () => {
  const permitted = await listen(['test-drives']);
  const other = await listen(['parts-requests']);
  expect(permitted.answer.headers.get('content-type')).toContain('text/event-stream');
  const elsewhere = await startAppOn(test);
  expect((await book(elsewhere)).statusCode).toBe(201);
  await elsewhere.close();
  await vi.waitFor(() => {
    expect(permitted.text).toContain('data: {"kind":"test-drives"}');
  }, untilTold);
  expect(other.text).not.toContain('test-drives');
  permitted.close();
  other.close();
});

it('whoever comes later hears of what comes later still, and of nothing before', async () => {
  await book();
  const heard = await listen(['test-drives']);
  const atFirst = heard.text;
  await book();
  await vi.waitFor(() => expect(heard.text).not.toBe(atFirst), untilTold);
  expect(heard.text.match(/test-drives/g)).toHaveLength(1);
  heard.close();
});

it('a stream ends with its session', async () => {
  const heard = await listen(['test-drives']);
  const accounts = await test.database.db.select().from(staffAccounts);
  for (const { _id } of accounts) await endSessionsOf(test.database.db, _id);
  await vi.waitFor(() => expect(heard.isOver).toBe(true), { timeout: 20_000, interval: 200 });
});

it('strangers hear nothing, and an open stream does not keep the process from closing', async () => {
  expect((await fetch(`${origin}/api/admin/live`)).status).toBe(401);
  const app = await startAppOn(test);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = (app.server.address() as AddressInfo).port;
  const cookies = await test.signIn(['test-drives']);
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/live`, { headers: { cookie } });
  await app.close();
  expect(await answer.text()).toContain('event: ready');
});
