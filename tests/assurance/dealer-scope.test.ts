import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { findCallers } from '#tests/access-table.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, deskLeads, type TwoDealers } from '#tests/support/two-dealers.ts';
import { type DeclaredRoute, formatRoute, noRecord, recordRoutes } from './all-routes.ts';

/** A name that only the second dealer's customers have. */
const secret = 'Zuleikha';
const secretPhone = '+92 300 7654321';

/** What a customer of the second dealer gives. */
const secretFields = {
  firstName: secret,
  lastName: 'Visitor',
  fullName: `${secret} Visitor`,
  phone: secretPhone,
  email: 'zuleikha@mail.example',
};

let test: TestApp;
let two: TwoDealers;
let routes: DeclaredRoute[];
/** The ids of the second dealer's requests by slug, and of the first's. */
let theirs: Map<string, string>;
let own: Map<string, string>;

beforeAll(async () => {
  const recorded = await recordRoutes();
  test = await startTestApp({
    frontEnds: recorded.frontEnds,
    env: readEnv({ RATE_LIMIT: 'off' }),
  });
  routes = recorded.routes;
  two = await addTwoDealers(test);
  const submitAll = async (dealer: number, fields: object) =>
    new Map(
      await Promise.all(
        deskLeads.map(
          async (lead) => [lead.facts.slug, await two.submit(lead, dealer, fields)] as const,
        ),
      ),
    );
  theirs = await submitAll(1, secretFields);
  own = await submitAll(0, {});
});
afterAll(() => test.close());

const firstDealer = () => two.dealers[0]?.cookies ?? {};

/** Every address that a staff route has for the second dealer's requests, with queries that would find them. */
function* listAddresses({ url }: DeclaredRoute): Generator<string> {
  const { _id: otherDealer, username } = two.dealers[1] ?? { _id: '', username: '' };
  const queries = [
    '',
    `?search=${secret}`,
    `?q=${secret}`,
    `?phone=${encodeURIComponent(secretPhone)}`,
    `?dealerId=${otherDealer}`,
    `?assignedTo=${username}`,
    '?assignedTo=none',
    '?overdue=true',
    '?sortBy=nextFollowUp&sortOrder=desc',
  ];
  for (const [slug, id] of theirs) {
    const address = url
      .replace(':slug', slug)
      .replace(':kind', slug)
      .replace(':id', id)
      .replace(':sessionId', noRecord);
    for (const query of [...queries, `?_id=${id}`]) yield `${address}${query}`;
  }
}

/** A valid body for a route that writes. */
function buildBody({ method, url }: DeclaredRoute, status: string | undefined) {
  if (url.endsWith('/duplicate')) return { duplicateOf: noRecord };
  if (url.endsWith('/email')) return { subject: 'Hello', text: 'Hello' };
  return method === 'POST' ? { type: 'note', text: 'Hello' } : { status };
}

/** The calls of a route that would change the second dealer's requests. */
function listWrites(route: DeclaredRoute): InjectOptions[] {
  const { method, url } = route;
  return deskLeads
    .filter(({ facts }) => url.includes(':slug') || url.startsWith(`/api${facts.paths.records}`))
    .map(({ facts }) => ({
      method,
      url: url.replace(':slug', facts.slug).replace(':id', theirs.get(facts.slug) ?? ''),
      ...(method !== 'DELETE' && { payload: buildBody(route, Object.keys(facts.statuses)[1]) }),
    }));
}

const leaks = (body: string): boolean =>
  body.includes(secret) ||
  body.includes('zuleikha@') ||
  [...theirs.values()].some((id) => body.includes(id));

/** The routes with a live stream, which does not end. It has its own test. */
const isStream = ({ url }: DeclaredRoute) => url === '/api/admin/live';

it('no route that reads shows an account of a dealer another dealer’s requests', async () => {
  const read = routes.filter(
    (route) => route.method === 'GET' && findCallers(formatRoute(route)) !== 'public',
  );
  expect(read.length).toBeGreaterThan(60);
  const leaking: string[] = [];
  for (const route of read.filter((one) => !isStream(one))) {
    for (const url of new Set(listAddresses(route))) {
      const { body } = await test.call({ method: 'GET', url, cookies: firstDealer() });
      if (leaks(body)) leaking.push(url);
    }
  }
  expect(leaking).toEqual([]);
});

it('head office finds the same requests on the same routes, so that the search can fail', async () => {
  const url = `/api/admin/search?q=${secret}`;
  expect(leaks((await test.call({ method: 'GET', url, cookies: two.headOffice })).body)).toBe(true);
});

it('every route that writes answers 404 for another dealer’s request, and changes nothing', async () => {
  const write = routes.filter(
    ({ method, url }) =>
      ['PATCH', 'PUT', 'POST', 'DELETE'].includes(method) &&
      (url.includes('/timeline/') ||
        url.endsWith('/restore') ||
        deskLeads.some(({ facts }) => url.startsWith(`/api${facts.paths.records}/:id`))),
  );
  expect(write.length).toBeGreaterThanOrEqual(12);
  const count = async () => {
    const totals = deskLeads.map(async ({ table }) => await test.database.db.select().from(table));
    return JSON.stringify(await Promise.all(totals));
  };
  const before = await count();
  for (const route of write) {
    for (const call of listWrites(route)) {
      const { statusCode } = await test.call({ ...call, cookies: firstDealer() });
      expect(statusCode, `${call.method} ${call.url}`).toBe(404);
    }
  }
  expect(await count()).toBe(before);
});

describe.each(deskLeads.map((lead) => ({ slug: lead.facts.slug, lead })))('$slug', ({ lead }) => {
  const { facts } = lead;
  const get = async (url: string) =>
    (await test.call({ method: 'GET', url: `/api${url}`, cookies: firstDealer() })).json();

  it('lists, totals, counts and statistics are the dealer’s own', async () => {
    const id = own.get(facts.slug);
    const list = await get(facts.paths.records);
    expect(list.data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(list.pagination.totalItems).toBe(1);
    const [first = ''] = Object.keys(facts.statuses);
    const counts = await get(`${facts.paths.records}/status-counts`);
    expect(counts.data[first]).toBe(1);
    const { data } = await get(facts.paths.stats);
    expect(data.byStatus[first]).toBe(1);
    expect(data.currentPeriod).toBe(1);
    for (const name of Object.keys(facts.tallies)) {
      const total = data[name].reduce(
        (sum: number, { count }: { count: number }) => sum + count,
        0,
      );
      expect(total, name).toBe(1);
    }
  });

  it('an account of a dealer changes its own requests, but cannot give them away', async () => {
    const id = own.get(facts.slug);
    const patch = (payload: object) =>
      test.call({
        method: 'PATCH',
        url: `/api${facts.paths.records}/${id}/status`,
        cookies: firstDealer(),
        payload,
      });
    const given = await patch({ dealerId: two.dealers[1]?._id });
    expect(given.statusCode).toBe(400);
    expect(given.json().errors[0].field).toBe('dealerId');
    expect((await patch({ dealerId: null })).statusCode).toBe(400);
    expect((await patch({ assignedTo: 'dealer-two' })).statusCode).toBe(400);
    const taken = await patch({ assignedTo: 'DEALER-ONE' });
    expect(taken.json().data.assignedTo).toBe('dealer-one');
  });
});

it('an account of a dealer neither sees nor restores what is in the trash of another, but its own', async () => {
  const [lead] = deskLeads;
  if (!lead) throw new Error('there are types that dealers answer');
  const { slug, paths } = lead.facts;
  const [mine, other] = [await two.submit(lead, 0), await two.submit(lead, 1, secretFields)];
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, cookies = firstDealer()) =>
    test.call({ method, url: `/api${url}`, cookies });
  for (const id of [mine, other]) await call('DELETE', `${paths.records}/${id}`, two.headOffice);
  const seen = (await call('GET', '/admin/trash')).json();
  expect(seen.data.map(({ _id }: { _id: string }) => _id)).toEqual([mine]);
  expect(seen.kinds.find((kind: { slug: string }) => kind.slug === slug).count).toBe(1);
  expect((await call('POST', `/admin/trash/${slug}/${other}/restore`)).statusCode).toBe(404);
  expect((await call('POST', `/admin/trash/${slug}/${mine}/restore`)).statusCode).toBe(200);
});

it('a dealer’s account hears of its own requests only', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const stop = new AbortController();
  const cookie = Object.entries(firstDealer())
    .map((pair) => pair.join('='))
    .join('; ');
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/live`, {
    headers: { cookie },
    signal: stop.signal,
  });
  let text = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) text += decoder.decode(part);
  })().catch(() => {});
  await expect.poll(() => text, { timeout: 5_000 }).toContain('event: ready');
  const [testDrives, ...others] = deskLeads.toReversed();
  for (const lead of others) await two.submit(lead, 1, secretFields);
  if (testDrives) await two.submit(testDrives, 0);
  await expect
    .poll(() => text, { timeout: 6_000 })
    .toContain(`{"kind":"${testDrives?.facts.slug}"`);
  for (const { facts } of others) expect(text).not.toContain(facts.slug);
  stop.abort();
  await reading;
});

it('an account of a dealer has no permission of head office, even if one is stored', async () => {
  await test.database.pool.query(
    `update staff_accounts set permissions = array_append(permissions, 'audit') where username = 'dealer-one'`,
  );
  const answer = await test.call({
    method: 'GET',
    url: '/api/admin/audit',
    cookies: firstDealer(),
  });
  expect(answer.statusCode).toBe(403);
});
