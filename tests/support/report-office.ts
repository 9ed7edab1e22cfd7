import { expect } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { serviceAppointmentLead } from '#server/resources/leads/types/service-appointment.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { addTwoDealers, type TwoDealers } from './two-dealers.ts';

const tables = new Map<Lead, string>([
  [contactLead, 'contact_inquiries'],
  [testDriveLead, 'test_drives'],
  [serviceAppointmentLead, 'service_appointments'],
]);

/** A request that reports count. */
export interface CountedRequest {
  lead: Lead;
  table: string;
  id: string;
}

/** An office of two dealers whose requests came in the first week of March 2026. */
export interface ReportOffice {
  test: TestApp;
  two: TwoDealers;
  requests: CountedRequest[];
  query: TestApp['database']['pool']['query'];
  /** Calls a route as head office. Only a server error fails. */
  call: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) => ReturnType<TestApp['call']>;
  /** Adds a request whose type, times and dealer follow from a number. */
  addRequest: (n: number) => Promise<void>;
  /** Copies a request, as an import would add it. */
  copyRequest: (request: Pick<CountedRequest, 'table' | 'id'>, createdAt: string) => Promise<void>;
}

/** A moment of the week that follows from a number. */
export const pickMoment = (n: number) =>
  new Date(Date.parse('2026-03-01T19:00:00Z') + (n % 10_000) * 61_000).toISOString();

/** A day of the week that follows from a number. */
export const pickDay = (n: number) => `2026-03-0${1 + (n % 8)}`;

/** Submits a request and moves it to the week. */
async function submitRequest({ query, two, requests }: ReportOffice, n: number): Promise<void> {
  const lead = [...tables.keys()][n % 3] ?? contactLead;
  const table = tables.get(lead) ?? '';
  const number = requests.length * 17 + (n % 17);
  const id = await two.submit(lead, n % 2, {
    source: `site-${n % 4}`,
    phone: `+92 301 ${1_000_000 + number}`,
    email: `visitor-${requests.length}-${n}@visitors.example`,
  });
  const created = pickMoment(n * 3);
  const answered = [created, pickMoment(n * 3 + 500)].sort().at(-1);
  const change = `update ${table} set created_at = $1, first_response_at = $2 where _id = $3`;
  await query(change, [created, n % 5 === 0 ? null : answered, id]);
  if (lead !== contactLead) {
    const date = lead === testDriveLead ? 'preferred_date' : 'service_date';
    await query(`update ${table} set ${date} = $1 where _id = $2`, [pickDay(n), id]);
  }
  requests.push({ lead, table, id });
}

async function copyRow({ query }: ReportOffice, { table, id }: CountedRequest, createdAt: string) {
  const { rows } = await query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  await query(
    `insert into ${table} (${rows[0]?.names}) select ${rows[0]?.names} from (
        select (jsonb_populate_record(null::${table},
          to_jsonb(r) || jsonb_build_object('_id', gen_random_uuid(), 'created_at', $1::text))).*
        from ${table} as r where _id = $2) as copied`,
    [createdAt, id],
  );
}

/** Starts the application with this office, and no requests yet. */
export async function startReportOffice(): Promise<ReportOffice> {
  const test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const two = await addTwoDealers(test);
  const office: ReportOffice = {
    test,
    two,
    requests: [],
    query: test.database.pool.query.bind(test.database.pool),
    call: async (method, path, payload) => {
      const options = { method, url: `/api${path}`, cookies: two.headOffice };
      const response = await test.call({ ...options, ...(payload && { payload }) });
      expect(response.statusCode, `${method} ${path}: ${response.body}`).toBeLessThan(500);
      return response;
    },
    addRequest: (n) => submitRequest(office, n),
    copyRequest: (request, createdAt) => copyRow(office, request as CountedRequest, createdAt),
  };
  return office;
}
