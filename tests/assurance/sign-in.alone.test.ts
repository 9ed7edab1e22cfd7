import { setTimeout } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import {
  type Attempt,
  buildAttempt,
  countMostFrequent,
  type ProxySetup,
  proxySetups,
  targets,
} from './sign-in-attempts.ts';

/** The passwords that the server actually verified. Each attempt has its own. */
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

const attemptsEach = Math.ceil(sized({ short: 1_200, long: 10_000 }) / proxySetups.length);
const batchSize = 20;
/** Pauses between batches keep each address below the general limit of 600 submissions a minute. */
const pauseMs = sized({ short: 0, long: 900 });
/** Attempts expire after this long: a slower attack would prove nothing. */
const periodMs = 15 * 60_000;

interface Attacked {
  statuses: number[];
  /** Calls of an existing session that failed. */
  disturbed: number;
  /** The owner's correct passwords that were refused in a known browser. */
  lockedOut: number;
}

/** Signs in the owner of the attacked account; the cookies make it a known browser. */
const signInOwner = (test: TestApp, cookies: Record<string, string>, call: InjectOptions = {}) =>
  test.call({
    ...call,
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: targets[0], password },
    cookies: Object.fromEntries(
      Object.entries(cookies).filter(([name]) => name.startsWith('browser-')),
    ),
  });

/** Sends all attempts in parallel batches, along with calls of the owner from an attacker's network. */
async function attack(
  test: TestApp,
  attempts: readonly Attempt[],
  cookies: Record<string, string>,
): Promise<Attacked> {
  const attacked: Attacked = { statuses: [], disturbed: 0, lockedOut: 0 };
  for (let sent = 0; sent < attempts.length; sent += batchSize) {
    const some = attempts.slice(sent, sent + batchSize);
    const [own, signedIn, ...responses] = await Promise.all([
      test.call({ ...some[0]?.call, method: 'GET', url: '/api/admin/me', payload: '', cookies }),
      signInOwner(test, cookies, some[1]?.call),
      ...some.map(({ call }) => test.call(call)),
    ]);
    if (own.statusCode !== 200) attacked.disturbed += 1;
    if (signedIn.statusCode !== 200) attacked.lockedOut += 1;
    attacked.statuses.push(...responses.map(({ statusCode }) => statusCode));
    await setTimeout(pauseMs);
  }
  return attacked;
}

describe.each(proxySetups.map((setup): [string, ProxySetup] => [setup.label, setup]))(
  'where %s',
  (_label, setup) => {
    it('limits password guesses per account and network, and never locks out a known browser or session', async () => {
      const env = readEnv({ TRUST_PROXY: setup.trustProxy });
      const test = await startTestApp({ env });
      for (const account of targets.slice(1)) await makeAccount(test.database, account, []);
      const cookies = await test.signIn(['test-drives'], targets[0]);
      const attempts = Array.from({ length: attemptsEach }, (_, n) => buildAttempt(setup, n));
      const startedAt = Date.now();
      const { statuses, disturbed, lockedOut } = await attack(test, attempts, cookies);
      const stranger = await signInOwner(test, {}, attempts[1]?.call);
      const owner = await signInOwner(test, cookies, attempts[1]?.call);
      await test.close();
      expect(Date.now() - startedAt).toBeLessThan(periodMs);
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
      expect([stranger.statusCode, owner.statusCode]).toEqual([429, 200]);
      const tried = attempts.filter((one) => checked.has(one.password));
      const perAccount = countMostFrequent(tried.map(({ account }) => account));
      const perNetwork = countMostFrequent(tried.map(({ network }) => network));
      const perPair = countMostFrequent(
        tried.map(({ account, network }) => `${account} ${network}`),
      );
      // Exactly the limits: fewer would mean that the attack itself did not work.
      expect({ perPair, perNetwork, disturbed, lockedOut }).toEqual({
        perPair: 10,
        perNetwork: 50,
        disturbed: 0,
        lockedOut: 0,
      });
      expect(perAccount).toBeGreaterThanOrEqual(100);
      // After 100 the delay grows to a minute, which allows 20 more in 15 minutes.
      expect(perAccount).toBeLessThanOrEqual(120);
      recordFigure({
        promise: 'Sign-in',
        measured: `where ${setup.label}: most passwords checked of one account from one network, of one network and of one account in 15 minutes, of ${attempts.length} attempts; calls of a session disturbed; the owner’s sign-ins refused in a browser used before`,
        bar: '10; 50; 120; 0; 0',
        found: `${perPair}; ${perNetwork}; ${perAccount}; ${disturbed}; ${lockedOut}`,
      });
    });
  },
);
