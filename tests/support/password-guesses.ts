import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** What comes with a try, and where it comes from. */
export interface Sent {
  address?: string;
  fields?: object;
  headers?: Record<string, string>;
}

export const statusesOf = async (answers: Promise<LightMyRequestResponse>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

/** So many statuses, all alike. */
export const all = (times: number, status: number) => Array<number>(times).fill(status);
export const anyone = (n: number) => `someone-${n}`;
export const frontdesk = () => 'frontdesk';

/** The tries to sign in of somebody who guesses. */
export function passwordGuesses(test: () => TestApp) {
  const signIn = (
    username: string,
    given = 'wrong',
    { address = '198.51.100.1', fields, headers = {} }: Sent = {},
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
    /** Wrong passwords one after another; answers the statuses. */
    guess: async (times: number, username: (n: number) => string, sent?: Sent) => {
      const statuses = [];
      for (let n = 0; n < times; n += 1) {
        statuses.push((await signIn(username(n), 'wrong', sent)).statusCode);
      }
      return statuses;
    },
    /** The same all at once, where their order does not matter. */
    guessAtOnce: (times: number, username: (n: number) => string, sent?: Sent) =>
      statusesOf(Array.from({ length: times }, (_, n) => signIn(username(n), 'wrong', sent))),
    /** Moves all that was counted into the past. */
    letPass: (time: string) =>
      test().database.db.execute(sql`
        update sign_in_counts set attempts = array(select at - ${time}::interval from unnest(attempts) as at),
          last_attempt_at = last_attempt_at - ${time}::interval`),
  };
}
