import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { signInCounts, staffAccounts } from '#server/platform/auth/schema.ts';
import { password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/me/password';
const other = 'staple battery horse';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(staffAccounts);
  await test.database.db.delete(signInCounts);
  cookies = await test.signIn([], 'frontdesk');
  await test.database.db.delete(auditLines);
});

const change = (payload: object) => test.call({ method: 'POST', url, payload, cookies });
const signIn = (given: string) => {
  const payload = { username: 'frontdesk', password: given };
  return test.call({ method: 'POST', url: '/api/admin/login', payload });
};
const meStatus = async (session: Record<string, string>) =>
  (await test.call({ method: 'GET', url: '/api/admin/me', cookies: session })).statusCode;

it('a changed password ends all other sessions, and its audit line holds no password', async () => {
  const second = { session: (await signIn(password)).cookies[0]?.value ?? '' };
  expect((await change({ current: password, password: other })).statusCode).toBe(200);
  expect([await meStatus(cookies), await meStatus(second)]).toEqual([200, 401]);
  expect((await signIn(password)).statusCode).toBe(401);
  expect((await signIn(other)).statusCode).toBe(200);
  const lines = await test.database.db.select().from(auditLines);
  expect(lines).toMatchObject([{ username: 'frontdesk', new: { password: 'a new one' } }]);
  expect(JSON.stringify(lines)).not.toMatch(/argon2|horse/);
});

it.each([
  [{ current: 'wrong', password: other }, 'current', 'This is not your password'],
  [{ current: password, password: 'short' }, 'password', 'at least 12 characters'],
  [{ current: password, password }, 'password', 'This is your password already'],
  [{ password: other }, 'current', 'Please enter your password'],
])('%j is refused, by field', async (payload, field, message) => {
  const response = await change(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([
    { field, message: expect.stringContaining(message) },
  ]);
  expect((await signIn(password)).statusCode).toBe(200);
});

it('wrong passwords count as failed sign-ins, so an open session cannot guess the password', async () => {
  for (let n = 0; n < 10; n += 1) await change({ current: 'wrong', password: other });
  const response = await change({ current: password, password: other });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(await meStatus(cookies)).toBe(200);
});

it('changing the password needs a session', async () => {
  const payload = { current: password, password: other };
  expect((await test.call({ method: 'POST', url, payload })).statusCode).toBe(401);
});
