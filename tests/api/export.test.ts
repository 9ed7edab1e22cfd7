import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExportPath } from '#contract/http/http.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { readEnv } from '#server/platform/env.ts';
import { formatCell, formatPhone } from '#server/records/export/csv.ts';
import { resources } from '#server/resources/index.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(
    resources.map(({ permission }) => permission),
    'Exporter',
  );
});
afterAll(() => test.close());

type Query = Record<string, string>;
type Row = Record<string, string>;

const download = (kind: { paths: { records: string } }, query: Query = {}) =>
  test.call({ method: 'GET', url: `/api${buildExportPath(kind.paths)}`, query, cookies });

async function readRows(kind: { paths: { records: string } }, query: Query = {}): Promise<Row[]> {
  const response = await download(kind, query);
  expect(response.statusCode).toBe(200);
  return parse(response.rawPayload, { bom: true, columns: true });
}

async function listIds(kind: { paths: { records: string } }, query: Query) {
  const url = `/api${kind.paths.records}`;
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const paged = { ...query, page: String(page), limit: '100' };
    const { data } = (await test.call({ method: 'GET', url, query: paged, cookies })).json();
    if (data.length === 0) return ids;
    ids.push(...data.map(({ _id }: { _id: string }) => _id));
  }
}

const readIds = (rows: Row[]) => rows.map(({ ID }) => ID);

describe.each(leadTypes.map((facts) => ({ slug: facts.slug, facts })))('$slug', ({ facts }) => {
  it('a request is exported with its reference, status, time, IP address and every field under its label', async () => {
    const input: Record<string, unknown> = {
      ...acceptedInputs[facts.slug]?.(),
      city: 'لاہور "North", =1',
    };
    const { payload, headers } = buildSubmission(facts.slug, input);
    const url = `/api${facts.paths.submit}`;
    const sent = await test.call({ method: 'POST', url, payload, headers });
    const { _id } = sent.json().data;
    const [row] = await readRows(facts, { _id });
    expect(row).toMatchObject({
      Reference: formatCell(formatReference(_id)),
      ID: _id,
      Phone: formatPhone(String(input.phone)),
      Status: Object.keys(facts.statuses)[0],
      'Created at (Pakistan time)': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      'IP address': '127.0.0.1',
    });
    expect(row).not.toHaveProperty('Search text');
    const asked = Object.keys(facts.labels).filter((name) => name !== 'slot');
    const headings = asked.map((name) => labelForStaff(facts, name));
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(headings));
    // Not every type has a city.
    expect([undefined, input.city]).toContain(row?.City);
  });
});

it('requests whose name was written on another keyboard are exported with the others', async () => {
  const facts = testDriveLead.facts;
  const input = {
    ...acceptedInputs[facts.slug]?.(),
    firstName: '\u0643امران',
    lastName: 'عل\u064A',
  };
  const { payload, headers } = buildSubmission(facts.slug, input);
  const url = `/api${facts.paths.submit}`;
  const { _id } = (await test.call({ method: 'POST', url, payload, headers })).json().data;
  const rows = await readRows(facts, { search: '\u06A9امران عل\u06CC' });
  expect(readIds(rows)).toEqual([_id]);
  expect(rows[0]?.['First name']).toBe('\u0643امران');
});

describe('a list of many pages', () => {
  const records = 1234;
  beforeAll(async () => {
    await test.database.db.execute(sql`
      insert into ${newsletterSubscriptions}
        (_id, email, email_key, first_name, source, is_subscribed, created_at, updated_at)
      select gen_random_uuid(), 'reader_' || n || '@mail.example', 'reader_' || n || '@mail.example',
        case when n % 3 > 0 then 'Name ' || n % 7 end, 'popup', n % 2 = 0,
        now() - (n / 5) * interval '1 minute', now()
      from generate_series(1, ${records}::int) as n`);
  });

  it.each<Query>([
    {},
    { status: 'subscribed' },
    { sortBy: 'firstName', sortOrder: 'asc' },
    { search: 'READER_1', sortBy: 'email' },
    { search: '%' },
    { search: "o'reader \\' -- $1" },
    { page: '3', limit: '5', source: 'popup' },
  ])('is exported with %j as the same rows in the same order', async (query) => {
    const { page: _page, limit: _limit, ...filters } = query;
    expect(readIds(await readRows(newsletterAdmin, query))).toEqual(
      await listIds(newsletterAdmin, filters),
    );
  });

  it('is a CSV file in UTF-8 with a byte order mark, and is not cached', async () => {
    const response = await download(newsletterAdmin);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="newsletter-subscriptions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(response.body.endsWith('"\r\n')).toBe(true);
  });

  it('leaves an audit line with user, kind, filters and number of rows', async () => {
    await test.database.db.delete(auditLines);
    await download(newsletterAdmin, { status: 'unsubscribed', page: '2' });
    const [line, ...others] = await test.database.db.select().from(auditLines);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      username: 'Exporter',
      action: 'export',
      kind: 'newsletter-subscriptions',
      new: { status: 'unsubscribed', count: records / 2 },
    });
    expect(line?.new).not.toHaveProperty('page');
  });

  it('refuses an unknown sort key before any row is sent', async () => {
    const response = await download(newsletterAdmin, { sortBy: 'emailKey' });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/^sortBy must be one of/);
  });
});

it('a request names its dealer, not the dealer’s id', async () => {
  const two = await addTwoDealers(test);
  const id = await two.submit(testDriveLead, 0);
  const [row] = await readRows(testDriveLead.facts, { _id: id });
  expect(row?.Dealer).toBe(two.dealers[0]?.label);
});

it.each<Query>([
  { from: '2026-01-01', until: '2099-12-31' },
  { overdue: 'true' },
  { assignedTo: 'none' },
  { assignedTo: "O'Neil", source: 'direct' },
  { search: '0300 1234567', sortBy: 'appointmentAt' },
  { search: 'کراچی' },
])('requests filtered by %j are exported as they are listed', async (query) => {
  const listed = await listIds(testDriveLead.facts, query);
  expect(readIds(await readRows(testDriveLead.facts, query))).toEqual(listed);
});

it('values come back as they were entered, whatever they contain', async () => {
  const entered = {
    firstName: 'tab\tbackslash \\n quote " \\N',
    lastName: '=1+1',
  };
  const { payload, headers } = buildSubmission(testDriveLead.facts.slug, {
    ...acceptedInputs[testDriveLead.facts.slug]?.(),
    ...entered,
  });
  const url = `/api${testDriveLead.facts.paths.submit}`;
  const { _id } = (await test.call({ method: 'POST', url, payload, headers })).json().data;
  const [row] = await readRows(testDriveLead.facts, { _id });
  expect(row).toMatchObject({
    'First name': entered.firstName,
    'Last name': "'=1+1",
  });
  // Both agreements.
  expect(Object.values(row ?? {}).filter((cell) => cell === 'Yes')).toHaveLength(2);
});
