import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { readEnv } from '#server/env.ts';
import { leads } from '#server/leads/registry.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Cookies = Record<string, string>;

/** An application that people send to, and staff who look for them. */
export interface PeopleApp extends Pick<TestApp, 'call' | 'signIn' | 'close'> {
  /** Staff who see all that people send, and staff who see bookings only. */
  everybody: Cookies;
  bookingsOnly: Cookies;
  /** Sends a request with these fields in place of the example's; answers its id. */
  send: (slug: string, fields: Record<string, string>) => Promise<string>;
  subscribe: (email: string) => Promise<unknown>;
  /** Forgets all that was sent. */
  clear: () => Promise<void>;
}

/** Two people; a pattern would take the first one's address for others. */
export const ayesha = {
  firstName: 'Ayesha',
  lastName: 'Sample',
  email: 'ayesha_1@mail.example',
} as const;
export const bilal = {
  firstName: 'Bilal',
  lastName: 'Sampleson',
  email: 'bilal@mail.example',
} as const;

/** Starts it on a database of its own. */
export async function startPeopleApp(): Promise<PeopleApp> {
  const test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const permissions = leadTypes.map(({ permission }) => permission);
  async function send(slug: string, fields: Record<string, string>) {
    const facts = leadTypes.find((type) => type.slug === slug);
    const { payload, headers } = submissionOf(slug, { ...acceptedInputs[slug]?.(), ...fields });
    const url = `/api${facts?.paths.submit}`;
    const answer = await test.call({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(201);
    return answer.json().data._id;
  }
  return {
    ...test,
    everybody: await test.signIn([...permissions, 'newsletter-subscriptions']),
    bookingsOnly: await test.signIn(['vehicle-bookings']),
    send,
    subscribe: (email) =>
      test.call({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } }),
    clear: async () => {
      for (const table of [...leads.map((lead) => lead.table), newsletterSubscriptions]) {
        await test.database.db.execute(sql`truncate ${table}`);
      }
    },
  };
}
