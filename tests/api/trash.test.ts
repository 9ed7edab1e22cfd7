import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletingPermissions, permissions } from '#contract/staff/staff.ts';
import type { TrashPage } from '#contract/staff/trash.ts';
import { trashResources } from '#server/delivery/trash/trash.ts';
import { readEnv } from '#server/platform/env.ts';
import { resources } from '#server/resources/index.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { openWriteContext, type WriteContext } from '#tests/assurance/writes.ts';
import { everyKind } from '#tests/support/every-kind.ts';
import { someFinanceRules } from '#tests/support/tariff-drafts.ts';
import { addTwoDealers } from '#tests/support/two-dealers.ts';

let context: WriteContext;
beforeAll(async () => {
  context = await openWriteContext({ env: readEnv({ RATE_LIMIT: 'off' }) });
});
afterAll(() => context.test.close());

const call = (
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
  url: string,
  cookies = context.adminCookies,
) => context.test.call({ method, url, cookies });

const readTrash = async (query = '', cookies = context.adminCookies): Promise<TrashPage> =>
  (await call('GET', `/api/admin/trash${query}`, cookies)).json();
const restore = (slug: string, id: string, cookies?: Record<string, string>) =>
  call('POST', `/api/admin/trash/${slug}/${id}/restore`, cookies);
const purge = (slug: string, id: string, cookies?: Record<string, string>) =>
  call('DELETE', `/api/admin/trash/${slug}/${id}`, cookies);

const audited = async (id: string) =>
  (await call('GET', `/api/admin/audit?recordId=${id}`))
    .json()
    .data.map(({ action }: { action: string }) => action);

it('every kind that staff can delete goes to the trash, except accounts, whose sign-in ends instead', () => {
  const others = resources.filter(({ trash }) => !trash).map(({ slug }) => slug);
  // Appointments go with their requests; statements about cars and tariffs are withdrawn; nothing changes a quote.
  expect(others).toEqual([
    'appointments',
    'availability',
    'tariffs',
    'quotes',
    'staff-accounts',
    'audit',
  ]);
  const needed = new Set(trashResources.map(({ permission }) => permission));
  expect([...needed].sort()).toEqual([...deletingPermissions].sort());
});

describe.each(everyKind)('$slug', (kind) => {
  const { slug, permission } = kind;

  it('goes to the trash, comes back as it was, and is gone once it is purged', async () => {
    const id = await kind.create(context);
    const { table } = kind.trash.records;
    const read = async () =>
      (await context.test.database.db.execute(sql`select * from ${table} where _id = ${id}`)).rows;
    const before = await read();
    expect((await call('DELETE', kind.buildAddress(id))).statusCode).toBe(200);
    expect((await call('DELETE', kind.buildAddress(id))).statusCode).toBe(404);

    const { data, kinds } = await readTrash(`?slug=${slug}`);
    expect(data).toMatchObject([{ slug, _id: id, deletedBy: 'everything' }]);
    expect(data[0]?.title).toMatch(/\S/);
    const stay = Date.parse(data[0]?.purgeAt ?? '') - Date.parse(data[0]?.deletedAt ?? '');
    expect(stay).toBe(30 * 24 * 60 * 60 * 1000);
    expect(kinds.find((one) => one.slug === slug)).toMatchObject({ label: kind.label, count: 1 });

    expect((await restore(slug, id)).statusCode).toBe(200);
    expect(await read()).toEqual(before);
    expect((await readTrash(`?slug=${slug}`)).data).toEqual([]);
    // It is not in the trash: it cannot be purged.
    expect((await purge(slug, id)).statusCode).toBe(404);

    await call('DELETE', kind.buildAddress(id));
    expect((await purge(slug, id)).statusCode).toBe(200);
    expect(await read()).toEqual([]);
    expect((await restore(slug, id)).statusCode).toBe(404);
    expect((await audited(id)).slice(0, 4)).toEqual(['purge', 'delete', 'restore', 'delete']);
  });

  it('is listed and restored by those who may delete it; only the permission trash deletes it for good', async () => {
    const id = await kind.create(context);
    const owner = await context.test.signIn([permission]);
    expect((await call('DELETE', kind.buildAddress(id), owner)).statusCode).toBe(200);
    const other = await context.test.signIn(permissions.filter((one) => one !== permission));
    expect((await readTrash(`?slug=${slug}`, owner)).data).toMatchObject([{ _id: id }]);
    expect(JSON.stringify(await readTrash('', other))).not.toContain(id);
    expect((await call('GET', `/api/admin/trash?slug=${slug}`, other)).statusCode).toBe(403);
    expect((await restore(slug, id, other)).statusCode).toBe(403);
    expect((await purge(slug, id, other)).statusCode).toBe(403);
    expect((await purge(slug, id, owner)).statusCode).toBe(403);
    expect((await restore(slug, id, owner)).statusCode).toBe(200);
  });

  it('is restored once by two calls at the same time', async () => {
    const id = await kind.create(context);
    await call('DELETE', kind.buildAddress(id));
    const answers = await Promise.all([restore(slug, id), restore(slug, id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await audited(id)).filter((action: string) => action === 'restore')).toHaveLength(1);
  });
});

it('the trash of all kinds is one list, those deleted last first, in pages', async () => {
  const [first, second] = everyKind;
  const ids = [await first?.create(context), await second?.create(context)];
  for (const [index, id] of ids.entries()) {
    await call('DELETE', everyKind[index]?.buildAddress(id ?? '') ?? '');
  }
  const all = (await readTrash()).data.map(({ _id }) => _id);
  expect(all.slice(0, 2)).toEqual(ids.toReversed());
  const one = await readTrash('?limit=1&page=2');
  expect(one.data.map(({ _id }) => _id)).toEqual([ids[0]]);
  expect(one.pagination.totalItems).toBe(all.length);
  expect((await call('GET', '/api/admin/trash?slug=unheard-of')).statusCode).toBe(404);
});

describe('unique names', () => {
  const { test } = { test: () => context.test };
  const post = (url: string, payload: object) =>
    test().call({ method: 'POST', url, payload, cookies: context.adminCookies });

  it.each([
    [
      'cars',
      '/api/price-calculator/cars',
      { name: 'Sample', model: 'Sample', vehicleId: 'one-name', basePrice: 1 },
    ],
    [
      'specifications',
      '/api/specifications',
      { vehicleId: 'haval-h6', group: 'Sample', label: 'One name', value: '1' },
    ],
    ['finance-rules', '/api/finance/admin/rules', { ...someFinanceRules, from: '2031-01-01' }],
    [
      'message-templates',
      '/api/admin/templates',
      { name: 'One name', language: 'en', subject: 'Sample', text: 'Sample' },
    ],
  ])(
    'of %s in the trash are free; restoring into a taken one is a conflict in words',
    async (slug, url, fields) => {
      const { data } = (await post(url, fields)).json();
      expect((await post(url, fields)).statusCode).toBe(409);
      await call('DELETE', `${url}/${data._id}`);
      const newer = (await post(url, fields)).json().data;
      const refused = await restore(slug, data._id);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toMatch(/^Another .+ has taken its place: change or delete/);
      await call('DELETE', `${url}/${newer._id}`);
      expect((await restore(slug, data._id)).statusCode).toBe(200);
    },
  );

  it('an address whose subscription is in the trash can subscribe again', async () => {
    const subscribe = () => post('/api/newsletter/subscribe', { email: 'again@mail.example' });
    const list = async () =>
      (await call('GET', '/api/newsletter/admin/subscriptions?search=again')).json().data;
    await subscribe();
    const [old] = await list();
    await call('DELETE', `/api/newsletter/admin/subscriptions/${old._id}`);
    expect((await subscribe()).statusCode).toBeLessThan(300);
    const [newer, ...others] = await list();
    expect(others).toEqual([]);
    expect(newer._id).not.toBe(old._id);
    expect((await restore('newsletter-subscriptions', old._id)).statusCode).toBe(409);
  });
});

it('a request in the trash cannot be changed, and its timeline cannot be read or written', async () => {
  for (const { facts } of leads) {
    const kind = everyKind.find(({ slug }) => slug === facts.slug);
    const id = (await kind?.create(context)) ?? '';
    await call('DELETE', kind?.buildAddress(id) ?? '');
    const status = Object.keys(facts.statuses)[1];
    const change = { method: 'PATCH', payload: { status } } as const;
    const url = `${kind?.buildAddress(id)}/status`;
    const cookies = context.adminCookies;
    expect((await context.test.call({ ...change, url, cookies })).statusCode).toBe(404);
    const timeline = `/api/admin/timeline/${facts.slug}/${id}`;
    expect((await call('GET', timeline)).statusCode).toBe(404);
    const note = { method: 'POST', payload: { type: 'note', text: 'x' } } as const;
    expect((await context.test.call({ ...note, url: timeline, cookies })).statusCode).toBe(404);
  }
});

it('an account of a dealer finds its own requests in the trash, and restores no others', async () => {
  const { slug, paths } = testDriveLead.facts;
  const { dealers, submit } = await addTwoDealers(context.test);
  const own = await submit(testDriveLead, 0);
  const other = await submit(testDriveLead, 1);
  for (const id of [own, other]) await call('DELETE', `/api${paths.records}/${id}`);
  const cookies = dealers[0]?.cookies;
  const listed = (await readTrash(`?slug=${slug}`, cookies)).data.map(({ _id }) => _id);
  expect(listed).toEqual([own]);
  expect((await restore(slug, other, cookies)).statusCode).toBe(404);
  expect((await restore(slug, own, cookies)).statusCode).toBe(200);
});
