import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { readEnv } from '#server/env.ts';
import { setDisabled } from '#server/staff/accounts.ts';
import { signInCounts } from '#server/staff/schema.ts';
import { sweepSignInCounts } from '#server/staff/sign-in-limits.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** What the password library was asked to check. */
const checks = vi.hoisted(() => ({ hashes: [] as string[], running: 0, mostAtOnce: 0 }));

// In place of the real check, which staff.test.ts uses and which takes long on purpose.
vi.mock('@node-rs/argon2', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  verify: async (hash: string, given: string) => {
    checks.hashes.push(hash);
    checks.running += 1;
    checks.mostAtOnce = Math.max(checks.mostAtOnce, checks.running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    checks.running -= 1;
    return given === password;
  },
}));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await makeAccount(test.database, 'frontdesk', ['test-drives']);
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.database.db.delete(signInCounts);
  Object.assign(checks, { hashes: [], mostAtOnce: 0 });
});

interface Sent {
  address?: string;
  fields?: object;
  headers?: Record<string, string>;
}

const signIn = (
  username: string,
  given = 'wrong',
  { address = '198.51.100.1', fields, headers = {} }: Sent = {},
  { app } = test,
) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password: given, ...fields },
    remoteAddress: address,
    headers,
  });

const statusesOf = async (answers: ReturnType<typeof signIn>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

/** Wrong passwords one after another; answers the statuses. */
async function guess(times: number, username: (n: number) => string, sent?: Sent) {
  const statuses = [];
  for (let n = 0; n < times; n += 1) {
    statuses.push((await signIn(username(n), 'wrong', sent)).statusCode);
  }
  return statuses;
}

/** The same all at once, where their order does not matter. */
const guessAtOnce = (times: number, username: (n: number) => string, sent?: Sent) =>
  statusesOf(Array.from({ length: times }, (_, n) => signIn(username(n), 'wrong', sent)));

const all = (times: number, status: number) => Array<number>(times).fill(status);
const anyone = (n: number) => `someone-${n}`;
const frontdesk = () => 'frontdesk';

/** Moves all that was counted into the past. */
const letPass = (time: string) =>
  test.database.db.execute(sql`
    update sign_in_counts set attempts = array(select at - ${time}::interval from unnest(attempts) as at),
      last_attempt_at = last_attempt_at - ${time}::interval`);

describe('one account', () => {
  it('has 10 passwords checked in 15 minutes; then not even the right one', async () => {
    expect(await guess(10, frontdesk)).toEqual(all(10, 401));
    const answer = await signIn('frontdesk', password, { address: '198.51.100.2' });
    expect(answer.statusCode).toBe(429);
    expect(answer.cookies).toEqual([]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(890);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Too many sign-in attempts. Please try again in 15 minutes.',
    });
    expect(checks.hashes).toHaveLength(10);
  });

  it('that does not exist is limited alike, in the same words', async () => {
    expect(await guess(10, () => 'nobody')).toEqual(all(10, 401));
    await guess(10, frontdesk);
    const [known, unknown] = await Promise.all([signIn('frontdesk'), signIn('nobody')]);
    expect(unknown.statusCode).toBe(429);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  it('is one however it is written, whatever comes with it and whoever it claims to be', async () => {
    await guess(10, frontdesk);
    const tries: [string, Sent][] = [
      ['FRONTDESK', {}],
      ['  Frontdesk\t', {}],
      ['\u00a0frontdesk', {}],
      ['frontdesk', { fields: { email: 'x', id: 1, account: 'other' } }],
      ['frontdesk', { address: '198.51.100.77', headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ];
    for (const [username, sent] of tries) {
      expect((await signIn(username, password, sent)).statusCode, username).toBe(429);
    }
    expect(checks.hashes).toHaveLength(10);
  });

  it('has 10 checked of 100 that come at once, and the others use up nothing', async () => {
    const statuses = await guessAtOnce(100, frontdesk);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    expect(checks.hashes).toHaveLength(10);
    expect(await guessAtOnce(40, anyone)).toEqual(all(40, 401));
    expect(await guess(1, anyone)).toEqual([429]);
  });

  it('has its wrong tries forgotten with a right one', async () => {
    await guess(9, frontdesk);
    expect((await signIn('frontdesk', password)).statusCode).toBe(200);
    expect(await guess(11, frontdesk)).toEqual([...all(10, 401), 429]);
  });

  it('may try again as the tries get 15 minutes old', async () => {
    await guess(9, frontdesk);
    await letPass('14 minutes 50 seconds');
    await guess(1, frontdesk);
    const answer = await signIn('frontdesk');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(answer.json().message).toMatch('again in 1 minute.');
    await letPass('10 seconds');
    expect(await guess(10, frontdesk)).toEqual([...all(9, 401), 429]);
    const counts = await test.database.db.select().from(signInCounts);
    expect(counts.map(({ attempts }) => attempts.length)).toEqual([10, 10]);
  });
});

describe('one client', () => {
  it('has 50 passwords checked in 15 minutes, whatever the names; others go on', async () => {
    expect(await guessAtOnce(50, anyone)).toEqual(all(50, 401));
    expect(await guess(1, () => 'one more')).toEqual([429]);
    expect((await signIn('frontdesk', password)).statusCode).toBe(429);
    expect((await signIn('frontdesk', password, { address: '198.51.100.2' })).statusCode).toBe(200);
    expect(checks.hashes).toHaveLength(51);
  });

  it('that is over its limit cannot use up that of an account', async () => {
    await guessAtOnce(50, anyone);
    await guess(10, frontdesk);
    expect((await signIn('frontdesk', 'wrong', { address: '198.51.100.2' })).statusCode).toBe(401);
  });

  it('is all of an IPv6 network of 64 bits', async () => {
    const at = (n: number) => `2001:db8:0:7:${n}::${n}`;
    const answers = Array.from({ length: 50 }, (_, n) =>
      signIn(anyone(n), 'wrong', { address: at(n + 1) }),
    );
    expect(await statusesOf(answers)).toEqual(all(50, 401));
    expect((await signIn('other', 'wrong', { address: at(51) })).statusCode).toBe(429);
    const neighbour = await signIn('other', 'wrong', { address: '2001:db8:0:8::1' });
    expect(neighbour.statusCode).toBe(401);
  });

  it('has its right passwords not counted, its wrong ones kept', async () => {
    await guessAtOnce(49, anyone);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await signIn('frontdesk', password)).statusCode);
    expect(statuses).toEqual(all(5, 200));
    expect(await guess(2, anyone)).toEqual([401, 429]);
  });
});

it('who is signed in works on while account and address are over their limits', async () => {
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
  const answers = Array.from({ length: 6 }, () => signIn('frontdesk', 'wrong', {}, other));
  const statuses = await statusesOf(answers);
  await other.close();
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
});

it('RATE_LIMIT=off lifts the limits', async () => {
  const env = readEnv({ RATE_LIMIT: 'off' });
  const unlimited = await startTestApp({ env, database: test.database });
  const answers = Array.from({ length: 60 }, () => signIn('frontdesk', 'wrong', {}, unlimited));
  const statuses = await statusesOf(answers);
  await unlimited.close();
  expect(statuses).toEqual(all(60, 401));
});

it('an unknown name, a wrong password and a disabled account get the same words and work', async () => {
  await makeAccount(test.database, 'gone', []);
  const tester = { accountId: null, username: 'a test' };
  await setDisabled(test.database.db, tester, 'gone', true);
  const answers = [
    await signIn('nobody'),
    await signIn('frontdesk'),
    await signIn('gone', password),
  ];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(all(3, 401));
  expect(checks.hashes).toHaveLength(3);
  expect(checks.hashes[2]).toBe(checks.hashes[0]);
  expect(new Set(checks.hashes.map((hash) => hash.split('$').slice(0, 4).join('$'))).size).toBe(1);
});

it('of 50 sign-ins at once two passwords are checked at a time', async () => {
  expect(await guessAtOnce(50, anyone)).toEqual(all(50, 401));
  expect(checks.mostAtOnce).toBe(2);
});

it('the counts hold no name and no address, and are removed when they have run out', async () => {
  const { db } = test.database;
  await signIn('my password by mistake');
  await letPass('16 minutes');
  await signIn('frontdesk', 'wrong', { address: '198.51.100.2' });
  const counts = await db.select().from(signInCounts);
  expect(counts).toHaveLength(4);
  expect(JSON.stringify(counts)).not.toMatch(/mistake|frontdesk|198\.51/);
  await sweepSignInCounts(db);
  expect(await db.select().from(signInCounts)).toHaveLength(2);
});
