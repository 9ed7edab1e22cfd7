import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { specifications } from '#server/resources/specifications/resource.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/specifications';
const length = { vehicleId: 'haval-h6', group: 'Dimensions', label: 'Length' };

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['price-calculator'], 'Fact Editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(specifications);
  await test.database.db.delete(auditLines);
});

const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path = '', payload?: object) =>
  test.call({ method, url: `${url}${path}`, cookies, ...(payload && { payload }) });
const add = async (fields: object) => (await send('POST', '', fields)).json().data;
const waitForText = (path: string, text: string, isShown: boolean) =>
  eventually(async () =>
    expect((await test.call({ method: 'GET', url: path })).body.includes(text)).toBe(isShown),
  );

it('a fact needs a model, a group and a label; the rest is optional', async () => {
  expect(await add(length)).toEqual({
    _id: expect.any(String),
    ...length,
    trim: '',
    value: null,
    unit: null,
    source: null,
    position: 0,
    urdu: {},
    staleUrdu: [],
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  const full = { trim: 'Haval H6 2.0', value: '1', unit: 'mm', source: 'A. Sample', position: 7 };
  expect(await add({ ...length, ...full })).toMatchObject({ ...length, ...full });
});

it.each([
  [{ vehicleId: '' }, 'vehicleId', 'Please choose a model'],
  [{ vehicleId: 'haval-h9' }, 'vehicleId', 'There is no such model'],
  [{ trim: 'Ora 07 FWD' }, 'trim', 'The model has no such trim'],
  [{ group: ' ' }, 'group', 'Please enter a group'],
  [{ label: '' }, 'label', 'Please enter a label'],
  [{ position: -1 }, 'position', 'The position must be at least 0'],
])('a fact with %j is refused, new or changed', async (fields, field, message) => {
  const made = await send('POST', '', { ...length, ...fields });
  const { _id } = await add(length);
  for (const response of [made, await send('PUT', `/${_id}`, fields)]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, message }]);
  }
});

it('a model has a fact once per trim, without regard to case', async () => {
  await add(length);
  const other = await add({ ...length, trim: 'Haval H6 1.5' });
  const message = 'This model already has this fact: change that one';
  for (const response of [
    await send('POST', '', { ...length, label: 'LENGTH', group: 'dimensions' }),
    await send('PUT', `/${other._id}`, { trim: '' }),
  ]) {
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message, errors: [{ field: 'label', message }] });
  }
});

it('a change keeps the other fields and is audited; a deleted fact is gone', async () => {
  const { _id } = await add({ ...length, trim: 'Haval H6 1.5', value: '1', position: 3 });
  const { data } = (await send('PUT', `/${_id}`, { value: '2' })).json();
  expect(data).toMatchObject({ ...length, trim: 'Haval H6 1.5', value: '2', position: 3 });
  expect((await send('GET', `/${_id}`)).json().data).toEqual(data);
  await send('DELETE', `/${_id}`);
  expect((await send('GET')).json().data).toEqual([]);
  const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
  expect(lines.map(({ action, kind }) => [kind, action])).toEqual(
    ['create', 'update', 'delete'].map((action) => ['specifications', action]),
  );
});

it('the list is filtered by model, searched, sorted and paged', async () => {
  for (const [index, label] of ['Width', 'Length', 'Height'].entries()) {
    await add({ ...length, label, position: index, source: `Sheet ${index}` });
  }
  await add({ ...length, vehicleId: 'tank-500' });
  const labels = async (query: string) =>
    (await send('GET', query)).json().data.map((item: { label: string }) => item.label);
  expect(await labels('')).toEqual(['Width', 'Length', 'Height', 'Length']);
  expect(await labels('?vehicleId=tank-500')).toEqual(['Length']);
  expect(await labels('?search=sheet%202')).toEqual(['Height']);
  expect(await labels('?vehicleId=haval-h6&sortBy=label&sortOrder=desc')).toEqual([
    'Width',
    'Length',
    'Height',
  ]);
  expect(await labels('?limit=1&page=2')).toEqual(['Length']);
  expect((await send('GET', '?sortBy=source')).statusCode).toBe(400);
});

it('the model’s page shows a fact from when it is added until it is deleted, but not its source', async () => {
  await waitForText('/models/ora-03', 'Turning circle', false);
  const fact = { vehicleId: 'ora-03', group: 'Dimensions', label: 'Turning circle' };
  const { _id } = await add({ ...fact, value: '123.25', unit: 'cubits', source: 'Secret sheet' });
  await waitForText('/models/ora-03', '123.25 cubits', true);
  await waitForText('/models/ora-03', 'Secret sheet', false);
  await waitForText('/models/ora-07', 'Turning circle', false);
  await send('PUT', `/${_id}`, { value: '' });
  await waitForText('/models/ora-03', 'Turning circle', false);
  await send('PUT', `/${_id}`, { value: '5' });
  await waitForText('/models/ora-03', '5 cubits', true);
  await send('DELETE', `/${_id}`);
  await waitForText('/models/ora-03', 'Turning circle', false);
});

it('every call is 401 without a session and 403 without the permission', async () => {
  const others = await test.signIn(['dealer-management']);
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

it('is in Urdu below /ur as far as it is translated, merges by its English names, and is stale once those change', async () => {
  const urdu = { group: 'پیمائش', label: 'لمبائی', unit: 'ملی میٹر' };
  const { _id, ...stored } = await add({ ...length, value: '4653', unit: 'mm', urdu });
  expect(stored).toMatchObject({ urdu, staleUrdu: [] });
  await add({ ...length, trim: 'Haval H6 2.0', value: '4700' });
  await waitForText('/ur/models/haval-h6', 'لمبائی', true);
  const page = (await test.call({ method: 'GET', url: '/ur/models/haval-h6' })).body;
  const [table = ''] = /<section id="specifications"[\s\S]*?<\/section>/.exec(page) ?? [];
  expect(table).toContain('پیمائش');
  expect(table).toContain('4653 ملی میٹر');
  expect(table.match(/لمبائی/g)).toHaveLength(1);
  expect(table).not.toContain('Length');
  await waitForText('/models/haval-h6', '4653 mm', true);
  expect((await test.call({ method: 'GET', url: '/models/haval-h6' })).body).not.toContain(
    'لمبائی',
  );
  expect((await send('GET', `?search=${encodeURIComponent('لمبائی')}`)).json().data).toHaveLength(
    1,
  );
  const changed = await send('PUT', `/${_id}`, { label: 'Total length' });
  expect(changed.json().data).toMatchObject({ urdu, staleUrdu: ['label'] });
  const confirmed = await send('PUT', `/${_id}`, { urduStillRight: ['label'], urdu: { unit: '' } });
  expect(confirmed.json().data).toMatchObject({
    urdu: { group: urdu.group, label: urdu.label },
    staleUrdu: [],
  });
});
