import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDefaultPermissions, permissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/accounts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(permissions, 'Manager');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(staffAccounts).where(ne(staffAccounts.username, 'Manager'));
  await test.database.db.delete(auditLines);
});

const post = (payload: object, path = '') =>
  test.call({ method: 'POST', url: `${url}${path}`, payload, cookies });
const put = (id: string, payload: object, headers: Record<string, string> = {}) =>
  test.call({ method: 'PUT', url: `${url}/${id}`, payload, headers, cookies });
const list = async (query: Record<string, string> = {}) =>
  (await test.call({ method: 'GET', url, query, cookies })).json();
const names = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ username }: { username: string }) => username);
const signIn = (username: string, given: string) =>
  test.call({ method: 'POST', url: '/api/admin/login', payload: { username, password: given } });
const meStatus = async (session: Record<string, string>) =>
  (await test.call({ method: 'GET', url: '/api/admin/me', cookies: session })).statusCode;
const lines = () => test.database.db.select().from(auditLines).orderBy(auditLines._id);

describe('the list', () => {
  it('is searched, filtered, sorted and paged, and holds no secret', async () => {
    await makeAccount(test.database, 'Zahid_1', []);
    await makeAccount(test.database, 'ali', ['audit']);
    expect(await names({ search: 'ZAHID_' })).toEqual(['Zahid_1']);
    expect(await names({ search: 'hr', sortBy: 'username', sortOrder: 'asc' })).toEqual([
      'ali',
      'Manager',
      'Zahid_1',
    ]);
    expect(await names({ status: 'disabled' })).toEqual([]);
    const page = await list({ limit: '1', page: '2', sortBy: 'username', sortOrder: 'desc' });
    expect(page.pagination).toEqual({ page: 2, limit: 1, totalItems: 3, totalPages: 3 });
    expect(page.data).toEqual([
      {
        _id: expect.any(String),
        username: 'Manager',
        role: 'hr',
        permissions: [...permissions],
        dealerId: null,
        isDisabled: false,
        mustUseSecondFactor: false,
        hasSecondFactor: false,
        lastSeenAt: expect.any(String),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  it('says when an account was last seen, as far as its sessions tell', async () => {
    await makeAccount(test.database, 'absent', []);
    const { data } = await list({ sortBy: 'username', sortOrder: 'asc' });
    expect(data.map(({ lastSeenAt }: { lastSeenAt: string | null }) => lastSeenAt)).toEqual([
      null,
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    ]);
  });

  it.each([{ sortBy: 'passwordHash' }, { status: 'gone' }, { limit: '101' }])(
    'refuses %j',
    async (query) => {
      expect((await test.call({ method: 'GET', url, query, cookies })).statusCode).toBe(400);
    },
  );
});

describe('a new account', () => {
  it('gets its role’s permissions and a password that only the first response shows', async () => {
    const response = await post({ username: 'frontdesk', role: 'Media' });
    expect(response.statusCode).toBe(201);
    const { password: generated, ...account } = response.json().data;
    expect(account).toMatchObject({ role: 'media', permissions: listDefaultPermissions('media') });
    expect((await signIn('frontdesk', generated)).statusCode).toBe(200);
    expect(JSON.stringify(await list())).not.toContain(generated);
    expect(await lines()).toMatchObject([
      { username: 'Manager', action: 'create', kind: 'staff-account', recordId: account._id },
    ]);
    expect(JSON.stringify(await lines())).not.toMatch(new RegExp(`argon2|${generated}`));
  });

  it.each(['Inturn', 'administrator', 'constructor', '__proto__'])(
    'with the unknown role %s is refused, whatever permissions it is given',
    async (role) => {
      for (const permissions of [undefined, ['audit']]) {
        const answer = await post({ username: 'without', role, permissions });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors).toMatchObject([{ field: 'role' }]);
      }
      expect((await signIn('without', password)).statusCode).toBe(401);
    },
  );

  it('that is stored with another role signs in, may do what its list says, and keeps the role', async () => {
    await makeAccount(test.database, 'support desk', ['audit']);
    await test.database.db
      .update(staffAccounts)
      .set({ role: 'support' })
      .where(eq(staffAccounts.username, 'support desk'));
    const signedIn = await signIn('support desk', password);
    expect(signedIn.json().data).toMatchObject({ role: 'support', permissions: ['audit'] });
    const session = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    const read = async (path: string) =>
      (await test.call({ method: 'GET', url: `/api${path}`, cookies: session })).statusCode;
    expect([await read('/admin/audit'), await read('/admin/accounts')]).toEqual([200, 403]);
    expect([await read('/news/stats'), await read('/events/stats')]).toEqual([200, 200]);
    const [{ _id }] = (await list({ search: 'support desk' })).data;
    const changed = await put(_id, { permissions: ['audit', 'trash'] });
    expect(changed.json().data).toMatchObject({ role: 'support', permissions: ['audit', 'trash'] });
    expect((await put(_id, { role: 'support' })).statusCode).toBe(400);
  });

  it('may get other permissions and a chosen password, which is not returned', async () => {
    const payload = { username: 'frontdesk', role: 'hr', permissions: ['audit'], password };
    const response = await post(payload);
    expect(response.json().data).not.toHaveProperty('password');
    expect((await signIn('frontdesk', password)).json().data.permissions).toEqual(['audit']);
  });

  it.each([
    [{ username: 'MANAGER', role: 'hr' }, 409, 'username'],
    [{ username: 'ab', role: 'hr' }, 400, 'username'],
    [{ username: 'frontdesk' }, 400, 'role'],
    [{ username: 'frontdesk', role: 'medai' }, 400, 'role'],
    [{ username: 'frontdesk', role: 'hr', password: 'short' }, 400, 'password'],
    [{ username: 'frontdesk', role: 'hr', permissions: ['flying'] }, 400, 'permissions.0'],
  ])('%j is refused and not audited', async (payload, status, field) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json().errors).toMatchObject([{ field }]);
    expect(await lines()).toEqual([]);
  });
});

describe('a change', () => {
  it('returns the stored account, is audited, and ends the account’s sessions', async () => {
    const session = await test.signIn(['test-drives', 'audit'], 'frontdesk');
    const [{ _id }] = (await list({ search: 'frontdesk' })).data;
    const response = await put(_id, { permissions: ['audit'], role: 'media', passwordHash: 'x' });
    expect(response.json().data).toMatchObject({ _id, permissions: ['audit'], role: 'media' });
    expect(await meStatus(session)).toBe(401);
    expect((await lines()).at(-1)).toMatchObject({
      username: 'Manager',
      old: { role: 'hr', permissions: ['test-drives', 'audit'] },
      new: { role: 'media', permissions: ['audit'] },
    });
    expect((await signIn('frontdesk', password)).statusCode).toBe(200);
  });

  it('to a role that does not exist is refused and changes nothing', async () => {
    await makeAccount(test.database, 'frontdesk', []);
    const [{ _id, role }] = (await list({ search: 'frontdesk' })).data;
    const response = await put(_id, { role: 'medai' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      { field: 'role', message: 'A role is one of hr, media, dealer, admin' },
    ]);
    expect((await list({ search: 'frontdesk' })).data).toMatchObject([{ _id, role }]);
  });

  it('based on an old version is refused with both versions', async () => {
    await makeAccount(test.database, 'frontdesk', []);
    const [{ _id, updatedAt }] = (await list({ search: 'frontdesk' })).data;
    const headers = { 'if-match': updatedAt };
    expect((await put(_id, { role: 'media' }, headers)).statusCode).toBe(200);
    const late = await put(_id, { role: 'admin' }, headers);
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict).toMatchObject({
      yours: { role: 'admin' },
      current: { _id, role: 'media' },
    });
    expect(late.body).not.toContain('argon2');
  });

  it('without fields, or of an account that does not exist, is refused', async () => {
    expect((await put(randomUUID(), {})).statusCode).toBe(400);
    expect((await put(randomUUID(), { isDisabled: true })).statusCode).toBe(404);
  });
});
