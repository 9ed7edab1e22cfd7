import { describe, expect, it, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { type Attempt, attempt, mostOf, targets, type Way, ways } from './sign-in-attempts.ts';

/** The passwords that were really checked: every attempt brings another one. */
const checked = vi.hoisted(() => new Set<string>());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: async (hash: string, given: string) => {
      checked.add(given);
      return await argon2.verify(hash, given);
    },
  };
});

const attemptsEach = Math.ceil(sized({ short: 450, long: 10_000 }) / ways.length);
const atOnce = 20;
/** What was counted is forgotten after this long: an attack that takes longer proves nothing. */
const periodMs = 15 * 60_000;

interface Attacked {
  statuses: number[];
  /** Calls of somebody who was signed in before, which were not answered as usual. */
  disturbed: number;
}

/** Sends all attempts, some at once, and in between the calls of somebody who is signed in. */
async function attack(
  test: TestApp,
  attempts: readonly Attempt[],
  cookies: Record<string, string>,
): Promise<Attacked> {
  const attacked: Attacked = { statuses: [], disturbed: 0 };
  for (let sent = 0; sent < attempts.length; sent += atOnce) {
    const some = attempts.slice(sent, sent + atOnce);
    const [own, ...answers] = await Promise.all([
      test.call({ ...some[0]?.call, method: 'GET', url: '/api/admin/me', payload: '', cookies }),
      ...some.map(({ call }) => test.call(call)),
    ]);
    if (own.statusCode !== 200) attacked.disturbed += 1;
    attacked.statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  return attacked;
}

describe.each(ways.map((way): [string, Way] => [way.words, way]))('where %s', (_words, way) => {
  it('10 passwords an account and 50 an address are checked, and who is signed in works on', async () => {
    const env = readEnv({ TRUST_PROXY: way.trustProxy });
    const test = await startTestApp({ env });
    for (const account of targets.slice(1)) await makeAccount(test.database, account, []);
    const cookies = await test.signIn(['test-drives'], targets[0]);
    const attempts = Array.from({ length: attemptsEach }, (_, n) => attempt(way, n));
    const startedAt = Date.now();
    const { statuses, disturbed } = await attack(test, attempts, cookies);
    const right = await test.call({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: targets[0], password },
      remoteAddress: '192.0.2.1',
    });
    await test.close();
    expect(Date.now() - startedAt).toBeLessThan(periodMs);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(right.statusCode).toBe(429);
    const tried = attempts.filter((one) => checked.has(one.password));
    const perAccount = mostOf(tried.map(({ account }) => account));
    const perAddress = mostOf(tried.map(({ network }) => network));
    // As many as may be, and no more: fewer would mean that the attack was none.
    expect({ perAccount, perAddress, disturbed }).toEqual({
      perAccount: 10,
      perAddress: 50,
      disturbed: 0,
    });
    recordFigure({
      promise: 'Sign-in',
      measured: `where ${way.words}: most passwords checked of one account and of one address in 15 minutes, of ${attempts.length} attempts; calls of a session disturbed`,
      bar: '10; 50; 0',
      found: `${perAccount}; ${perAddress}; ${disturbed}`,
    });
  });
});
