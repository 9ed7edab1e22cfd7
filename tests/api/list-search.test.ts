import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealerSearchAdmin } from '#contract/dealers/dealer-searches.ts';
import { permissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { columnName } from '#server/platform/db/columns.ts';
import { readEnv } from '#server/platform/env.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { resources } from '#server/resources/index.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { quoteWrite } from '#tests/assurance/visitor-writes.ts';
import { make, openWriteContext, type WriteContext } from '#tests/assurance/writes.ts';
import { makeDealer } from '#tests/factories.ts';
import { insertAuditLine } from '#tests/support/audit-lines.ts';
import { everyKind } from '#tests/support/every-kind.ts';
import { makeDraft } from '#tests/support/tariff-drafts.ts';
import { makeAccount } from '#tests/support/test-app.ts';

let context: WriteContext;
beforeAll(async () => {
  context = await openWriteContext({ env: readEnv({ RATE_LIMIT: 'off' }) });
});
afterAll(() => context.test.close());

/** Two searched columns of each list whose search is its own. */
const ownSearches: Record<string, readonly [string, string?]> = {
  ...Object.fromEntries(
    leads.map(({ facts }) => [
      facts.slug,
      ['phone', facts.slug === 'parts-requests' ? 'additional_notes' : 'notes'],
    ]),
  ),
  'newsletter-subscriptions': ['first_name', 'last_name'],
  'newsletter-issues': ['subject', 'text'],
  'news-management': ['title', 'content'],
  'event-management': ['title', 'content'],
  'media-management': ['title', 'content'],
  dealers: ['name', 'address'],
  'dealer-searches': ['search_query', 'notes'],
  cars: ['name', 'variant'],
  cities: ['name', 'province'],
  tariffs: ['label', 'note'],
  quotes: ['name', 'car'],
  'job-openings': ['title', 'location'],
  'staff-accounts': ['username', 'role'],
  audit: ['username', 'new'],
};

/** Resources without a search: weekly hours are found by dealer, and appointments are in the calendar. */
const unsearched: readonly string[] = ['openings', 'appointments', 'availability'];

const lists = resources
  .filter(({ slug }) => !unsearched.includes(slug))
  .map((resource) => ({
    slug: resource.slug,
    records: (resource.list ?? dealerSearchAdmin).paths.records,
    table: (resource.trash?.records.table ?? resource.tables[0]) as PgTable,
    columns:
      ownSearches[resource.slug] ??
      resource.list?.searched?.slice(0, 2).map((column) => columnName(column.name, column)) ??
      [],
  }));

const search = async (records: string, words: string): Promise<string[]> => {
  const response = await context.test.call({
    method: 'GET',
    url: `/api${records}`,
    query: { search: words },
    cookies: context.adminCookies,
  });
  expect(response.statusCode).toBe(200);
  return response.json().data.map(({ _id }: { _id: string }) => _id);
};

/** Creates a record of a kind and returns its id. */
async function create(slug: string): Promise<string> {
  const { database } = context.test;
  if (slug === 'audit') {
    const recordId = await insertAuditLine(database, {});
    const { rows } = await database.db.execute<{ _id: string }>(
      sql`select _id from ${auditLines} where record_id = ${recordId}`,
    );
    return rows[0]?._id ?? '';
  }
  if (slug === 'staff-accounts') {
    await makeAccount(database, 'Searched', permissions);
    const { rows } = await database.db.execute<{ _id: string }>(
      sql`select _id from staff_accounts where username = 'Searched'`,
    );
    return rows[0]?._id ?? '';
  }
  if (slug === 'tariffs') {
    const url = '/api/tariffs/admin/versions';
    const payload = makeDraft();
    const cookies = context.adminCookies;
    return (await context.test.call({ method: 'POST', url, payload, cookies })).json().data._id;
  }
  if (slug === 'quotes') {
    await make(context, quoteWrite(context));
    const { rows } = await database.db.execute<{ _id: string }>(sql`select _id from quotes`);
    return rows[0]?._id ?? '';
  }
  const kind = everyKind.find((one) => one.slug === slug);
  if (!kind) throw new Error(`Nothing creates a record of ${slug}`);
  return await kind.create(context);
}

describe.each(lists)('$slug', ({ slug, records, table, columns }) => {
  it('finds words in any order, in two fields, in any letter case, with two spaces', async () => {
    const [first = '', second] = columns;
    const id = await create(slug);
    const other = slug === 'audit' ? sql`'{"notes": "Sapphirine"}'::jsonb` : 'Sapphirine';
    const values = second
      ? sql`${sql.identifier(first)} = 'Marmalade', ${sql.identifier(second)} = ${other}`
      : sql`${sql.identifier(first)} = 'Marmalade Sapphirine'`;
    await context.test.database.db.execute(sql`update ${table} set ${values} where _id = ${id}`);
    for (const words of ['sapphirine  MARMALADE', 'Marmalade Sapphirine', ' marma\tsapphi ']) {
      expect(await search(records, words), words).toEqual([id]);
    }
    expect(await search(records, 'Marmalade Missing')).toEqual([]);
  });
});

describe.each(lists)('$slug', ({ slug, records, table, columns: [first = ''] }) => {
  it('finds an Urdu word that another keyboard wrote, with vowel marks or without', async () => {
    const id = await create(slug);
    // Arabic kaf and yeh, a decomposed alef with madda, marks and tatweel.
    const stored = '\u0643رامت عل\u064A \u0627\u0653صف م\u064Fح\u0640م\u0651د';
    const value = sql`${sql.identifier(first)} = ${stored}`;
    await context.test.database.db.execute(sql`update ${table} set ${value} where _id = ${id}`);
    // Farsi letters of Urdu keyboards, composed.
    expect(await search(records, '\u06A9رامت عل\u06CC \u0622صف محمد')).toEqual([id]);
    expect(await search(records, '\u06A9رامت عل\u06D2')).toEqual([]);
  });
});

it('staff find a dealer by the phone number in any form, visitors do not', async () => {
  const { test, adminCookies } = context;
  const landline = makeDealer({ _id: randomUUID(), phone: '+92 (0)42 3571-4321' });
  const mobile = makeDealer({ _id: randomUUID(), phone: '0321-9876543' });
  await test.database.db.insert(dealers).values([landline, mobile]);
  for (const words of ['042 35714321', '+92 42 3571 4321', '04235714321', '3571-4321']) {
    expect(await search('/dealers', words), words).toEqual([landline._id]);
  }
  for (const words of ['+92 321 9876543', '03219876543', '9876543']) {
    expect(await search('/dealers', words), words).toEqual([mobile._id]);
  }
  const request = { method: 'GET', url: '/api/dealers', query: { search: '03219876543' } } as const;
  expect((await test.call(request)).json().data).toEqual([]);
  const exported = await test.call({
    ...request,
    url: '/api/dealers/export',
    cookies: adminCookies,
  });
  expect(exported.body).toContain(mobile.name);
});
