import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { automaticHeader } from '#contract/staff/session-life.ts';
import { permissions } from '#contract/staff/staff.ts';
import { staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import { readEnv } from '#server/platform/env.ts';
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
  beforeAll(() => makeAccount(test.database, 'Staff One', ['test-drives']));

  it('returns the account and sets cookies that scripts and other sites cannot read', async () => {
    const response = await login({ username: ' staff one ', password });
    expect(response.json()).toEqual({
      success: true,
      data: { username: 'Staff One', role: 'hr', permissions: ['test-drives'], dealerId: null },
    });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'session', path: '/', httpOnly: true, sameSite: 'Strict' }),
      expect.objectContaining({ path: '/api/admin', httpOnly: true, sameSite: 'Strict' }),
    ]);
  });

  it.each<[Record<string, string>, string, boolean]>([
    [{ TRUST_PROXY: 'true' }, 'https', true],
    [{ TRUST_PROXY: 'true' }, 'http', false],
    [{ PUBLIC_URL: 'https://cars.example' }, '', true],
    [{ PUBLIC_URL: 'https://cars.example', TRUST_PROXY: '1' }, 'http', true],
    [{ PUBLIC_URL: 'http://cars.example', TRUST_PROXY: '1' }, 'https', false],
  ])(
    'with %j and X-Forwarded-Proto %j, cookies are for HTTPS only: %s',
    async (env, proto, isSecure) => {
      const app = await startTestApp({ env: readEnv(env) });
      await makeAccount(app.database, 'Staff One', []);
      const headers = { ...(proto && { 'x-forwarded-proto': proto }) };
      const payload = { username: 'Staff One', password };
      const signedIn = await app.call({
        method: 'POST',
        url: '/api/admin/login',
        payload,
        headers,
      });
      const secure = isSecure ? true : undefined;
      expect(signedIn.cookies).toEqual([
        expect.objectContaining({ name: isSecure ? '__Host-session' : 'session', path: '/' }),
        expect.objectContaining({
          name: expect.stringMatching(isSecure ? /^__Secure-browser-/ : /^browser-/),
        }),
      ]);
      expect(signedIn.cookies.map((cookie) => cookie.secure)).toEqual([secure, secure]);
      const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
      const me = await app.call({ method: 'GET', url: '/api/admin/me', cookies, headers });
      await app.close();
      expect(me.statusCode).toBe(200);
    },
  );

  it.each([
    [{ username: 'staff one', password: 'wrong' }, 401, 'Invalid username or password'],
    [{ username: 'nobody', password }, 401, 'Invalid username or password'],
    [{ username: 'staff one', password: ` ${password}` }, 401, 'Invalid username or password'],
    [{ username: 'staff one' }, 400, 'Please enter your password'],
    [{ password }, 400, 'Please enter your username'],
    [{ username: { $ne: '' }, password }, 400, 'Please enter text here'],
  ])('with %j gets %i', async (payload, status, message) => {
    const response = await login(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toBe(message);
    expect(response.cookies).toEqual([]);
  });

  it('stores no token and no password as plain text', async () => {
    const [cookie] = (await login({ username: 'staff one', password })).cookies;
    const sessions = await test.database.db.select().from(staffSessions);
    const accounts = await test.database.db.select().from(staffAccounts);
    const stored = JSON.stringify([sessions, accounts]);
    expect(stored).not.toContain(cookie?.value);
    expect(stored).not.toContain(password);
  });

  it('ends the browser’s earlier session', async () => {
    const old = await test.signIn([]);
    await login({ username: 'staff one', password }, { cookie: `session=${old.session}` });
    expect((await me(old)).statusCode).toBe(401);
  });
});

it('signing out ends the session on the server', async () => {
  const cookies = await test.signIn([]);
  expect((await me(cookies)).statusCode).toBe(200);
  await test.call({ method: 'POST', url: '/api/admin/logout', cookies });
  expect((await me(cookies)).statusCode).toBe(401);
});

it('a session expires after 12 hours without use, and after 7 days', async () => {
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

it('using a session extends it', async () => {
  const { db } = test.database;
  await db.delete(staffSessions);
  const cookies = await test.signIn([]);
  const lastSeenAt = new Date(Date.now() - 3_600_000).toISOString();
  await db.update(staffSessions).set({ lastSeenAt });
  await me(cookies);
  const [session] = await db.select().from(staffSessions);
  expect(Date.parse(session?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

describe('a request that an open tab sends on its own', () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const headers = { [automaticHeader]: '1' };
  const call = (url: string, cookies: Record<string, string>) =>
    test.call({ method: 'GET', url: `/api${url}`, cookies, headers });

  it.each(['/admin/me', '/test-drive/admin/test-drives', '/dealers'])(
    'is answered by %s and does not extend the session',
    async (url) => {
      const { db } = test.database;
      await db.delete(staffSessions);
      const cookies = await test.signIn(['test-drives', 'dealer-management']);
      const lastSeenAt = ago(1);
      await db.update(staffSessions).set({ lastSeenAt });
      expect((await call(url, cookies)).statusCode).toBe(200);
      expect(await db.select().from(staffSessions)).toMatchObject([{ lastSeenAt }]);
      await test.call({ method: 'GET', url: `/api${url}`, cookies });
      const [session] = await db.select().from(staffSessions);
      expect(Date.parse(session?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    },
  );

  it('needs an unexpired session and the permission like any other', async () => {
    const { db } = test.database;
    await db.delete(staffSessions);
    const cookies = await test.signIn([]);
    expect((await call('/test-drive/admin/test-drives', cookies)).statusCode).toBe(403);
    await db.update(staffSessions).set({ lastSeenAt: ago(12.1) });
    expect((await call('/admin/me', cookies)).statusCode).toBe(401);
    await db.delete(staffSessions);
    expect((await call('/admin/me', cookies)).statusCode).toBe(401);
  });
});

it('a disabled account loses its session at once and cannot sign in', async () => {
  const cookies = await test.signIn([], 'leaver');
  await test.database.db
    .update(staffAccounts)
    .set({ isDisabled: true })
    .where(eq(staffAccounts.username, 'leaver'));
  expect((await me(cookies)).statusCode).toBe(401);
  expect((await login({ username: 'leaver', password })).statusCode).toBe(401);
});

it('staff calls need a session and the permission', async () => {
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
