import { afterAll, beforeAll, expect, it } from 'vitest';
import { canReadMemory, readMemory } from '#tests/support/process-memory.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { recordFigure } from './figures.ts';
import { call, connections } from './fuzz/call.ts';
import { findLeak } from './fuzz/leaks.ts';
import { listFileAddresses, listFormPages, readOperations } from './fuzz/operations.ts';
import { callRaw } from './fuzz/raw-call.ts';
import { type HostileRequest, hostileRequests } from './fuzz/requests.ts';
import { sized } from './scale.ts';

const count = sized({ short: 5_000, long: 200_000 });
/** Memory is read after each quarter; one-time allocations are over after the first. */
const step = count / 4;
/** FUZZ_SEED repeats a run. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1e9);
const hangMs = 5_000;
/** A short run ends before V8's heap has settled, so its bar is higher. */
const growthMb = sized({ short: 128, long: 64 });
const password = 'a password for hostile calls';

let server: RunningServer;
let cookie = '';
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', STAFF_PASSWORD: password });
  const response = await fetch(`${server.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => server.end('SIGTERM'));

/** Ids of existing records. */
async function readIds(): Promise<string[]> {
  const lists = ['dealers', 'jobs', 'news', 'events', 'media', 'price-calculator/cars'];
  const ids = lists.map(async (list) => {
    const response = await fetch(`${server.origin}/api/${list}`, { headers: { cookie } });
    const { data }: { data: { _id: string }[] } = await response.json();
    return data.map(({ _id }) => _id);
  });
  return (await Promise.all(ids)).flat();
}

const readUsedMb = () => (canReadMemory ? Math.round(readMemory(server.pid) / 1024 ** 2) : 0);

const found = { failures: 0, hangs: 0, leaks: 0 };
const examples: string[] = [];
const statuses = new Map<number, number>();

function note(kind: keyof typeof found, request: HostileRequest, why: string): void {
  found[kind] += 1;
  if (examples.length >= 20) return;
  const { method, path, headers, payload, wire } = request;
  const sent = payload?.toString('latin1').slice(0, 800) ?? '';
  examples.push(
    `${kind}: ${why}\n${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(wire)}\n${sent}`,
  );
}

async function sendOne(request: HostileRequest): Promise<void> {
  const headers = { ...request.headers, ...(request.isSignedIn && { cookie }) };
  const sent = { ...request, headers };
  try {
    const { status, text, tookMs } = request.wire
      ? await callRaw(server.port, sent, request.wire, 2 * hangMs)
      : await call(server.port, sent, 2 * hangMs);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) note('failures', request, `${status} ${text.slice(0, 400)}`);
    if (tookMs > hangMs) note('hangs', request, `${Math.round(tookMs)} ms`);
    const leak = findLeak(text);
    if (leak) note('leaks', request, leak);
  } catch (error) {
    note('hangs', request, String(error));
  }
}

it(`${count} hostile requests cause no 5xx, no hang, no leak of internals and less than ${growthMb} MB of memory growth`, async () => {
  const operations = await readOperations(server.origin);
  const all = [...operations, ...listFormPages(operations), ...listFileAddresses(server.adminPath)];
  const requests = hostileRequests(all, { ids: await readIds(), seed, count });
  let sent = 0;
  const usedMb: number[] = [];
  const work = async () => {
    for (const request of requests) {
      await sendOne(request);
      sent += 1;
      if (sent % step === 0) usedMb.push(readUsedMb());
    }
  };
  await Promise.all(Array.from({ length: connections }, work));

  const grownMb = (usedMb.at(-1) ?? 0) - (usedMb[0] ?? 0);
  const me = await fetch(`${server.origin}/api/admin/me`, { headers: { cookie } });
  const of = `of ${sent} hostile requests (seed ${seed})`;
  const figure = (measured: string, bar: string, value: string) =>
    recordFigure({ promise: 'Fuzz', measured, bar, found: value });
  figure(`responses with 5xx, ${of}`, '0', `${found.failures}`);
  const answered = [...statuses].sort().map(([status, times]) => `${status}: ${times}`);
  figure('responses by status', 'no 5xx', answered.join(', '));
  figure('requests without a response after 5 s', '0', `${found.hangs}`);
  figure('responses that contain a stack trace, SQL or a path', '0', `${found.leaks}`);
  figure(
    `memory growth after the first quarter (${usedMb.join(', ')} MB)`,
    `at most ${growthMb} MB`,
    `${grownMb} MB`,
  );
  expect({ ...found, examples }, `seed ${seed}`).toEqual({
    failures: 0,
    hangs: 0,
    leaks: 0,
    examples: [],
  });
  expect(sent).toBe(count);
  expect(me.status).toBe(200);
  // The requests reach real code: some submissions are accepted, some signed-in calls succeed.
  expect(statuses.get(201) ?? 0).toBeGreaterThan(count / 500);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 50);
  expect(grownMb).toBeLessThan(growthMb);
});
