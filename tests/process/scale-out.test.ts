import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import { carAdmin } from '#contract/prices/pricing-admin.ts';
import { newsAdminResource } from '#server/resources/content/admin-resource.ts';
import { contentForm } from '#tests/content-forms.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';
import { signInAt, startTwoProcesses, type TwoProcesses } from '#tests/support/two-processes.ts';

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
  const response = await fetch(`${both.first.origin}/api${path}`, sent);
  return { status: response.status, body: await response.json() };
}

/** Waits until the second process serves a page with this text. */
const waitUntilShown = (path: string, text: string) =>
  eventually(async () => expect(await read(both.second.origin, path)).toContain(text));

/** Reads the first record of a list from the first process, where it is then changed. */
async function readFirst(path: string): Promise<{ _id: string }> {
  const { data } = JSON.parse(await read(both.first.origin, `/api${path}`));
  return data[0];
}

describe('a change made by one process appears on the other’s cached page', () => {
  it('of a price', async () => {
    const cars = await fetch(`${both.first.origin}/api/price-calculator/cars`);
    const { data } = (await cars.json()) as { data: { _id: string; vehicleId: string }[] };
    const car = data.find(({ vehicleId }) => vehicleId.startsWith('haval-h6'));
    await read(both.second.origin, '/book-now');
    const changed = await send('PUT', `${carAdmin.paths.records}/${car?._id}`, {
      variant: 'Changed elsewhere',
    });
    expect(changed.status).toBe(200);
    await waitUntilShown('/book-now', 'Changed elsewhere');
  });

  it('of a dealer', async () => {
    const { _id } = await readFirst(dealerAdmin.paths.records);
    await read(both.second.origin, '/find-a-dealer');
    const changed = await send('PUT', `${dealerAdmin.paths.records}/${_id}`, {
      name: 'HAVAL Renamed Road',
    });
    expect(changed.status).toBe(200);
    await waitUntilShown('/find-a-dealer', 'HAVAL Renamed Road');
  });

  it('of an article', async () => {
    await read(both.second.origin, '/news-and-events/news');
    const title = 'Written at the first process';
    const { payload, headers } = buildMultipart(contentForm(newsAdminResource, { title }));
    const response = await fetch(
      `${both.first.origin}/api${newsAdminResource.admin.paths.records}`,
      {
        method: 'POST',
        headers: { cookie, ...headers },
        body: new Uint8Array(payload),
      },
    );
    expect(response.status).toBe(201);
    await waitUntilShown('/news-and-events/news', title);
  });
});

it('a session of one process is valid at the other, and a logout at the other ends it', async () => {
  const own = await signInAt(both.first.origin, 'hr');
  const me = (origin: string) => fetch(`${origin}/api/admin/me`, { headers: { cookie: own } });
  expect((await me(both.second.origin)).status).toBe(200);
  await fetch(`${both.second.origin}/api/admin/logout`, {
    method: 'POST',
    headers: { cookie: own },
  });
  expect((await me(both.first.origin)).status).toBe(401);
});

it('a request retried at both processes under one idempotency key is stored once', async () => {
  const body = JSON.stringify(makeTestDrive({ lastName: 'Repeated' }));
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'across-both' };
  const origins = Array.from({ length: 20 }, (_, at) => (at % 2 ? both.first : both.second).origin);
  const responses = await Promise.all(
    origins.map((origin) =>
      fetch(`${origin}/api/test-drive/book`, { method: 'POST', headers, body }),
    ),
  );
  const ids = await Promise.all(
    responses.map(async (response) => (await response.json()).data._id),
  );
  expect(new Set(ids).size).toBe(1);
  const list = `${both.second.origin}/api/test-drive/admin/test-drives?search=Repeated`;
  const found = await (await fetch(list, { headers: { cookie } })).json();
  expect(found.data).toHaveLength(1);
});

it.skipIf(!hasRedis)(
  'with Redis, both processes count requests against one limit per address',
  async () => {
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
  },
);
