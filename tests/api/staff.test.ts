import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { permissions } from '#contract/staff.ts';
import { readEnv } from '#server/env.ts';
import { staffAccounts, staffSessions } from '#server/staff/schema.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const login = (payload: object, headers: Record<string, string> = {}) =>
  test.call({ method: 'POST', url: '/api/admin/login', payload, headers });
const me = (cookies: Record<string, string>) =>
  test.call({ method: 'GET', url: '/api/admin/me', cookies });

describe('signing in', () => {
  beforeAll(() => makeAccount(test.database, 'Desk One', ['test-drives']));

  it('answers who it is and sets a cookie that scripts and other sites never see', async () => {
    const answer = await login({ username: ' desk one ', password });
    expect(answer.json()).toEqual({
      success: true,
      data: { username: 'Desk One', role: 'hr', permissions: ['test-drives'] },
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'session', path: '/', httpOnly: true, sameSite: 'Strict' }),
    ]);
  });

  it('sets a cookie for HTTPS only where the request came by HTTPS', async () => {
    const secure = await startTestApp({ env: readEnv({ TRUST_PROXY: 'true' }) });
    await makeAccount(secure.database, 'Desk One', []);
    const answer = await secure.call({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: 'Desk One', password },
      headers: { 'x-forwarded-proto': 'https' },
    });
    await secure.close();
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: '__Host-session', path: '/', secure: true }),
    ]);
  });

  it.each([
    [{ username: 'desk one', password: 'wrong' }, 401, 'Invalid username or password'],
    [{ username: 'nobody', password }, 401, 'Invalid username or password'],
    [{ username: 'desk one', password: ` ${password}` }, 401, 'Invalid username or password'],
    [{ username: 'desk one' }, 400, 'Please enter your password'],
    [{ password }, 400, 'Please enter your username'],
    [{ username: { $ne: '' }, password }, 400, 'Please enter text here'],
  ])('with %j is %i', async (payload, status, message) => {
    const answer = await login(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toBe(message);
    expect(answer.cookies).toEqual([]);
  });

  it('keeps no token and no password in clear', async () => {
    const [cookie] = (await login({ username: 'desk one', password })).cookies;
    const sessions = await test.database.db.select().from(staffSessions);
    const accounts = await test.database.db.select().from(staffAccounts);
    const stored = JSON.stringify([sessions, accounts]);
    expect(stored).not.toContain(cookie?.value);
    expect(stored).not.toContain(password);
  });

  it('ends the session that the browser had before', async () => {
    const old = await test.signIn([]);
    await login({ username: 'desk one', password }, { cookie: `session=${old.session}` });
    expect((await me(old)).statusCode).toBe(401);
  });
});

it('signing out ends the session on the server', async () => {
  const cookies = await test.signIn([]);
  expect((await me(cookies)).statusCode).toBe(200);
  await test.call({ method: 'POST', url: '/api/admin/logout', cookies });
  expect((await me(cookies)).statusCode).toBe(401);
});

it('a session is over after 12 hours unused, and after 7 days of use', async () => {
  const { db } = test.database;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const [changed, status] of [
    [{ lastSeenAt: ago(11.9) }, 200],
    [{ lastSeenAt: ago(12.1) }, 401],
    [{ createdAt: ago(24 * 7 - 1) }, 200],
    [{ createdAt: ago(24 * 7 + 1) }, 401],
  ] as const) {
    await db.delete(staffSessions);
    const cookies = await test.signIn([]);
    await db.update(staffSessions).set(changed);
    expect((await me(cookies)).statusCode, JSON.stringify(changed)).toBe(status);
  }
});

it('use of a session prolongs it', async () => {
  const { db } = test.database;
  await db.delete(staffSessions);
  const cookies = await test.signIn([]);
  const lastSeenAt = new Date(Date.now() - 3_600_000).toISOString();
  await db.update(staffSessions).set({ lastSeenAt });
  await me(cookies);
  const [session] = await db.select().from(staffSessions);
  expect(Date.parse(session?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('a disabled account is out at once', async () => {
  const cookies = await test.signIn([], 'leaver');
  await test.database.db
    .update(staffAccounts)
    .set({ isDisabled: true })
    .where(eq(staffAccounts.username, 'leaver'));
  expect((await me(cookies)).statusCode).toBe(401);
  expect((await login({ username: 'leaver', password })).statusCode).toBe(401);
});

it('staff calls need a session, and the permission whatever the role', async () => {
  const url = `/api${testDrive.paths.records}`;
  const others = permissions.filter((permission) => permission !== 'test-drives');
  const without = await test.signIn(others);
  const withIt = await test.signIn(['test-drives']);
  const status = async (cookies: Record<string, string>) =>
    (await test.call({ method: 'GET', url, cookies })).statusCode;
  expect(await status({})).toBe(401);
  expect(await status({ session: 'forged' })).toBe(401);
  expect(await status(without)).toBe(403);
  expect(await status(withIt)).toBe(200);
});
