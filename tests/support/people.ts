import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { readEnv } from '#server/platform/env.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Cookies = Record<string, string>;

/** An application that visitors send requests to, and staff who search for them. */
export interface PeopleApp extends Pick<TestApp, 'call' | 'signIn' | 'close'> {
  /** Cookies of staff who see every kind of record, and of staff who see bookings only. */
  allKinds: Cookies;
  bookingsOnly: Cookies;
  /** Sends a request with these fields in place of the defaults; returns its id. */
  send: (slug: string, fields: Record<string, string>) => Promise<string>;
  subscribe: (email: string) => Promise<unknown>;
  /** Deletes all that was sent. */
  clear: () => Promise<void>;
}

/** Two people; the first one's email address has a character that is a wildcard in patterns. */
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

/** Starts the application on its own database. */
export async function startPeopleApp(): Promise<PeopleApp> {
  const test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const permissions = leadTypes.map(({ permission }) => permission);
  async function send(slug: string, fields: Record<string, string>) {
    const facts = leadTypes.find((type) => type.slug === slug);
    const { payload, headers } = buildSubmission(slug, { ...acceptedInputs[slug]?.(), ...fields });
    const url = `/api${facts?.paths.submit}`;
    const response = await test.call({ method: 'POST', url, payload, headers });
    expect(response.statusCode).toBe(201);
    return response.json().data._id;
  }
  return {
    ...test,
    allKinds: await test.signIn([...permissions, 'newsletter-subscriptions']),
    bookingsOnly: await test.signIn(['vehicle-bookings']),
    send,
    subscribe: (email) =>
      test.call({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } }),
    clear: async () => {
      for (const table of [...leads.map((lead) => lead.table), newsletterSubscriptions]) {
        await test.database.db.execute(sql`truncate ${table} cascade`);
      }
    },
  };
}
