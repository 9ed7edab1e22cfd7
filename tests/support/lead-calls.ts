import { count } from 'drizzle-orm';
import { expect } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { readEnv } from '#server/platform/env.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** An application, and the cookies of staff who may see every type of request. */
export interface LeadApp extends TestApp {
  cookies: Record<string, string>;
}

/** Starts the application on its own database. */
export async function startLeadApp(): Promise<LeadApp> {
  // Seven types from one address exceed the limit of a minute.
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

  const submit = (input: Record<string, unknown>, key?: string, remoteAddress = '127.0.0.1') => {
    const { payload, headers } = buildSubmission(facts.slug, input);
    return test().call({
      method: 'POST',
      url: `/api${facts.paths.submit}`,
      remoteAddress,
      payload,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    });
  };
  const readList = (query: Record<string, string>) =>
    test().call({ method: 'GET', url: url(), query, cookies: test().cookies });
  const countByStatus = async (query: Record<string, string>): Promise<Record<string, number>> => {
    const { call, cookies } = test();
    return (await call({ method: 'GET', url: url('/status-counts'), query, cookies })).json().data;
  };
  return {
    accepted,
    firstStatus,
    secondStatus,
    submit,
    /** Submits a valid request, with the given fields in place of the defaults; returns its id. */
    submitValid: async (fields: object = {}, remoteAddress?: string): Promise<string> => {
      const response = await submit({ ...accepted(), ...fields }, undefined, remoteAddress);
      expect(response.statusCode).toBe(201);
      return response.json().data._id;
    },
    readList,
    countByStatus,
    list: async (query: Record<string, string> = {}) => (await readList(query)).json(),
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
    /** Counts the records that are not in the trash. */
    countRecords: async () => {
      const [row] = await test()
        .database.db.select({ records: count() })
        .from(table)
        .where(isNotTrashed(table));
      return row?.records ?? 0;
    },
  };
}
