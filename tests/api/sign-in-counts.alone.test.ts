import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { signInCounts } from '#server/platform/auth/schema.ts';
import { readEnv } from '#server/platform/env.ts';
import { setDisabled } from '#server/resources/staff/accounts.ts';
import { sweepSignInCounts } from '#server/resources/staff/sign-in-limits.ts';
import { checks } from '#tests/support/password-checks.ts';
import {
  anyone,
  frontdesk,
  listStatuses,
  passwordGuesses,
  repeatStatus,
} from '#tests/support/password-guesses.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

// Replaces the real check, which is slow on purpose; staff.test.ts uses that one.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const { makeRecordedCheck } = await import('#tests/support/password-checks.ts');
  return {
    ...(await importOriginal<object>()),
    verify: makeRecordedCheck((given) => given === password),
  };
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await makeAccount(test.database, 'frontdesk', ['test-drives']);
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.database.db.delete(signInCounts);
  Object.assign(checks, { hashes: [], maxParallel: 0 });
});

const { signIn, guess, guessAtOnce, movePast } = passwordGuesses(() => test);

it('an open session works while its account and address are over their limits', async () => {
  const cookies = await test.signIn(['test-drives'], 'owner');
  const address = '127.0.0.1';
  await guess(10, () => 'owner', { address });
  await guessAtOnce(50, anyone, { address });
  expect((await signIn('owner', password, { address })).statusCode).toBe(429);
  for (const url of ['/api/admin/me', `/api${testDrive.paths.records}`, '/api/dealers']) {
    expect((await test.call({ method: 'GET', url, cookies })).statusCode, url).toBe(200);
  }
  const logout = await test.call({ method: 'POST', url: '/api/admin/logout', cookies });
  expect(logout.statusCode).toBe(200);
});

it('all processes share the counts', async () => {
  const other = await startTestApp({ database: test.database });
  await guess(6, frontdesk);
  const responses = Array.from({ length: 6 }, () => signIn('frontdesk', 'wrong', {}, other));
  const statuses = await listStatuses(responses);
  await other.close();
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
});

it('RATE_LIMIT=off lifts the limits', async () => {
  const env = readEnv({ RATE_LIMIT: 'off' });
  const unlimited = await startTestApp({ env, database: test.database });
  const responses = Array.from({ length: 60 }, () => signIn('frontdesk', 'wrong', {}, unlimited));
  const statuses = await listStatuses(responses);
  await unlimited.close();
  expect(statuses).toEqual(repeatStatus(60, 401));
});

it('an unknown name, a wrong password and a disabled account get the same response and the same work', async () => {
  await makeAccount(test.database, 'disabled', []);
  const actor = { accountId: null, username: 'a test' };
  await setDisabled(test.database.db, actor, 'disabled', true);
  const responses = [
    await signIn('nobody'),
    await signIn('frontdesk'),
    await signIn('disabled', password),
  ];
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(repeatStatus(3, 401));
  expect(checks.hashes).toHaveLength(3);
  expect(checks.hashes[2]).toBe(checks.hashes[0]);
  expect(new Set(checks.hashes.map((hash) => hash.split('$').slice(0, 4).join('$'))).size).toBe(1);
});

it('of 50 parallel sign-ins, at most two passwords are checked at a time', async () => {
  expect(await guessAtOnce(50, anyone)).toEqual(repeatStatus(50, 401));
  expect(checks.maxParallel).toBe(2);
});

it('the counts hold no name and no address, and are removed when they expire', async () => {
  const { db } = test.database;
  await signIn('my password by mistake');
  await movePast('16 minutes');
  await signIn('frontdesk', 'wrong', { address: '198.51.100.2' });
  const counts = await db.select().from(signInCounts);
  expect(counts).toHaveLength(6);
  expect(JSON.stringify(counts)).not.toMatch(/mistake|frontdesk|198\.51/);
  await sweepSignInCounts(db);
  expect(await db.select().from(signInCounts)).toHaveLength(3);
});
