import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstPermissions, permissions } from '#contract/staff.ts';
import { auditLines } from '#server/audit/schema.ts';
import { staffAccounts } from '#server/staff/schema.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/accounts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(permissions, 'Keeper');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(staffAccounts).where(ne(staffAccounts.username, 'Keeper'));
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
  it('is searched, filtered, sorted and paged, and tells no secret', async () => {
    await makeAccount(test.database, 'Zahid_1', []);
    await makeAccount(test.database, 'ali', ['audit']);
    expect(await names({ search: 'ZAHID_' })).toEqual(['Zahid_1']);
    expect(await names({ search: 'hr', sortBy: 'username', sortOrder: 'asc' })).toEqual([
      'ali',
      'Keeper',
      'Zahid_1',
    ]);
    expect(await names({ status: 'disabled' })).toEqual([]);
    const page = await list({ limit: '1', page: '2', sortBy: 'username', sortOrder: 'desc' });
    expect(page.pagination).toEqual({ page: 2, limit: 1, totalItems: 3, totalPages: 3 });
    expect(page.data).toEqual([
      {
        _id: expect.any(String),
        username: 'Keeper',
        role: 'hr',
        permissions: [...permissions],
        isDisabled: false,
        mustUseSecondFactor: false,
        hasSecondFactor: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
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
  it('gets the permissions of its role and a password that is told once', async () => {
    const answer = await post({ username: 'frontdesk', role: 'Media' });
    expect(answer.statusCode).toBe(201);
    const { password: made, ...account } = answer.json().data;
    expect(account).toMatchObject({ role: 'media', permissions: firstPermissions('media') });
    expect((await signIn('frontdesk', made)).statusCode).toBe(200);
    expect(JSON.stringify(await list())).not.toContain(made);
    expect(await lines()).toMatchObject([
      { username: 'Keeper', action: 'create', kind: 'staff-account', recordId: account._id },
    ]);
    expect(JSON.stringify(await lines())).not.toMatch(new RegExp(`argon2|${made}`));
  });

  it('may have other permissions and a password of its maker’s choice, which is not told', async () => {
    const payload = { username: 'frontdesk', role: 'hr', permissions: ['audit'], password };
    const answer = await post(payload);
    expect(answer.json().data).not.toHaveProperty('password');
    expect((await signIn('frontdesk', password)).json().data.permissions).toEqual(['audit']);
  });

  it.each([
    [{ username: 'KEEPER', role: 'hr' }, 409, 'username'],
    [{ username: 'ab', role: 'hr' }, 400, 'username'],
    [{ username: 'frontdesk' }, 400, 'role'],
    [{ username: 'frontdesk', role: 'hr', password: 'short' }, 400, 'password'],
    [{ username: 'frontdesk', role: 'hr', permissions: ['flying'] }, 400, 'permissions.0'],
  ])('%j is refused', async (payload, status, field) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toMatchObject([{ field }]);
    expect(await lines()).toEqual([]);
  });
});

describe('a change', () => {
  it('answers the stored account, is noted, and acts at once on its sessions', async () => {
    const session = await test.signIn(['test-drives', 'audit'], 'frontdesk');
    const [{ _id }] = (await list({ search: 'frontdesk' })).data;
    const answer = await put(_id, { permissions: ['audit'], role: 'desk', passwordHash: 'x' });
    expect(answer.json().data).toMatchObject({ _id, permissions: ['audit'], role: 'desk' });
    expect(await meStatus(session)).toBe(401);
    expect((await lines()).at(-1)).toMatchObject({
      username: 'Keeper',
      old: { role: 'hr', permissions: ['test-drives', 'audit'] },
      new: { role: 'desk', permissions: ['audit'] },
    });
    expect((await signIn('frontdesk', password)).statusCode).toBe(200);
  });

  it('of a version that has changed since is refused with both', async () => {
    await makeAccount(test.database, 'frontdesk', []);
    const [{ _id, updatedAt }] = (await list({ search: 'frontdesk' })).data;
    const headers = { 'if-match': updatedAt };
    expect((await put(_id, { role: 'first' }, headers)).statusCode).toBe(200);
    const late = await put(_id, { role: 'second' }, headers);
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict).toMatchObject({
      yours: { role: 'second' },
      current: { _id, role: 'first' },
    });
    expect(late.body).not.toContain('argon2');
  });

  it('of nothing, or of an account that does not exist, is refused', async () => {
    expect((await put(randomUUID(), {})).statusCode).toBe(400);
    expect((await put(randomUUID(), { isDisabled: true })).statusCode).toBe(404);
  });
});
