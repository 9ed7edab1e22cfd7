import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealerAdmin } from '#contract/dealers-admin.ts';
import { carAdmin } from '#contract/pricing-admin.ts';
import { newsDesk } from '#server/content/desk.ts';
import { contentForm } from '#tests/content-forms.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { multipartOf } from '#tests/support/multipart.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';
import { signInAt, startTwoProcesses, type TwoProcesses } from '#tests/support/two-processes.ts';

/** A second is the promise; a machine that is busy elsewhere may stall for longer. */
const withinMs = 3_000;
const lookEveryMs = 20;
const submissionsPerMinute = 600;

let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
let both: TwoProcesses;
let cookie: string;

beforeAll(async () => {
  redis = hasRedis ? await startRedis() : undefined;
  both = await startTwoProcesses({
    TRUST_PROXY: '127.0.0.1',
    ...(redis && { REDIS_URL: redis.url }),
  });
  cookie = await signInAt(both.first.origin);
});
afterAll(async () => {
  await both.stop();
  await redis?.stop();
});

const read = async (origin: string, path: string) => await (await fetch(origin + path)).text();

async function send(method: string, path: string, body: object) {
  const headers = { cookie, 'content-type': 'application/json' };
  const sent = { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(`${both.first.origin}/api${path}`, sent);
  return { status: answer.status, body: await answer.json() };
}

/** How long after now the second process's page holds a text, in ms. */
async function untilShown(path: string, text: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 2 * withinMs) {
    if ((await read(both.second.origin, path)).includes(text)) break;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return performance.now() - startedAt;
}

/** The first record of a list, as the process that changes it knows it. */
async function firstOf(path: string): Promise<{ _id: string }> {
  const { data } = JSON.parse(await read(both.first.origin, `/api${path}`));
  return data[0];
}

describe('content changed through one process is on the other’s kept page within a second', () => {
  it('a price', async () => {
    const cars = await fetch(`${both.first.origin}/api/price-calculator/cars`);
    const { data } = (await cars.json()) as { data: { _id: string; vehicleId: string }[] };
    const car = data.find(({ vehicleId }) => vehicleId.startsWith('haval-h6'));
    await read(both.second.origin, '/book-now');
    const changed = await send('PUT', `${carAdmin.paths.records}/${car?._id}`, {
      variant: 'Changed elsewhere',
    });
    expect(changed.status).toBe(200);
    expect(await untilShown('/book-now', 'Changed elsewhere')).toBeLessThan(withinMs);
  });

  it('a dealer', async () => {
    const { _id } = await firstOf(dealerAdmin.paths.records);
    await read(both.second.origin, '/find-a-dealer');
    const changed = await send('PUT', `${dealerAdmin.paths.records}/${_id}`, {
      name: 'HAVAL Renamed Road',
    });
    expect(changed.status).toBe(200);
    expect(await untilShown('/find-a-dealer', 'HAVAL Renamed Road')).toBeLessThan(withinMs);
  });

  it('an article', async () => {
    await read(both.second.origin, '/news-and-events/news');
    const title = 'Written at the first process';
    const { payload, headers } = multipartOf(contentForm(newsDesk, { title }));
    const answer = await fetch(`${both.first.origin}/api${newsDesk.admin.paths.records}`, {
      method: 'POST',
      headers: { cookie, ...headers },
      body: new Uint8Array(payload),
    });
    expect(answer.status).toBe(201);
    expect(await untilShown('/news-and-events/news', title)).toBeLessThan(withinMs);
  });
});

it('a session made at one process holds at the other, until it ends at either', async () => {
  const own = await signInAt(both.first.origin, 'hr');
  const me = (origin: string) => fetch(`${origin}/api/admin/me`, { headers: { cookie: own } });
  expect((await me(both.second.origin)).status).toBe(200);
  await fetch(`${both.second.origin}/api/admin/logout`, {
    method: 'POST',
    headers: { cookie: own },
  });
  expect((await me(both.first.origin)).status).toBe(401);
});

it('a request that is repeated across both processes is stored once', async () => {
  const body = JSON.stringify(makeTestDrive({ lastName: 'Repeated' }));
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'across-both' };
  const origins = Array.from({ length: 20 }, (_, at) => (at % 2 ? both.first : both.second).origin);
  const answers = await Promise.all(
    origins.map((origin) =>
      fetch(`${origin}/api/test-drive/book`, { method: 'POST', headers, body }),
    ),
  );
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).data._id));
  expect(new Set(ids).size).toBe(1);
  const list = `${both.second.origin}/api/test-drive/admin/test-drives?search=Repeated`;
  const found = await (await fetch(list, { headers: { cookie } })).json();
  expect(found.data).toHaveLength(1);
});

it.skipIf(!hasRedis)('the limits of an address are counted for both together', async () => {
  const submit = async (at: number, address: string) => {
    const { origin } = at % 2 ? both.first : both.second;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const sent = { method: 'POST', headers, body: '{}' };
    return (await fetch(`${origin}/api/newsletter/subscribe`, sent)).status;
  };
  const statuses: number[] = [];
  while (statuses.length < submissionsPerMinute + 10) {
    const next = Array.from({ length: 10 }, (_, at) => submit(at, '192.0.2.1'));
    statuses.push(...(await Promise.all(next)));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await submit(0, '192.0.2.2')).toBe(400);
});
