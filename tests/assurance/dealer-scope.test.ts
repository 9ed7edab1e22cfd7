import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { findCallers } from '#tests/access-table.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, answeredLeads, type TwoDealers } from '#tests/support/two-dealers.ts';
import { type DeclaredRoute, formatRoute, noRecord, recordRoutes } from './all-routes.ts';
import { recordFigure } from './figures.ts';

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

/** A day on which the second dealer has an appointment. */
const shownDay = '2030-01-07';

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
        answeredLeads.map(
          async (lead) => [lead.facts.slug, await two.submit(lead, dealer, fields)] as const,
        ),
      ),
    );
  theirs = await submitAll(1, secretFields);
  own = await submitAll(0, {});
  setup = await addSetup();
});
afterAll(() => test.close());

/** What the second dealer has set up for appointments, by kind of record, and an appointment of its secret customer. */
let setup: Record<'bookables' | 'openings' | 'closures' | 'records', string>;

async function addSetup(): Promise<typeof setup> {
  const dealerId = two.dealers[1]?._id;
  const post = async (path: string, payload: object) => {
    const url = `/api/appointments/admin/${path}`;
    const options = { method: 'POST', url, cookies: two.headOffice, payload } as const;
    const response = await test.call(options);
    expect(response.statusCode).toBe(201);
    return response.json().data._id as string;
  };
  const kind = 'test-drive';
  const bookables = await post('bookables', { dealerId, kind, label: secret, slotMinutes: 30 });
  const hours = { dealerId, kind, weekday: 1, opens: '09:00', closes: '18:00' };
  const openings = await post('openings', hours);
  const [start, end] = [`${shownDay}T00:00`, `${shownDay}T23:59`];
  const closures = await post('closures', { dealerId, start, end, reason: secret });
  const planned = { startAt: `${shownDay}T10:00`, bookableId: bookables, overrideReason: 'A test' };
  const records = await post(`requests/${theirs.get('test-drives')}`, planned);
  return { bookables, openings, closures, records };
}

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
    `?dealerId=${otherDealer}&from=${shownDay}&to=${shownDay}`,
  ];
  for (const [slug, id] of theirs) {
    const address = url
      .replace(':slug', slug)
      .replace(':kind', slug)
      .replace(':id', id)
      .replace(':sessionId', noRecord)
      .replace(':paymentId', noRecord);
    for (const query of [...queries, `?_id=${id}`]) yield `${address}${query}`;
  }
}

/** What the second dealer would state about a car. */
function buildStatement(url: string) {
  const dealerId = two.dealers[1]?._id;
  return url.endsWith('/import')
    ? { dealerId, table: 'Vehicle,Color,Units\nHaval H6 HEV,Deep Teal,1' }
    : { dealerId, cells: [{ vehicleId: 'haval-h6-hev', color: 'Deep Teal', units: 1 }] };
}

/** A valid body for a route that writes. */
function buildBody({ method, url }: DeclaredRoute, status: string | undefined) {
  if (url.endsWith('/payments')) {
    return { amount: 500_000, paidOn: '2026-01-31', instrument: 'cheque' };
  }
  if (url.endsWith('/reverse')) return { reason: 'A test' };
  if (url.endsWith('/duplicate')) return { duplicateOf: noRecord };
  if (url.endsWith('/correction')) return { isConfirmed: true };
  if (url.endsWith('/email')) return { subject: 'Hello', text: 'Hello' };
  if (url.endsWith('/response-targets')) return { 'test-drives': 60 };
  if (url.startsWith('/api/availability/')) return buildStatement(url);
  if (url.includes('/quotes/')) return { vehicleId: 'haval-h6-1.5', cityId: noRecord };
  return method === 'POST' ? { type: 'note', text: 'Hello' } : { status };
}

/** The routes that write without the id of a request, and why no other dealer's request can be reached with them. */
const withoutRequest: readonly (readonly [route: RegExp, reason: string])[] = [
  [/^\w+ \/api\/admin\/me\//, 'changes the own account'],
  [
    /^POST \/api\/admin\/views$/,
    'stores filters, which are applied in the scope of who opens them',
  ],
  [/^\w+ \/api\/appointments\/admin\//, 'walked by the test of appointments, cars and hours below'],
  ...answeredLeads.map(
    ({ facts }) =>
      [
        new RegExp(`^POST /api${facts.paths.records}$`),
        'adds a request of the own dealer: tests/api/entered-requests.test.ts',
      ] as const,
  ),
];

const needsNoRequest = (route: DeclaredRoute) =>
  withoutRequest.some(([pattern]) => pattern.test(formatRoute(route)));

/** The calls of a route that would change the second dealer's requests. */
function listWrites(route: DeclaredRoute): InjectOptions[] {
  const { method, url } = route;
  const own = answeredLeads.filter(({ facts }) => url.startsWith(`/api${facts.paths.records}/`));
  const called = (own.length > 0 ? own : answeredLeads).map(({ facts }) => ({
    method,
    url: url
      .replace(':slug', facts.slug)
      .replace(':id', theirs.get(facts.slug) ?? '')
      .replace(':sessionId', noRecord)
      .replace(':paymentId', noRecord),
    ...(method !== 'DELETE' && { payload: buildBody(route, Object.keys(facts.statuses)[1]) }),
  }));
  return [...new Map(called.map((call) => [call.url, call])).values()];
}

const leaks = (body: string): boolean =>
  Object.values(setup).some((id) => body.includes(id)) ||
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
  recordFigure({
    promise: 'Authorization',
    measured: `addresses of ${read.length} reading routes that show another dealer’s requests`,
    bar: '0',
    found: String(leaking.length),
  });
  expect(leaking).toEqual([]);
});

it('head office finds the same requests on the same routes, so that the search can fail', async () => {
  const url = `/api/admin/search?q=${secret}`;
  expect(leaks((await test.call({ method: 'GET', url, cookies: two.headOffice })).body)).toBe(true);
});

it('every route that writes refuses another dealer’s request, and changes nothing', async () => {
  const write = routes.filter(
    (route) =>
      ['PATCH', 'PUT', 'POST', 'DELETE'].includes(String(route.method)) &&
      findCallers(formatRoute(route)) !== 'public',
  );
  const count = async () => {
    const totals = answeredLeads.map(
      async ({ table }) => await test.database.db.select().from(table),
    );
    return JSON.stringify(await Promise.all(totals));
  };
  const before = await count();
  const answers = new Map<string, Set<number>>();
  for (const route of write.filter((one) => !needsNoRequest(one))) {
    const statuses = new Set<number>();
    for (const call of listWrites(route)) {
      const { statusCode } = await test.call({ ...call, cookies: firstDealer() });
      statuses.add(statusCode);
    }
    answers.set(formatRoute(route), statuses);
  }
  const isRefused = (status: number) => status === 403 || status === 404;
  const accepted = [...answers].filter(([, statuses]) => ![...statuses].every(isRefused));
  recordFigure({
    promise: 'Authorization',
    measured: `of ${answers.size} writing routes, those that take another dealer’s request`,
    bar: '0',
    found: String(accepted.length),
  });
  expect(accepted).toEqual([]);
  // A dealer's account may call these: the request is what it may not reach.
  const hidden = [...answers].filter(([, statuses]) => statuses.has(404)).map(([name]) => name);
  for (const { facts } of answeredLeads) {
    expect(hidden).toContain(`PATCH /api${facts.paths.records}/:id/status`);
    expect(hidden).toContain(`DELETE /api${facts.paths.records}/:id`);
    expect(hidden).toContain(`POST /api${facts.paths.records}/:id/duplicate`);
  }
  expect(hidden).toContain('POST /api/admin/timeline/:slug/:id');
  expect(hidden).toContain('POST /api/admin/timeline/:slug/:id/email');
  expect(hidden).toContain('POST /api/quotes/admin/requests/:slug/:id');
  expect(hidden).toContain('POST /api/admin/trash/:slug/:id/restore');
  for (const [pattern] of withoutRequest)
    expect(
      write.map(formatRoute).some((name) => pattern.test(name)),
      String(pattern),
    ).toBe(true);
  expect(await count()).toBe(before);
});

it('no route that changes appointments, cars, hours or closures reaches another dealer’s', async () => {
  const write = routes.filter(
    ({ method, url }) =>
      ['PATCH', 'PUT', 'POST', 'DELETE'].includes(method) &&
      /^\/api\/appointments\/admin\/.*:id/.test(url),
  );
  expect(write.length).toBe(9);
  const ids: Record<string, string> = { ...setup, requests: theirs.get('test-drives') ?? '' };
  for (const { method, url } of write) {
    const [kind = ''] = /(?<=admin\/)\w+/.exec(url) ?? [];
    const payload = kind === 'requests' ? { startAt: `${shownDay}T12:00` } : { status: 'done' };
    const { statusCode } = await test.call({
      method: method as 'PUT',
      url: url.replace(':id', ids[kind] ?? noRecord),
      cookies: firstDealer(),
      ...(method !== 'DELETE' && { payload }),
    });
    expect(statusCode, `${method} ${url}`).toBe(404);
  }
  const calendar = `/api/appointments/admin/calendar?from=${shownDay}&to=${shownDay}`;
  const url = `${calendar}&dealerId=${two.dealers[1]?._id}`;
  const seen = await test.call({ method: 'GET', url, cookies: two.headOffice });
  expect(seen.json().data.appointments).toMatchObject([{ status: 'requested' }]);
});

/** Reads every route of staff that names no request, and every type where it names one, as the first dealer. */
async function readEverything(): Promise<Map<string, string>> {
  const read = routes.filter(
    (route) =>
      route.method === 'GET' && findCallers(formatRoute(route)) !== 'public' && !isStream(route),
  );
  const bodies = new Map<string, string>();
  for (const { url } of read) {
    for (const slug of theirs.keys()) {
      const address = url.replace(':slug', slug).replace(':kind', slug).replace(':id', noRecord);
      if (bodies.has(address)) continue;
      const { body } = await test.call({ method: 'GET', url: address, cookies: firstDealer() });
      // The time of the call, in names of files and in the own sessions.
      bodies.set(address, body.replaceAll(/"(lastSeenAt|requestId)":"[^"]*"/g, ''));
    }
  }
  return bodies;
}

it('no number, list or export of a dealer’s account changes with another dealer’s requests', async () => {
  const readOfficeFunnel = async () =>
    (
      await test.call({
        method: 'GET',
        url: '/api/admin/reports/funnel',
        cookies: two.headOffice,
      })
    ).body;
  const [before, officeBefore] = [await readEverything(), await readOfficeFunnel()];
  for (const lead of answeredLeads) {
    const { paths, statuses } = lead.facts;
    const fields = { ...secretFields, source: 'another-dealer' };
    const [kept, trashed] = [await two.submit(lead, 1, fields), await two.submit(lead, 1, fields)];
    const cookies = two.headOffice;
    const url = (id: string) => `/api${paths.records}/${id}`;
    const payload = { status: Object.keys(statuses)[1], assignedTo: two.dealers[1]?.username };
    await test.call({ method: 'PATCH', url: `${url(kept)}/status`, cookies, payload });
    await test.call({ method: 'DELETE', url: url(trashed), cookies });
  }
  const after = await readEverything();
  expect(before.size).toBeGreaterThan(60);
  const changed = [...after].filter(([url, body]) => before.get(url) !== body).map(([url]) => url);
  expect(changed).toEqual([]);
  // Head office's numbers have changed, so that the comparison can fail.
  expect(await readOfficeFunnel()).not.toBe(officeBefore);
});

describe.each(answeredLeads.map((lead) => ({ slug: lead.facts.slug, lead })))(
  '$slug',
  ({ lead }) => {
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
  },
);

it('an account of a dealer neither sees nor restores what is in the trash of another, but its own', async () => {
  const [lead] = answeredLeads;
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

it.each(answeredLeads.map((lead) => ({ slug: lead.facts.slug, lead })))(
  '$slug: a link to another dealer’s request shows neither its reference nor its id',
  async ({ lead }) => {
    const { slug, paths } = lead.facts;
    const [mine, also] = [await two.submit(lead, 0), await two.submit(lead, 0)];
    const [other, others] = [await two.submit(lead, 1), await two.submit(lead, 1)];
    const close = (id: string, duplicateOf: string) =>
      test.call({
        method: 'POST',
        url: `/api${paths.records}/${id}/duplicate`,
        cookies: two.headOffice,
        payload: { duplicateOf },
      });
    expect((await close(mine, other)).statusCode).toBe(200);
    expect((await close(others, also)).statusCode).toBe(200);
    const read = async (path: string, id: string, cookies: Record<string, string>) =>
      (await test.call({ method: 'GET', url: `/api/admin/${path}/${slug}/${id}`, cookies })).body;
    for (const id of [mine, also]) {
      const hidden = id === mine ? other : others;
      for (const path of ['timeline', 'audit']) {
        const shown = await read(path, id, firstDealer());
        expect(shown).not.toContain(hidden);
        expect(shown).not.toContain(hidden.slice(-8).toUpperCase());
        expect(shown.toLowerCase()).toContain('another request');
        expect(await read(path, id, two.headOffice)).toContain(hidden.slice(-8).toUpperCase());
      }
    }
    const reopened = await test.call({
      method: 'DELETE',
      url: `/api${paths.records}/${mine}/duplicate`,
      cookies: firstDealer(),
    });
    expect(reopened.statusCode).toBe(400);
  },
);

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
  const [testDrives, ...others] = answeredLeads.toReversed();
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
