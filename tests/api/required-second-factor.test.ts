import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { permissions } from '#contract/staff/staff.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { makeDealer } from '#tests/factories.ts';
import { buildCode, setUpSecondFactor } from '#tests/support/second-factor.ts';
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

it('without one, an open session gets 403 with the reason', async () => {
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
    const response = await test.call({ method, url, cookies });
    expect(response.statusCode, `${method} ${url}`).toBe(403);
    expect(response.json().message).toContain('must have a second factor');
  }
});

it('without one, public lists show only what visitors see', async () => {
  const hidden = { ...makeDealer(), _id: randomUUID(), isActive: false };
  await test.database.db.insert(dealers).values(hidden);
  const shown = async () => (await get('/api/dealers?isActive=false')).json().data;
  expect(await shown()).toEqual([]);
  await setUpSecondFactor(test, cookies);
  expect(await shown()).toMatchObject([{ _id: hidden._id }]);
});

it('a sign-in reports it and gives no permissions until it is set up', async () => {
  const payload = { username: 'frontdesk', password };
  const response = await test.call({ method: 'POST', url: '/api/admin/login', payload });
  const unready = {
    username: 'frontdesk',
    role: 'hr',
    permissions: [],
    dealerId: null,
    mustSetUpSecondFactor: true,
  };
  expect(response.json().data).toEqual(unready);
  expect((await get('/api/admin/me')).json().data).toEqual(unready);
  const { secret } = await setUpSecondFactor(test, cookies);
  const { permissions: held, ...user } = (await get('/api/admin/me')).json().data;
  expect(user).toEqual({ username: 'frontdesk', role: 'hr', dealerId: null });
  expect(held).toEqual(permissions);
  expect((await get(records)).statusCode).toBe(200);
  const again = { ...payload, code: buildCode(secret, 1) };
  const later = await test.call({ method: 'POST', url: '/api/admin/login', payload: again });
  expect(later.json().data.permissions).toEqual(permissions);
});

it('signing out works without one', async () => {
  await test.call({ method: 'POST', url: '/api/admin/logout', cookies });
  expect((await get('/api/admin/me')).statusCode).toBe(401);
});

it('if its owner turns it off, it must be set up again', async () => {
  const { recoveryCodes } = await setUpSecondFactor(test, cookies);
  const payload = { password, code: recoveryCodes[0] };
  const url = '/api/admin/me/second-factor/off';
  expect((await test.call({ method: 'POST', url, payload, cookies })).statusCode).toBe(200);
  expect((await get(records)).statusCode).toBe(403);
  const named = eq(staffAccounts.username, 'frontdesk');
  const [account] = await test.database.db.select().from(staffAccounts).where(named);
  expect(account?.secondFactorSecret).toBeNull();
});
