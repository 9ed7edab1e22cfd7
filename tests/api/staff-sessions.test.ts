import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import { password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const own = '/api/admin/me/sessions';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(staffAccounts);
  await test.database.db.delete(auditLines);
  cookies = await test.signIn(['staff-management'], 'manager');
});

async function signIn(username: string, browser: string) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password },
    headers: { 'user-agent': browser },
    remoteAddress: '198.51.100.7',
  });
  return { session: response.cookies[0]?.value ?? '' };
}
const readSessions = async (url: string, session = cookies) =>
  (await test.call({ method: 'GET', url, cookies: session })).json().data;
const remove = async (url: string, session = cookies) =>
  (await test.call({ method: 'DELETE', url, cookies: session })).statusCode;
const meStatus = async (session: Record<string, string>) =>
  (await test.call({ method: 'GET', url: '/api/admin/me', cookies: session })).statusCode;
async function readAddress(username: string) {
  const named = eq(staffAccounts.username, username);
  const [account] = await test.database.db.select().from(staffAccounts).where(named);
  return `/api/admin/accounts/${account?._id}/sessions`;
}

it('your own sessions show time, address and browser, and sessions of others do not appear', async () => {
  await test.signIn([], 'frontdesk');
  await signIn('manager', 'Browser 7');
  const sessions = await readSessions(own);
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual({
    _id: expect.any(String),
    createdAt: expect.any(String),
    lastSeenAt: expect.any(String),
    ipAddress: '198.51.100.7',
    userAgent: 'Browser 7',
    isCurrent: false,
  });
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/);
});

it('an expired session is not listed', async () => {
  const lastSeenAt = new Date(Date.now() - 12.1 * 3_600_000).toISOString();
  await signIn('manager', 'Old');
  await test.database.db
    .update(staffSessions)
    .set({ lastSeenAt })
    .where(eq(staffSessions.userAgent, 'Old'));
  expect(await readSessions(own)).toHaveLength(1);
});

it('you can end one of your other sessions, or all of them', async () => {
  const second = await signIn('manager', 'Second');
  const third = await signIn('manager', 'Third');
  const found = await readSessions(own);
  const { _id } = found.find(({ userAgent }: { userAgent: string }) => userAgent === 'Second');
  expect(await remove(`${own}/${_id}`)).toBe(200);
  expect([await meStatus(second), await meStatus(third)]).toEqual([401, 200]);
  expect(await remove(`${own}/${_id}`)).toBe(404);
  expect(await remove(own)).toBe(200);
  expect([await meStatus(third), await meStatus(cookies)]).toEqual([401, 200]);
});

it('you cannot end a session of another account as your own', async () => {
  const stranger = await test.signIn([], 'frontdesk');
  const [{ _id }] = await readSessions(own);
  expect(await remove(`${own}/${_id}`, stranger)).toBe(404);
  expect(await meStatus(cookies)).toBe(200);
});

it('an account manager can see and end the sessions of another account, which is audited', async () => {
  const first = await test.signIn([], 'frontdesk');
  const second = await signIn('frontdesk', 'Second');
  const url = await readAddress('frontdesk');
  const found = await readSessions(url);
  const { _id } = found.find(({ userAgent }: { userAgent: string }) => userAgent === 'Second');
  expect(await remove(`${url}/${_id}`)).toBe(200);
  expect([await meStatus(first), await meStatus(second)]).toEqual([200, 401]);
  expect(await remove(url)).toBe(200);
  expect(await meStatus(first)).toBe(401);
  expect(await readSessions(url)).toEqual([]);
  const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
  expect(lines.slice(-2)).toMatchObject([
    { username: 'manager', old: { sessions: 2 }, new: { sessions: 1 } },
    { username: 'manager', old: { sessions: 1 }, new: { sessions: 0 } },
  ]);
});

it('ending all sessions of your own account keeps the current one', async () => {
  const second = await signIn('manager', 'Second');
  expect(await remove(await readAddress('manager'))).toBe(200);
  expect([await meStatus(second), await meStatus(cookies)]).toEqual([401, 200]);
});

it('sessions of an unknown account are 404', async () => {
  const url = `/api/admin/accounts/${randomUUID()}/sessions`;
  expect((await test.call({ method: 'GET', url, cookies })).statusCode).toBe(404);
  expect(await remove(url)).toBe(404);
});

it('a reset password replaces the old one and ends the account’s sessions', async () => {
  const session = await test.signIn([], 'frontdesk');
  const url = (await readAddress('frontdesk')).replace('sessions', 'password');
  const reset = async (payload: object) =>
    (await test.call({ method: 'POST', url, payload, cookies })).json().data.password;
  const readSignInStatus = async (given: string) => {
    const payload = { username: 'frontdesk', password: given };
    return (await test.call({ method: 'POST', url: '/api/admin/login', payload })).statusCode;
  };
  const generated = await reset({});
  expect(await meStatus(session)).toBe(401);
  expect([await readSignInStatus(password), await readSignInStatus(generated)]).toEqual([401, 200]);
  expect(await reset({ password: 'staple battery horse' })).toBeUndefined();
  expect(await readSignInStatus('staple battery horse')).toBe(200);
});
