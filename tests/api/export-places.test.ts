import { get, ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildExportPath } from '#contract/http/http.ts';
import { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import { Spill } from '#server/records/export/spill.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Four exports write 120 MB, for which a busy machine takes long. */
const patience = { timeout: 50_000 };

let test: TestApp;
let url: string;
let cookie: string;
const start = () => startExport(url, cookie);
beforeAll(async () => {
  test = await startTestApp();
  const cookies = await test.signIn(['newsletter-subscriptions']);
  cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  url = `${await test.app.listen({ port: 0, host: '127.0.0.1' })}/api${buildExportPath(newsletterAdmin.paths)}`;
  // More than the sockets buffer, so that an unread export stalls.
  await test.database.db.execute(sql`
    insert into ${newsletterSubscriptions}
      (_id, email, email_key, first_name, source, is_subscribed, created_at, updated_at)
    select gen_random_uuid(), 'a', n::text, repeat('x', 10000), 'popup', true, now(), now()
    from generate_series(1, 3000) as n`);
});
afterAll(() => test.close());

/** Requests an export over a new connection, and reads nothing of the body. */
function startExport(url: string, cookie: string): Promise<{ status?: number; abort: () => void }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { cookie } });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, abort: () => request.destroy() });
    });
    request.on('error', reject);
  });
}

async function countOpenExports(): Promise<number> {
  const { rows } = await test.database.db.execute<{ open: number }>(sql`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and application_name = 'haval-distributor export'`);
  return rows[0]?.open ?? 0;
}

/** Starts an export and aborts it; returns its status. */
async function tryExport() {
  const { status, abort } = await start();
  abort();
  return status;
}

it('four exports run at once, an aborted one frees its slot, and none holds a connection for its reader', async () => {
  const running = await Promise.all([start(), start(), start(), start()]);
  expect(running.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await tryExport()).toBe(429);
  await expect.poll(countOpenExports, patience).toBe(0);
  for (const { abort } of running) abort();
  await expect.poll(tryExport, patience).toBe(200);
});

it('an export that is not read for a minute ends and frees its slot', async () => {
  const setTimeout = ServerResponse.prototype.setTimeout;
  const timeoutsMs: number[] = [];
  const shortened = vi.spyOn(ServerResponse.prototype, 'setTimeout').mockImplementation(function (
    this: ServerResponse,
    ms: number,
  ) {
    timeoutsMs.push(ms);
    return setTimeout.call(this, ms / 60);
  });
  const stalled = await Promise.all([start(), start(), start(), start()]);
  expect(stalled.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(timeoutsMs).toEqual(Array(4).fill(60_000));
  shortened.mockRestore();
  await expect.poll(tryExport, patience).toBe(200);
  for (const { abort } of stalled) abort();
});

/** Fails like a full disk when the given number of pieces have been written. */
function failAfter(pieces: number) {
  const { write } = Spill.prototype;
  let written = 0;
  return vi.spyOn(Spill.prototype, 'write').mockImplementation(function (this: Spill, piece) {
    written += 1;
    return written > pieces ? Promise.reject(new Error('no space')) : write.call(this, piece);
  });
}

it('an export that fails on the way never looks like a complete file, and frees its slot', async () => {
  const failing = failAfter(200);
  const response = await fetch(url, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBeNull();
  await expect(response.arrayBuffer()).rejects.toThrow();
  failing.mockRestore();
  const running = await Promise.all([start(), start(), start(), start()]);
  expect(running.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { abort } of running) abort();
  await expect.poll(tryExport, patience).toBe(200);
});

it('an export that fails at its beginning is answered with an error', async () => {
  const failing = failAfter(1);
  const response = await fetch(url, { headers: { cookie } });
  expect(response.status).toBe(500);
  failing.mockRestore();
  await expect.poll(countOpenExports, patience).toBe(0);
});
