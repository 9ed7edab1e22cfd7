import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryOf, tellsMemory } from '#tests/support/process-memory.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { recordFigure } from './figures.ts';
import { call, connections } from './fuzz/call.ts';
import { leakIn } from './fuzz/leaks.ts';
import { pagesLike, readOperations } from './fuzz/operations.ts';
import { type HostileRequest, hostileRequests } from './fuzz/requests.ts';
import { sized } from './scale.ts';

const count = sized({ short: 5_000, long: 200_000 });
/** Memory is read after each quarter; what is allocated once is there after the first. */
const step = count / 4;
/** FUZZ_SEED repeats a run. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1e9);
const hangMs = 5_000;
/** A short run ends before the memory that V8 is given has settled. */
const growthMb = sized({ short: 128, long: 64 });
const password = 'a password for hostile calls';

let server: RunningServer;
let cookie = '';
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', STAFF_PASSWORD: password });
  const answer = await fetch(`${server.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => server.end('SIGTERM'));

/** Ids of records that are there. */
async function readIds(): Promise<string[]> {
  const lists = ['dealers', 'jobs', 'news', 'events', 'media', 'price-calculator/cars'];
  const ids = lists.map(async (list) => {
    const answer = await fetch(`${server.origin}/api/${list}`, { headers: { cookie } });
    const { data }: { data: { _id: string }[] } = await answer.json();
    return data.map(({ _id }) => _id);
  });
  return (await Promise.all(ids)).flat();
}

const heldMb = () => (tellsMemory ? Math.round(memoryOf(server.pid) / 1024 ** 2) : 0);

const found = { failures: 0, hangs: 0, leaks: 0 };
const examples: string[] = [];
const statuses = new Map<number, number>();

function note(kind: keyof typeof found, request: HostileRequest, why: string): void {
  found[kind] += 1;
  if (examples.length >= 20) return;
  const { method, path, headers, payload } = request;
  const sent = payload?.toString('latin1').slice(0, 800) ?? '';
  examples.push(`${kind}: ${why}\n${method} ${path} ${JSON.stringify(headers)}\n${sent}`);
}

async function tryOne(request: HostileRequest): Promise<void> {
  const headers = { ...request.headers, ...(request.isSignedIn && { cookie }) };
  const sent = { ...request, headers };
  try {
    const { status, text, tookMs } = await call(server.port, sent, 2 * hangMs);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) note('failures', request, `${status} ${text.slice(0, 400)}`);
    if (tookMs > hangMs) note('hangs', request, `${Math.round(tookMs)} ms`);
    const leak = leakIn(text);
    if (leak) note('leaks', request, leak);
  } catch (error) {
    note('hangs', request, String(error));
  }
}

it(`${count} hostile requests find no failure, no hang and no secret`, async () => {
  const operations = await readOperations(server.origin);
  const all = [...operations, ...pagesLike(operations)];
  const requests = hostileRequests(all, { ids: await readIds(), seed, count });
  let sent = 0;
  const held: number[] = [];
  const work = async () => {
    for (const request of requests) {
      await tryOne(request);
      sent += 1;
      if (sent % step === 0) held.push(heldMb());
    }
  };
  await Promise.all(Array.from({ length: connections }, work));

  const grownMb = (held.at(-1) ?? 0) - (held[0] ?? 0);
  const me = await fetch(`${server.origin}/api/admin/me`, { headers: { cookie } });
  const of = `of ${sent} hostile requests (seed ${seed})`;
  const figure = (measured: string, bar: string, value: string) =>
    recordFigure({ promise: 'Fuzz', measured, bar, found: value });
  figure(`answers of 5xx, ${of}`, '0', `${found.failures}`);
  const answered = [...statuses].sort().map(([status, times]) => `${status}: ${times}`);
  figure('answers by status', 'none of 5xx', answered.join(', '));
  figure('requests unanswered after 5 s', '0', `${found.hangs}`);
  figure('answers with a stack, SQL or a path in them', '0', `${found.leaks}`);
  figure(
    `growth of memory after the first quarter (${held.join(', ')} MB)`,
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
  // The requests get somewhere: some are taken, and signed-in ones are let in.
  expect(statuses.get(201) ?? 0).toBeGreaterThan(count / 500);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 50);
  expect(grownMb).toBeLessThan(growthMb);
});
