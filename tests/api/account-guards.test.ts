import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff.ts';
import { staffAccounts } from '#server/staff/schema.ts';
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

const idOf = async (username: string) => {
  const { _id, username: name } = staffAccounts;
  const [account] = await test.database.db
    .select({ _id })
    .from(staffAccounts)
    .where(eq(name, username));
  return account?._id ?? '';
};
const put = (id: string, payload: object, cookies: Record<string, string>) =>
  test.call({ method: 'PUT', url: `${url}/${id}`, payload, cookies });
const inCharge = () =>
  test.database.db.$count(
    staffAccounts,
    and(eq(staffAccounts.isDisabled, false), sql`'staff-management' = any(permissions)`),
  );

it('every call needs a session with the permission staff-management', async () => {
  await makeAccount(test.database, 'frontdesk', []);
  const others = permissions.filter((permission) => permission !== 'staff-management');
  const without = await test.signIn(others, 'without');
  const account = `${url}/${await idOf('frontdesk')}`;
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

describe('nobody', () => {
  it.each([
    [{ isDisabled: true }, 'isDisabled', 'You cannot disable your own account'],
    [
      { permissions: ['audit'] },
      'permissions',
      'You cannot take the permission staff-management from yourself',
    ],
  ])(
    'does %j to themself, even where others could manage accounts',
    async (changes, field, message) => {
      const cookies = await test.signIn(['staff-management'], 'keeper');
      await makeAccount(test.database, 'other keeper', ['staff-management']);
      const answer = await put(await idOf('keeper'), changes, cookies);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([{ field, message }]);
      expect(await inCharge()).toBe(2);
    },
  );

  it('gets round their own password or code as the keeper of accounts', async () => {
    const cookies = await test.signIn(['staff-management'], 'keeper');
    const own = `${url}/${await idOf('keeper')}`;
    const reset = { method: 'POST', url: `${own}/password`, payload: {}, cookies } as const;
    expect((await test.call(reset)).statusCode).toBe(400);
    const removal = { method: 'DELETE', url: `${own}/second-factor`, cookies } as const;
    expect((await test.call(removal)).statusCode).toBe(400);
  });
});

it('what one may change of oneself leaves one signed in', async () => {
  const cookies = await test.signIn(['staff-management'], 'keeper');
  const answer = await put(
    await idOf('keeper'),
    { permissions: ['audit', 'staff-management'] },
    cookies,
  );
  expect(answer.json().data.permissions).toEqual(['staff-management', 'audit']);
  const me = await test.call({ method: 'GET', url: '/api/admin/me', cookies });
  expect(me.json().data.permissions).toEqual(['staff-management', 'audit']);
});

it('changing one’s own account does not forgive guesses of its password', async () => {
  const cookies = await test.signIn(['staff-management'], 'keeper');
  const guess = async () => {
    const payload = { current: 'wrong', password: 'staple battery horse' };
    const url = '/api/admin/me/password';
    return (await test.call({ method: 'POST', url, payload, cookies })).statusCode;
  };
  for (let n = 0; n < 10; n += 1) expect(await guess()).toBe(400);
  expect((await put(await idOf('keeper'), { role: 'Head Office' }, cookies)).statusCode).toBe(200);
  expect(await guess()).toBe(429);
});

it('of keepers who disable each other at once, one remains', async () => {
  const keepers = ['keeper a', 'keeper b', 'keeper c'];
  const sessions = await Promise.all(
    keepers.map((name) => test.signIn(['staff-management'], name)),
  );
  const ids = await Promise.all(keepers.map(idOf));
  const answers = await Promise.all(
    sessions.flatMap((cookies, own) =>
      ids.filter((_, n) => n !== own).map((id) => put(id, { isDisabled: true }, cookies)),
    ),
  );
  expect(answers.every(({ statusCode }) => [200, 400, 401].includes(statusCode))).toBe(true);
  expect(await inCharge()).toBe(1);
});
