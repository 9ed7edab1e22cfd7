import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { makeAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/accounts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(staffAccounts);
});

const findId = async (username: string) => {
  const { _id, username: name } = staffAccounts;
  const [account] = await test.database.db
    .select({ _id })
    .from(staffAccounts)
    .where(eq(name, username));
  return account?._id ?? '';
};
const put = (id: string, payload: object, cookies: Record<string, string>) =>
  test.call({ method: 'PUT', url: `${url}/${id}`, payload, cookies });
const countManagers = () =>
  test.database.db.$count(
    staffAccounts,
    and(eq(staffAccounts.isDisabled, false), sql`'staff-management' = any(permissions)`),
  );

it('every call is 401 without a session and 403 without staff-management', async () => {
  await makeAccount(test.database, 'frontdesk', []);
  const others = permissions.filter((permission) => permission !== 'staff-management');
  const without = await test.signIn(others, 'without');
  const account = `${url}/${await findId('frontdesk')}`;
  const calls = [
    ['GET', url],
    ['POST', url, { username: 'frontdesk2', role: 'admin' }],
    ['PUT', account, { permissions: [...permissions] }],
    ['POST', `${account}/password`, {}],
    ['DELETE', `${account}/second-factor`],
    ['GET', `${account}/sessions`],
    ['DELETE', `${account}/sessions`],
    ['DELETE', `${account}/sessions/${randomUUID()}`],
  ] as const;
  for (const [method, address, payload] of calls) {
    const call = { method, url: address, ...(payload && { payload }) };
    expect((await test.call(call)).statusCode, `${method} ${address}`).toBe(401);
    const refused = await test.call({ ...call, cookies: without });
    expect(refused.statusCode, `${method} ${address}`).toBe(403);
  }
  expect(await test.database.db.$count(staffAccounts)).toBe(2);
});

describe('an account manager’s own account', () => {
  it.each([
    [{ isDisabled: true }, 'isDisabled', 'You cannot disable your own account'],
    [
      { permissions: ['audit'] },
      'permissions',
      'You cannot take the permission staff-management from yourself',
    ],
  ])('refuses %j even if another account manager exists', async (changes, field, message) => {
    const cookies = await test.signIn(['staff-management'], 'manager');
    await makeAccount(test.database, 'other manager', ['staff-management']);
    const response = await put(await findId('manager'), changes, cookies);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, message }]);
    expect(await countManagers()).toBe(2);
  });

  it('refuses a password reset and the removal of its second factor', async () => {
    const cookies = await test.signIn(['staff-management'], 'manager');
    const own = `${url}/${await findId('manager')}`;
    const reset = { method: 'POST', url: `${own}/password`, payload: {}, cookies } as const;
    expect((await test.call(reset)).statusCode).toBe(400);
    const removal = { method: 'DELETE', url: `${own}/second-factor`, cookies } as const;
    expect((await test.call(removal)).statusCode).toBe(400);
  });
});

it('changing your own permissions keeps you signed in', async () => {
  const cookies = await test.signIn(['staff-management'], 'manager');
  const response = await put(
    await findId('manager'),
    { permissions: ['audit', 'staff-management'] },
    cookies,
  );
  expect(response.json().data.permissions).toEqual(['staff-management', 'audit']);
  const me = await test.call({ method: 'GET', url: '/api/admin/me', cookies });
  expect(me.json().data.permissions).toEqual(['staff-management', 'audit']);
});

it('changing your own account does not reset the limit on wrong passwords', async () => {
  const cookies = await test.signIn(['staff-management'], 'manager');
  const guess = async () => {
    const payload = { current: 'wrong', password: 'staple battery horse' };
    const url = '/api/admin/me/password';
    return (await test.call({ method: 'POST', url, payload, cookies })).statusCode;
  };
  for (let n = 0; n < 10; n += 1) expect(await guess()).toBe(400);
  expect((await put(await findId('manager'), { role: 'media' }, cookies)).statusCode).toBe(200);
  expect(await guess()).toBe(429);
});

it('one account manager remains when all disable each other at once', async () => {
  const managers = ['manager a', 'manager b', 'manager c'];
  const sessions = await Promise.all(
    managers.map((name) => test.signIn(['staff-management'], name)),
  );
  const ids = await Promise.all(managers.map(findId));
  const responses = await Promise.all(
    sessions.flatMap((cookies, own) =>
      ids.filter((_, n) => n !== own).map((id) => put(id, { isDisabled: true }, cookies)),
    ),
  );
  expect(responses.every(({ statusCode }) => [200, 400, 401].includes(statusCode))).toBe(true);
  expect(await countManagers()).toBe(1);
});
