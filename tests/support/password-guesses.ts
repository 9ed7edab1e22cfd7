import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** What else a sign-in sends, and its address. */
export interface SignInOptions {
  address?: string;
  fields?: object;
  headers?: Record<string, string>;
}

export const listStatuses = async (responses: Promise<LightMyRequestResponse>[]) =>
  (await Promise.all(responses)).map(({ statusCode }) => statusCode);

/** Returns a status repeated a number of times. */
export const repeatStatus = (times: number, status: number) => Array<number>(times).fill(status);
export const anyone = (n: number) => `someone-${n}`;
export const frontdesk = () => 'frontdesk';

/** Sign-ins with guessed passwords. */
export function passwordGuesses(test: () => TestApp) {
  const signIn = (
    username: string,
    given = 'wrong',
    { address = '198.51.100.1', fields, headers = {} }: SignInOptions = {},
    { app } = test(),
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username, password: given, ...fields },
      remoteAddress: address,
      headers,
    });
  return {
    signIn,
    /** Sends wrong passwords one after another; returns the statuses. */
    guess: async (times: number, username: (n: number) => string, sent?: SignInOptions) => {
      const statuses = [];
      for (let n = 0; n < times; n += 1) {
        statuses.push((await signIn(username(n), 'wrong', sent)).statusCode);
      }
      return statuses;
    },
    /** Sends wrong passwords in parallel; returns the statuses. */
    guessAtOnce: (times: number, username: (n: number) => string, sent?: SignInOptions) =>
      listStatuses(Array.from({ length: times }, (_, n) => signIn(username(n), 'wrong', sent))),
    /** Moves all counted attempts into the past. */
    movePast: (time: string) =>
      test().database.db.execute(sql`
        update sign_in_counts set attempts = array(select at - ${time}::interval from unnest(attempts) as at),
          last_attempt_at = last_attempt_at - ${time}::interval`),
  };
}
