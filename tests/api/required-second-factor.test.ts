import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { permissions } from '#contract/staff.ts';
import { dealers } from '#server/dealers/schema.ts';
import { staffAccounts } from '#server/staff/schema.ts';
import { makeDealer } from '#tests/factories.ts';
import { codeOf, setUpSecondFactor } from '#tests/support/second-factor.ts';
import { password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(staffAccounts);
  cookies = await test.signIn(permissions, 'frontdesk');
  await test.database.db.update(staffAccounts).set({ mustUseSecondFactor: true });
});

const get = (url: string) => test.call({ method: 'GET', url, cookies });
const records = `/api${testDrive.paths.records}`;

it('without one, a running session may nothing from one call to the next, and is told why', async () => {
  const calls = [
    ['GET', records],
    ['GET', '/api/admin/accounts'],
    ['GET', '/api/admin/audit'],
    ['GET', '/api/admin/me/sessions'],
    ['DELETE', '/api/admin/me/sessions'],
    ['POST', '/api/admin/me/password'],
    ['POST', '/api/admin/me/second-factor/off'],
  ] as const;
  for (const [method, url] of calls) {
    const answer = await test.call({ method, url, cookies });
    expect(answer.statusCode, `${method} ${url}`).toBe(403);
    expect(answer.json().message).toContain('must have a second factor');
  }
});

it('public lists show what visitors see', async () => {
  const hidden = { ...makeDealer(), _id: randomUUID(), isActive: false };
  await test.database.db.insert(dealers).values(hidden);
  const shown = async () => (await get('/api/dealers?isActive=false')).json().data;
  expect(await shown()).toEqual([]);
  await setUpSecondFactor(test, cookies);
  expect(await shown()).toMatchObject([{ _id: hidden._id }]);
});

it('a sign-in says so and gives no permission; set up, everything is there at once', async () => {
  const payload = { username: 'frontdesk', password };
  const answer = await test.call({ method: 'POST', url: '/api/admin/login', payload });
  const unready = {
    username: 'frontdesk',
    role: 'hr',
    permissions: [],
    mustSetUpSecondFactor: true,
  };
  expect(answer.json().data).toEqual(unready);
  expect((await get('/api/admin/me')).json().data).toEqual(unready);
  const { secret } = await setUpSecondFactor(test, cookies);
  const { permissions: held, ...user } = (await get('/api/admin/me')).json().data;
  expect(user).toEqual({ username: 'frontdesk', role: 'hr' });
  expect(held).toEqual(permissions);
  expect((await get(records)).statusCode).toBe(200);
  const again = { ...payload, code: codeOf(secret, 1) };
  const later = await test.call({ method: 'POST', url: '/api/admin/login', payload: again });
  expect(later.json().data.permissions).toEqual(permissions);
});

it('logging out works', async () => {
  await test.call({ method: 'POST', url: '/api/admin/logout', cookies });
  expect((await get('/api/admin/me')).statusCode).toBe(401);
});

it('turned off by its owner, it has to be set up again', async () => {
  const { recoveryCodes } = await setUpSecondFactor(test, cookies);
  const payload = { password, code: recoveryCodes[0] };
  const url = '/api/admin/me/second-factor/off';
  expect((await test.call({ method: 'POST', url, payload, cookies })).statusCode).toBe(200);
  expect((await get(records)).statusCode).toBe(403);
  const named = eq(staffAccounts.username, 'frontdesk');
  const [account] = await test.database.db.select().from(staffAccounts).where(named);
  expect(account?.secondFactorSecret).toBeNull();
});
