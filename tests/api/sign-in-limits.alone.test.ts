import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInCounts } from '#server/staff/schema.ts';
import { checks } from '#tests/support/password-checks.ts';
import {
  all,
  anyone,
  frontdesk,
  passwordGuesses,
  type Sent,
  statusesOf,
} from '#tests/support/password-guesses.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

// In place of the real check, which staff.test.ts uses and which takes long on purpose.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const { notedCheck } = await import('#tests/support/password-checks.ts');
  return {
    ...(await importOriginal<object>()),
    verify: notedCheck((given) => given === password),
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
  Object.assign(checks, { hashes: [], mostAtOnce: 0 });
});

const { signIn, guess, guessAtOnce, letPass } = passwordGuesses(() => test);

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
