import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxListedViews, maxViews } from '#contract/http/list-views.ts';
import { permissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { resources } from '#server/resources/index.ts';
import { listViews } from '#server/resources/list-views/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers } from '#tests/support/two-dealers.ts';

type Cookies = Record<string, string>;

const url = '/api/admin/views';
const screen = 'test-drives';
const open = { screen, name: 'Open', query: 'status=pending&sortBy=preferredDate' };

let test: TestApp;
let owner: Cookies;
let colleague: Cookies;
let manager: Cookies;
let outsider: Cookies;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.signIn([screen, 'contact-inquiries'], 'Owner');
  colleague = await test.signIn([screen], 'Colleague');
  manager = await test.signIn([screen, 'staff-management'], 'Manager');
  outsider = await test.signIn(['contact-inquiries', 'audit'], 'Outsider');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(listViews);
  await test.database.db.delete(auditLines);
});

const save = (fields: object, cookies = owner) =>
  test.call({ method: 'POST', url, cookies, payload: fields });
const read = (cookies: Cookies, slug = screen) =>
  test.call({ method: 'GET', url: `${url}?screen=${slug}`, cookies });
const remove = (id: string, cookies = owner) =>
  test.call({ method: 'DELETE', url: `${url}/${id}`, cookies });
const listNames = async (cookies: Cookies, slug = screen) =>
  (await read(cookies, slug)).json().data.map(({ name }: { name: string }) => name);

it('a view is saved without paging, in a fixed order, and private by default', async () => {
  const query = '?status=pending&search=&sortOrder=asc&page=3&limit=50&sortBy=preferredDate';
  const response = await save({ ...open, name: ' Open ', query, accountId: randomUUID() });
  expect(response.statusCode).toBe(201);
  expect(response.json().data).toEqual({
    _id: expect.any(String),
    screen,
    name: 'Open',
    query: 'sortBy=preferredDate&sortOrder=asc&status=pending',
    isShared: false,
    isOwn: true,
    owner: 'Owner',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect((await read(owner)).json().data).toEqual([response.json().data]);
  expect((await save({ screen, name: 'All' })).json().data.query).toBe('');
});

it('own views come first by name, then those that others share; private ones of others never', async () => {
  await save({ ...open, name: 'b' });
  await save({ ...open, name: 'A', isShared: true });
  await save({ ...open, name: 'Hidden' }, colleague);
  await save({ ...open, name: 'Given', isShared: true }, colleague);
  expect(await listNames(owner)).toEqual(['A', 'b', 'Given']);
  expect(await listNames(colleague)).toEqual(['Given', 'Hidden', 'A']);
  expect(await listNames(manager)).toEqual(['A', 'Given']);
  const [, , given] = (await read(owner)).json().data;
  expect(given).toMatchObject({ isOwn: false, isShared: true, owner: 'Colleague' });
});

it('a view belongs to its list', async () => {
  await save(open);
  expect(await listNames(owner, 'contact-inquiries')).toEqual([]);
});

describe('a list', () => {
  it.each(resources.flatMap(({ slug, permission, list }) => (list ? [[slug, permission]] : [])))(
    '%s keeps views for those with its permission only',
    async (slug, permission) => {
      const others = permissions.filter((one) => one !== permission);
      const permitted = await test.signIn(permissions.filter((one) => one === permission));
      const barred = await test.signIn(others);
      const hasSearch = !['openings', 'availability'].includes(slug);
      const query = hasSearch ? 'search=x' : 'sortOrder=asc';
      const view = { screen: slug, name: 'Mine', query, isShared: true };
      expect((await save(view, permitted)).statusCode).toBe(201);
      expect(await listNames(permitted, slug)).toEqual(['Mine']);
      expect((await save(view, barred)).statusCode).toBe(403);
      expect((await read(barred, slug)).statusCode).toBe(403);
      expect((await save({ ...view, query: 'made=up' }, permitted)).statusCode).toBe(400);
    },
  );

  it.each(['dealer-searches', 'dashboard', 'constructor', 'x'])('%s is refused', async (slug) => {
    const all = await test.signIn(permissions);
    for (const response of [await read(all, slug), await save({ ...open, screen: slug }, all)]) {
      expect(response.statusCode).toBe(400);
      const message = 'There is no such list';
      expect(response.json().errors).toMatchObject([{ field: 'screen', message }]);
    }
  });
});

it.each([
  [{ screen: '' }, 'screen', 'Please name a list'],
  [{ name: ' ' }, 'name', 'Please enter a name'],
  [{ name: 'x'.repeat(61) }, 'name', 'Please keep this within 60 characters'],
  [{ query: 'x'.repeat(2001) }, 'query', 'Please keep this within 2,000 characters'],
  [{ query: 'city=Lahore' }, 'query', "This list has no filter 'city'"],
  [{ query: 'open=1' }, 'query', "This list has no filter 'open'"],
  [{ query: 'constructor=1' }, 'query', "This list has no filter 'constructor'"],
  [{ query: 'status=pending&status=x' }, 'query', "The filter 'status' occurs twice"],
  [{ query: 'sortOrder=up' }, 'query', 'sortOrder must be asc or desc'],
  [{ query: 'from=yesterday' }, 'query', 'Please enter a date as YYYY-MM-DD or DD/MM/YYYY'],
  [{ isShared: 'yes' }, 'isShared', 'Please answer yes or no'],
])('a view with %j is refused', async (fields, field, message) => {
  const response = await save({ ...open, ...fields });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ field, message }]);
  expect(await test.database.db.select().from(listViews)).toEqual([]);
});

it('a name is unique per account and list, without regard to case', async () => {
  await save(open);
  const response = await save({ ...open, name: 'OPEN' });
  expect(response.statusCode).toBe(409);
  const message = 'You already have a view with this name';
  expect(response.json()).toMatchObject({ message, errors: [{ field: 'name', message }] });
  expect((await save(open, colleague)).statusCode).toBe(201);
  expect((await save({ ...open, screen: 'contact-inquiries', query: '' })).statusCode).toBe(201);
});

it('an account has at most 50 views of a list, also if it saves several at once', async () => {
  const [account] = await test.database.db
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.username, 'Owner'));
  const at = new Date().toISOString();
  const many = Array.from({ length: maxViews - 1 }, (_, number) => ({
    _id: randomUUID(),
    accountId: account?._id ?? '',
    screen,
    name: `View ${number}`,
    query: '',
    isShared: true,
    createdAt: at,
    updatedAt: at,
  }));
  await test.database.db.insert(listViews).values(many);
  const names = ['One', 'Two', 'Three', 'Four'];
  const answers = await Promise.all(names.map((name) => save({ ...open, name })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
  expect((await save({ ...open, name: 'Next' })).json().message).toBe(
    'You have 50 views of this list. Please delete one first.',
  );
  expect((await save({ ...open, screen: 'contact-inquiries', query: '' })).statusCode).toBe(201);
  expect((await save(open, colleague)).statusCode).toBe(201);
  expect((await remove(many[0]?._id ?? '')).statusCode).toBe(200);
  expect((await save({ ...open, name: 'Next' })).statusCode).toBe(201);
});

it('a list shows at most 250 views, own ones first', async () => {
  await test.database.db.execute(sql`
    insert into list_views (_id, account_id, screen, name, query, is_shared, created_at, updated_at)
    select gen_random_uuid(), _id, ${screen}, 'A ' || n, '', true, now(), now()
    from staff_accounts, generate_series(1, ${maxListedViews}) n where username = 'Colleague'`);
  await save({ ...open, name: 'Z' });
  const names = await listNames(owner);
  expect(names).toHaveLength(maxListedViews);
  expect(names[0]).toBe('Z');
});

describe('a view is deleted', () => {
  it('by its owner, also without the permission for its list', async () => {
    const { _id } = (await save({ ...open, isShared: true })).json().data;
    const setPermissions = (held: string) =>
      test.database.db.execute(
        sql`update staff_accounts set permissions = ${held}::text[] where username = 'Owner'`,
      );
    await setPermissions('{}');
    expect((await remove(_id)).json()).toEqual({
      success: true,
      message: 'View deleted successfully',
    });
    await setPermissions(`{${screen},contact-inquiries}`);
    expect(await listNames(owner)).toEqual([]);
    expect((await remove(_id)).statusCode).toBe(404);
  });

  it('by staff-management if it is shared, by no other account, and never if it is private', async () => {
    const shared = (await save({ ...open, isShared: true })).json().data;
    const hidden = (await save({ ...open, name: 'Hidden' })).json().data;
    expect((await remove(shared._id, colleague)).statusCode).toBe(403);
    for (const cookies of [colleague, manager, outsider]) {
      const refused = await remove(hidden._id, cookies);
      expect(refused.statusCode).toBe(404);
      expect(refused.json().message).toBe('This view does not exist');
    }
    expect(await listNames(owner)).toEqual(['Hidden', 'Open']);
    expect((await remove(shared._id, manager)).statusCode).toBe(200);
    expect(await listNames(owner)).toEqual(['Hidden']);
  });

  it('with its account', async () => {
    const leaver = await test.signIn([screen], 'Leaver');
    await save({ ...open, isShared: true }, leaver);
    await test.database.db.delete(staffAccounts).where(eq(staffAccounts.username, 'Leaver'));
    expect(await listNames(owner)).toEqual([]);
  });
});

it('the audit names the list and who did it, the name of a shared view only, and no query', async () => {
  const hidden = (await save({ ...open, query: 'search=Secret' })).json().data;
  const shared = (await save({ ...open, name: 'For all', isShared: true })).json().data;
  await remove(hidden._id);
  await remove(shared._id, manager);
  const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
  const values = { screen, isShared: false };
  const sharedValues = { screen, isShared: true, name: 'For all' };
  expect(
    lines.map(({ kind, action, username, old, new: now }) => [kind, action, username, old, now]),
  ).toEqual([
    ['list-views', 'create', 'Owner', null, values],
    ['list-views', 'create', 'Owner', null, sharedValues],
    ['list-views', 'delete', 'Owner', values, null],
    ['list-views', 'delete', 'Manager', sharedValues, null],
  ]);
});

it('an account of a dealer sees what head office shares; views of other dealers do not exist for it', async () => {
  const two = await addTwoDealers(test);
  await save({ ...open, name: 'From office', isShared: true });
  for (const { username, cookies } of two.dealers) {
    await save({ ...open, name: `By ${username}`, isShared: true }, cookies);
  }
  const [first, second] = two.dealers;
  expect(await listNames(first?.cookies ?? {})).toEqual(['By dealer-one', 'From office']);
  expect(await listNames(second?.cookies ?? {})).toEqual(['By dealer-two', 'From office']);
  const theirs = (await read(second?.cookies ?? {})).json().data[0];
  for (const id of [theirs._id, randomUUID()]) {
    const refused = await remove(id, first?.cookies);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ success: false, message: 'This view does not exist' });
  }
});

it('every call is 401 without a session', async () => {
  expect((await read({})).statusCode).toBe(401);
  expect((await save(open, {})).statusCode).toBe(401);
  expect((await remove(randomUUID(), {})).statusCode).toBe(401);
});
