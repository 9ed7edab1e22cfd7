import { count } from 'drizzle-orm';
import { expect } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { readEnv } from '#server/env.ts';
import type { Lead } from '#server/leads/lead.ts';
import { leads } from '#server/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** An application, and the cookies of somebody who may see every type of request. */
export interface LeadApp extends TestApp {
  cookies: Record<string, string>;
}

/** Starts it on a database of its own. */
export async function startLeadApp(): Promise<LeadApp> {
  // Seven types from one address are more than it may send in a minute.
  const test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const cookies = await test.signIn(leadTypes.map(({ permission }) => permission));
  return { ...test, cookies };
}

/** Every type of request, for `describe.each`. */
export const eachLead = leads.map((lead) => ({ slug: lead.facts.slug, lead }));

/** The calls that visitors and staff make for one type of request. */
export function leadCalls({ facts, table }: Lead, test: () => LeadApp) {
  const url = (rest = '') => `/api${facts.paths.records}${rest}`;
  const accepted = () => acceptedInputs[facts.slug]?.() ?? {};
  const [firstStatus = '', secondStatus = ''] = Object.keys(facts.statuses);

  const submit = (input: Record<string, unknown>, key?: string) => {
    const { payload, headers } = submissionOf(facts.slug, input);
    return test().call({
      method: 'POST',
      url: `/api${facts.paths.submit}`,
      payload,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    });
  };
  const ask = (query: Record<string, string>) =>
    test().call({ method: 'GET', url: url(), query, cookies: test().cookies });
  return {
    accepted,
    firstStatus,
    secondStatus,
    submit,
    /** Submits what is accepted, with the given fields in place of its own; answers the id. */
    submitted: async (fields: object = {}): Promise<string> => {
      const answer = await submit({ ...accepted(), ...fields });
      expect(answer.statusCode).toBe(201);
      return answer.json().data._id;
    },
    ask,
    list: async (query: Record<string, string> = {}) => (await ask(query)).json(),
    stats: async () => {
      const { cookies, call } = test();
      return (await call({ method: 'GET', url: `/api${facts.paths.stats}`, cookies })).json().data;
    },
    patch: (id: string, payload: object, headers: Record<string, string> = {}) => {
      const { cookies, call } = test();
      return call({ method: 'PATCH', url: url(`/${id}/status`), payload, headers, cookies });
    },
    remove: (id: string) => {
      const { cookies, call } = test();
      return call({ method: 'DELETE', url: url(`/${id}`), cookies });
    },
    countRecords: async () => {
      const [row] = await test().database.db.select({ records: count() }).from(table);
      return row?.records ?? 0;
    },
  };
}
