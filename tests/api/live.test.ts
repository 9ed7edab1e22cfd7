import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Permission } from '#contract/staff/staff.ts';
import { staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import { endAccountSessions } from '#server/platform/auth/sessions.ts';
import { testDrives } from '#server/resources/leads/types/test-drive.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { eventually } from '#tests/support/eventually.ts';
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

/** Opens a stream as a browser does: its text so far, whether it has ended, and how to close it. */
async function listen(
  permissions: Permission[],
  from = origin,
  afterSignIn = async (): Promise<void> => {},
) {
  const cookies = await test.signIn(permissions);
  await afterSignIn();
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const stop = new AbortController();
  const response = await fetch(`${from}/api/admin/live`, {
    headers: { cookie },
    signal: stop.signal,
  });
  const stream = { text: '', hasEnded: false, response, close: () => stop.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) stream.text += decoder.decode(part);
  };
  read()
    .catch(() => {})
    .finally(() => {
      stream.hasEnded = true;
    });
  await eventually(() => expect(stream.text).toContain('event: ready'));
  return stream;
}

it('a request in any process sends an event to staff who may see it, and to no others', async () => {
  const permitted = await listen(['test-drives']);
  const other = await listen(['parts-requests']);
  expect(permitted.response.headers.get('content-type')).toContain('text/event-stream');
  const elsewhere = await startAppOn(test);
  expect((await book(elsewhere)).statusCode).toBe(201);
  await elsewhere.close();
  await eventually(() => {
    expect(permitted.text).toContain('data: {"kind":"test-drives"}');
  });
  expect(other.text).not.toContain('test-drives');
  permitted.close();
  other.close();
});

it('a change by staff sends an event with the record and who changed it, to staff who may see it', async () => {
  const { _id } = (await book()).json().data;
  const permitted = await listen(['test-drives']);
  const other = await listen(['parts-requests']);
  const cookies = await test.signIn(['test-drives']);
  const elsewhere = await startAppOn(test);
  const changed = await elsewhere.inject({
    method: 'PATCH',
    url: `/api/test-drive/admin/test-drives/${_id}/status`,
    payload: { status: 'confirmed' },
    cookies,
  });
  expect(changed.statusCode).toBe(200);
  await elsewhere.close();
  const event = new RegExp(`data: {"kind":"test-drives","id":"${_id}","by":"[^"]+"}`, 'g');
  await eventually(() => expect(permitted.text).toMatch(event));
  // Later polls look at the same seconds again.
  await book();
  await eventually(() => expect(permitted.text).toContain('{"kind":"test-drives"}'));
  expect(permitted.text.match(event)).toHaveLength(1);
  expect(other.text).not.toContain(_id);
  permitted.close();
  other.close();
});

it('moving to the trash, coming back, and the erasure of a person send events to those who may see the record', async () => {
  const { _id } = (await book()).json().data;
  const permitted = await listen(['test-drives']);
  const other = await listen(['parts-requests']);
  const cookies = await test.signIn(['test-drives', 'trash'], 'Eraser');
  const event = () =>
    permitted.text.split(`{"kind":"test-drives","id":"${_id}","by":"Eraser"}`).length - 1;
  const call = (method: 'POST' | 'DELETE', url: string) =>
    test.call({ method, url: `/api${url}`, cookies });
  await call('DELETE', `/test-drive/admin/test-drives/${_id}`);
  await eventually(() => expect(event()).toBe(1));
  await call('POST', `/admin/trash/test-drives/${_id}/restore`);
  await eventually(() => expect(event()).toBe(2));
  await call('DELETE', `/admin/person?phone=${encodeURIComponent(makeTestDrive().phone)}`);
  await eventually(() =>
    expect(permitted.text.match(/"kind":"test-drives","id":"[^"]+","by":"Eraser"/g)).toHaveLength(
      3,
    ),
  );
  expect(permitted.text).not.toContain('"kind":"person"');
  expect(other.text).not.toContain('Eraser');
  permitted.close();
  other.close();
});

it('a new stream gets events of later requests only', async () => {
  await book();
  const stream = await listen(['test-drives']);
  const atFirst = stream.text;
  await book();
  await eventually(() => expect(stream.text).not.toBe(atFirst));
  expect(stream.text.match(/test-drives/g)).toHaveLength(1);
  stream.close();
});

it('a record with an id from the future does not hide later ones', async () => {
  await book();
  await test.database.db.execute(sql`
    update ${testDrives} set _id = 'ffffffff-ffff-7000-8000-000000000000'
    where _id = (select _id from ${testDrives} order by _id desc limit 1)`);
  const stream = await listen(['test-drives']);
  await book();
  await eventually(() => {
    expect(stream.text).toContain('data: {"kind":"test-drives"}');
  });
  stream.close();
});

/** Starts an application whose heartbeats come when the test advances the time, and opens a stream. */
async function withHeartbeats(
  work: (stream: Awaited<ReturnType<typeof listen>>, beat: () => void) => Promise<void>,
  logger?: pino.Logger,
) {
  const app = await startAppOn(test, logger && { logger });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stream = await listen(['test-drives'], await app.listen({ port: 0, host: '127.0.0.1' }));
    await work(stream, () => vi.advanceTimersByTime(5_000));
    stream.close();
  } finally {
    vi.useRealTimers();
    await app.close();
  }
}

it('a stream ends with its session', async () => {
  await withHeartbeats(async (stream, beat) => {
    const accounts = await test.database.db.select().from(staffAccounts);
    for (const { _id } of accounts) await endAccountSessions(test.database.db, _id);
    beat();
    await eventually(() => expect(stream.hasEnded).toBe(true));
  });
});

it('opening a stream does not extend its session', async () => {
  const { db } = test.database;
  await db.delete(staffSessions);
  const lastSeenAt = new Date(Date.now() - 3_600_000).toISOString();
  const stream = await listen(['test-drives'], origin, async () => {
    await db.update(staffSessions).set({ lastSeenAt });
  });
  expect(await db.select().from(staffSessions)).toMatchObject([{ lastSeenAt }]);
  stream.close();
});

it('an open stream does not keep its session alive', async () => {
  const { db } = test.database;
  await db.delete(staffSessions);
  await withHeartbeats(async (stream, beat) => {
    const lastSeenAt = new Date(Date.now() - 3_600_000).toISOString();
    await db.update(staffSessions).set({ lastSeenAt });
    beat();
    await eventually(() => expect(stream.text).toContain('still here'));
    expect(await db.select().from(staffSessions)).toMatchObject([{ lastSeenAt }]);
    await db.update(staffSessions).set({ lastSeenAt: new Date(0).toISOString() });
    beat();
    await eventually(() => expect(stream.hasEnded).toBe(true));
  });
});

it('if its session cannot be looked up, a stream stays open and the failure is logged', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  await withHeartbeats(async (stream, beat) => {
    await test.database.pool.query('alter table staff_sessions rename to away');
    try {
      beat();
      await eventually(() => expect(stream.text).toContain('still here'));
      expect(lines.join()).toContain('a session could not be looked up');
    } finally {
      await test.database.pool.query('alter table if exists away rename to staff_sessions');
    }
  }, logger);
});

it('a stream needs a session, and does not keep the server from closing', async () => {
  expect((await fetch(`${origin}/api/admin/live`)).status).toBe(401);
  const app = await startAppOn(test);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = (app.server.address() as AddressInfo).port;
  const cookies = await test.signIn(['test-drives']);
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/live`, { headers: { cookie } });
  await app.close();
  expect(await response.text()).toContain('event: ready');
});
