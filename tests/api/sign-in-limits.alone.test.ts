import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInCounts } from '#server/platform/auth/schema.ts';
import { resetPassword } from '#server/resources/staff/accounts.ts';
import { checks } from '#tests/support/password-checks.ts';
import {
  anyone,
  frontdesk,
  listStatuses,
  passwordGuesses,
  repeatStatus,
  type SignInOptions,
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

describe('one account from one network', () => {
  it('has 10 passwords checked in 15 minutes, and then even the right one is refused', async () => {
    expect(await guess(10, frontdesk)).toEqual(repeatStatus(10, 401));
    const response = await signIn('frontdesk', password);
    expect(response.statusCode).toBe(429);
    expect(response.cookies).toEqual([]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(890);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(response.json()).toEqual({
      success: false,
      message: 'Too many sign-in attempts. Please try again in 15 minutes.',
      code: 'too-many',
    });
    expect(checks.hashes).toHaveLength(10);
  });

  it('is limited in the same way if it does not exist', async () => {
    expect(await guess(10, () => 'nobody')).toEqual(repeatStatus(10, 401));
    await guess(10, frontdesk);
    const [known, unknown] = await Promise.all([signIn('frontdesk'), signIn('nobody')]);
    expect(unknown.statusCode).toBe(429);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  it('is the same in any spelling, with other fields and with a forged X-Forwarded-For', async () => {
    await guess(10, frontdesk);
    const tries: [string, SignInOptions][] = [
      ['FRONTDESK', {}],
      ['  Frontdesk\t', {}],
      ['\u00a0frontdesk', {}],
      ['frontdesk', { fields: { email: 'x', id: 1, account: 'other' } }],
      ['frontdesk', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ];
    for (const [username, sent] of tries) {
      expect((await signIn(username, password, sent)).statusCode, username).toBe(429);
    }
    expect(checks.hashes).toHaveLength(10);
  });

  it('has 10 of 100 parallel passwords checked, and the refused ones do not count for the client', async () => {
    const statuses = await guessAtOnce(100, frontdesk);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    expect(checks.hashes).toHaveLength(10);
    expect(await guessAtOnce(40, anyone)).toEqual(repeatStatus(40, 401));
    expect(await guess(1, anyone)).toEqual([429]);
  });

  it('starts again after a right password', async () => {
    await guess(9, frontdesk);
    expect((await signIn('frontdesk', password)).statusCode).toBe(200);
    expect(await guess(11, frontdesk)).toEqual([...repeatStatus(10, 401), 429]);
  });

  it('gets one check more for each that becomes 15 minutes old', async () => {
    await guess(9, frontdesk);
    await movePast('14 minutes 50 seconds');
    await guess(1, frontdesk);
    const response = await signIn('frontdesk');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(response.json().message).toMatch('again in 1 minute.');
    await movePast('10 seconds');
    expect(await guess(10, frontdesk)).toEqual([...repeatStatus(9, 401), 429]);
    const counts = await test.database.db.select().from(signInCounts);
    expect(counts.map(({ attempts }) => attempts.length)).toEqual([10, 10, 10]);
  });
});

describe('one account from many networks', () => {
  const guessFrom = (networks: number, each: number, first = 1) =>
    listStatuses(
      Array.from({ length: networks * each }, (_, n) =>
        signIn('frontdesk', 'wrong', { address: `203.0.113.${first + (n % networks)}` }),
      ),
    );

  it('has 100 passwords checked in 15 minutes, 10 from each network', async () => {
    const statuses = await guessFrom(10, 12);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(checks.hashes).toHaveLength(100);
    const others = await signIn('someone-else', 'wrong', { address: '203.0.113.99' });
    expect(others.statusCode).toBe(401);
  });

  it('then has one password checked after each delay, which doubles up to a minute', async () => {
    await guessFrom(10, 10);
    const guessOnce = (n: number) => signIn('frontdesk', 'wrong', { address: `203.0.113.${n}` });
    /** Sets the last attempt to a number of seconds from now; a negative one is in the past. */
    const setLastAttempt = (seconds: number) =>
      test.database.db.execute(sql`
        update sign_in_counts
        set last_attempt_at = clock_timestamp() + ${seconds}::float8 * interval '1 second'
        where cardinality(attempts) >= 100`);
    for (const [n, delay] of [1, 2, 4, 8, 16, 32, 60, 60, 60].entries()) {
      // Ten minutes ahead, so that the delay does not end while the test runs.
      const startedAt = Date.now();
      await setLastAttempt(600);
      const early = await guessOnce(20 + n);
      const takenSeconds = Math.ceil((Date.now() - startedAt) / 1000);
      expect(early.statusCode).toBe(429);
      const retryAfter = Number(early.headers['retry-after']);
      expect(retryAfter).toBeLessThanOrEqual(600 + delay);
      expect(retryAfter).toBeGreaterThan(600 + delay - takenSeconds);
      await setLastAttempt(-delay);
      expect((await guessOnce(20 + n)).statusCode).toBe(401);
    }
  });

  it('lets its owner sign in from a new browser once the delay is over', async () => {
    await guessFrom(10, 10);
    await movePast('2 seconds');
    const owner = await signIn('frontdesk', password, { address: '198.51.100.2' });
    expect(owner.statusCode).toBe(200);
  });
});

describe('a browser that signed in to the account before', () => {
  const addresses = Array.from({ length: 12 }, (_, n) => `203.0.113.${n + 1}`);
  const guessFromEverywhere = async () => {
    for (const address of addresses) await guessAtOnce(11, frontdesk, { address });
  };
  const readBrowserCookie = async (username = 'frontdesk', address = '198.51.100.1') => {
    const { cookies } = await signIn(username, password, { address });
    const [browser] = cookies.filter(({ name }) => name.startsWith('browser-'));
    return `${browser?.name}=${browser?.value}`;
  };

  it('can sign in while others guess from everywhere, its own network included', async () => {
    const cookie = await readBrowserCookie();
    await guessFromEverywhere();
    await guessAtOnce(60, anyone);
    for (const address of ['198.51.100.1', '203.0.113.1']) {
      const stranger = await signIn('frontdesk', password, { address });
      expect(stranger.statusCode, address).toBe(429);
      const owner = await signIn('frontdesk', password, { address, headers: { cookie } });
      expect(owner.statusCode, address).toBe(200);
    }
  });

  it('has 10 passwords checked in 15 minutes, from all networks together', async () => {
    const cookie = await readBrowserCookie();
    const tries = addresses.map((address) =>
      signIn('frontdesk', 'wrong', { address, headers: { cookie } }),
    );
    const statuses = await listStatuses(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const other = await signIn('frontdesk', password, { address: '192.0.2.9' });
    expect(other.statusCode).toBe(200);
  });

  it('is not recognized with the cookie of another account or an altered one', async () => {
    await makeAccount(test.database, 'workshop', []);
    const [frontdesks, workshops] = [
      await readBrowserCookie(),
      await readBrowserCookie('workshop'),
    ];
    const [name = '', value = ''] = frontdesks.split('=');
    const [, otherValue = ''] = workshops.split('=');
    await guess(10, frontdesk);
    const altered = `${value[0] === 'A' ? 'B' : 'A'}${value.slice(1)}`;
    for (const wrong of [otherValue, altered, value.split('.')[0], `${value}.x`, '.', '']) {
      const headers = { cookie: `${name}=${wrong}` };
      expect((await signIn('frontdesk', password, { headers })).statusCode, wrong).toBe(429);
    }
    const headers = { cookie: frontdesks };
    expect((await signIn('frontdesk', password, { headers })).statusCode).toBe(200);
  });

  it('is recognized by a cookie for /api/admin, which scripts and other sites cannot read', async () => {
    const { cookies } = await signIn('frontdesk', password);
    expect(cookies).toHaveLength(2);
    expect(cookies[1]).toMatchObject({
      name: expect.stringMatching(/^browser-[0-9a-f]{16}$/),
      path: '/api/admin',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 180 * 24 * 60 * 60,
    });
    expect((await signIn('frontdesk', 'wrong')).cookies).toEqual([]);
  });

  it('may try again at once after the password is reset', async () => {
    const cookie = await readBrowserCookie();
    await guess(10, frontdesk, { headers: { cookie } });
    await guess(10, frontdesk);
    const actor = { accountId: null, username: 'a test' };
    await resetPassword(test.database.db, actor, 'frontdesk', 'a long new password');
    expect((await signIn('frontdesk', 'wrong', { headers: { cookie } })).statusCode).toBe(401);
    expect((await signIn('frontdesk', 'wrong')).statusCode).toBe(401);
  });
});

describe('one client', () => {
  it('has 50 passwords checked in 15 minutes for all names; other clients are not affected', async () => {
    expect(await guessAtOnce(50, anyone)).toEqual(repeatStatus(50, 401));
    expect(await guess(1, () => 'one more')).toEqual([429]);
    expect((await signIn('frontdesk', password)).statusCode).toBe(429);
    expect((await signIn('frontdesk', password, { address: '198.51.100.2' })).statusCode).toBe(200);
    expect(checks.hashes).toHaveLength(51);
  });

  it('over its limit cannot use up the limit of an account', async () => {
    await guessAtOnce(50, anyone);
    await guess(10, frontdesk);
    expect((await signIn('frontdesk', 'wrong', { address: '198.51.100.2' })).statusCode).toBe(401);
  });

  it('is a whole IPv6 /64', async () => {
    const at = (n: number) => `2001:db8:0:7:${n}::${n}`;
    const responses = Array.from({ length: 50 }, (_, n) =>
      signIn(anyone(n), 'wrong', { address: at(n + 1) }),
    );
    expect(await listStatuses(responses)).toEqual(repeatStatus(50, 401));
    expect((await signIn('other', 'wrong', { address: at(51) })).statusCode).toBe(429);
    const neighbour = await signIn('other', 'wrong', { address: '2001:db8:0:8::1' });
    expect(neighbour.statusCode).toBe(401);
  });

  it('is not counted for right passwords, and keeps its count of wrong ones', async () => {
    await guessAtOnce(49, anyone);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await signIn('frontdesk', password)).statusCode);
    expect(statuses).toEqual(repeatStatus(5, 200));
    expect(await guess(2, anyone)).toEqual([401, 429]);
  });
});
