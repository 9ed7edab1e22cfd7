import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { dealerSearches } from '#server/resources/dealer-searches/resource.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/dealer-searches';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['dealer-management'], 'Dealer Editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(dealerSearches);
  await test.database.db.delete(auditLines);
});

const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path = '', payload?: object) =>
  test.call({ method, url: `${url}${path}`, cookies, ...(payload && { payload }) });
const add = async (fields: object) => (await send('POST', '', fields)).json().data;

it('an empty search is stored as pending, with a radius of 25 km and no location', async () => {
  expect(await add({})).toEqual({
    _id: expect.any(String),
    searchQuery: null,
    userLocation: {},
    searchRadius: 25,
    status: 'pending',
    assignedRepresentative: null,
    notes: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
});

it('the given fields are stored, but not a blank coordinate', async () => {
  const fields = {
    searchQuery: 'Gulberg',
    assignedRepresentative: 'A. Sample',
    notes: 'Call\nback',
  };
  const stored = await add({ ...fields, userLocation: { latitude: '31.52', longitude: '' } });
  expect(stored).toMatchObject({ ...fields, userLocation: { latitude: 31.52 } });
  expect(stored.userLocation).not.toHaveProperty('longitude');
});

it('a creation and a change are confirmed by a message', async () => {
  const created = (await send('POST', '', { searchQuery: 'Gulberg' })).json();
  expect(created.message).toBe('Dealer search created successfully');
  const changed = await send('PUT', `/${created.data._id}`, { searchQuery: 'Clifton' });
  expect(changed.json().message).toBe('Dealer search updated successfully');
});

it.each([
  ['30', 30],
  [5, 5],
  [99.5, 99.5],
  ['', 25],
  ['near', 25],
  ['30 km', 25],
  [null, 25],
])('a radius of %j is stored as %d km', async (radius, km) => {
  expect((await add({ searchRadius: radius })).searchRadius).toBe(km);
});

it.each([
  [{ searchRadius: 4 }, 'searchRadius', 'The radius is between 5 and 100 km'],
  [{ searchRadius: '101' }, 'searchRadius', 'The radius is between 5 and 100 km'],
  [
    { status: 'done' },
    'status',
    'status must be one of: pending, processing, completed, cancelled',
  ],
  [{ userLocation: { latitude: 91 } }, 'userLocation.latitude', 'Invalid coordinates.'],
])('a search with %j is refused', async (fields, field, message) => {
  const response = await send('POST', '', fields);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ field, message }]);
});

it('a change keeps the other fields and is audited; a deleted search is gone', async () => {
  const { _id } = await add({ searchQuery: 'Clifton', searchRadius: 40 });
  const { data } = (await send('PUT', `/${_id}`, { status: 'cancelled' })).json();
  expect(data).toMatchObject({ searchQuery: 'Clifton', searchRadius: 40, status: 'cancelled' });
  expect((await send('GET', `/${_id}`)).json().data).toEqual(data);
  expect((await send('PUT', `/${_id}`, { searchQuery: '' })).json().data.searchQuery).toBeNull();
  const deleted = await send('DELETE', `/${_id}`);
  expect(deleted.json()).toEqual({
    success: true,
    message: 'Dealer search deleted successfully',
  });
  expect((await send('GET')).json().data).toEqual([]);
  const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
  expect(lines.map(({ action, kind }) => [kind, action])).toEqual([
    ['dealer-searches', 'create'],
    ['dealer-searches', 'update'],
    ['dealer-searches', 'update'],
    ['dealer-searches', 'delete'],
  ]);
});

it('the list is newest first, paged, filtered by status and searched', async () => {
  for (const searchQuery of ['Clifton', 'Gulberg', 'Saddar']) await add({ searchQuery });
  await add({ searchQuery: 'Done', status: 'completed' });
  const list = async (query: string) => (await send('GET', query)).json();
  const { data, pagination } = await list('?limit=3');
  expect(data.map((search: { searchQuery: string }) => search.searchQuery)).toEqual([
    'Done',
    'Saddar',
    'Gulberg',
  ]);
  expect(pagination).toEqual({ page: 1, limit: 3, totalItems: 4, totalPages: 2 });
  expect((await list('')).pagination.limit).toBe(100);
  expect((await list('?status=completed')).data).toHaveLength(1);
  expect((await list('?search=gulb')).data).toHaveLength(1);
  expect((await send('GET', '?sortBy=notes')).statusCode).toBe(400);
});

it('every call is 401 without a session and 403 without the permission', async () => {
  const others = await test.signIn(['price-calculator']);
  const calls = [
    { method: 'GET', url },
    { method: 'POST', url, payload: {} },
    { method: 'GET', url: `${url}/${randomUUID()}` },
    { method: 'PUT', url: `${url}/${randomUUID()}`, payload: {} },
    { method: 'DELETE', url: `${url}/${randomUUID()}` },
  ] as const;
  for (const call of calls) {
    expect((await test.call(call)).statusCode).toBe(401);
    expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
  }
});
