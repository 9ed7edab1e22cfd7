import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compensationRulesAdmin } from '#contract/finance/compensation-rules.ts';
import { energyPriceAdmin } from '#contract/finance/energy-prices.ts';
import { financeRulesAdmin } from '#contract/finance/rules.ts';
import { officialAccountAdmin } from '#contract/on-road/verify.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { compensationRules, energyPrices, financeRules } from '#server/resources/finance/schema.ts';
import { officialAccounts } from '#server/resources/verify/resource.ts';
import { someFinanceRules } from '#tests/support/tariff-drafts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['tariffs'], 'Rate Editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  const tables = [financeRules, energyPrices, compensationRules, officialAccounts, auditLines];
  for (const table of tables) {
    await test.database.db.delete(table);
  }
});

const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, payload?: object) =>
  test.call({ method, url, cookies, ...(payload && { payload }) });

const rules = { ...someFinanceRules, from: '2027-01-01' };
const energy = {
  from: '2027-01-01',
  petrolPerLitre: 253.17,
  electricityPerKwh: 45.5,
  sourceTitle: 'A notification',
};
const compensation = {
  from: '2027-01-01',
  daysUntilDue: 60,
  kiborBp: 1_195,
  marginBp: 300,
  isOn: true,
  sourceTitle: 'A circular',
};
const account = { bank: 'A bank', title: 'The company', number: 'PK36SCBL0000001123456702' };

const kinds = [
  { facts: financeRulesAdmin, made: rules, defaults: { sourceUrl: null }, changed: { cap: 1 } },
  {
    facts: energyPriceAdmin,
    made: energy,
    defaults: { sourceUrl: null },
    changed: { petrolPerLitre: 300.05 },
  },
  {
    facts: compensationRulesAdmin,
    made: compensation,
    defaults: { sourceUrl: null },
    changed: { isOn: false },
  },
  {
    facts: officialAccountAdmin,
    made: account,
    defaults: { note: null, position: 0 },
    changed: { note: 'For bookings' },
  },
];

describe.each(kinds)('$facts.texts.title', ({ facts, made, defaults, changed }) => {
  const url = `/api${facts.paths.records}`;

  it('are stored, changed, audited, moved to the trash, and samples only until staff edit them', async () => {
    const response = await send('POST', url, { ...made, isSample: true });
    expect(response.statusCode).toBe(201);
    const stored = response.json().data;
    expect(stored).toEqual({
      ...made,
      ...defaults,
      isSample: false,
      _id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const { data } = (await send('PUT', `${url}/${stored._id}`, changed)).json();
    expect(data).toMatchObject({ ...made, ...changed });
    expect((await send('GET', `${url}/${stored._id}`)).json().data).toEqual(data);
    expect((await send('GET', url)).json().data).toEqual([data]);
    expect((await send('DELETE', `${url}/${stored._id}`)).statusCode).toBe(200);
    expect((await send('GET', url)).json().data).toEqual([]);
    const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
    expect(lines.map(({ kind, action }) => [kind, action])).toEqual(
      ['create', 'update', 'delete'].map((action) => [facts.slug, action]),
    );
  });

  it('cannot be changed based on an old version', async () => {
    const { _id, updatedAt } = (await send('POST', url, made)).json().data;
    await send('PUT', `${url}/${_id}`, changed);
    const late = await test.call({
      method: 'PUT',
      url: `${url}/${_id}`,
      payload: changed,
      headers: { 'if-match': `"${updatedAt}"` },
      cookies,
    });
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict).toMatchObject({ yours: changed, current: changed });
  });

  it('every call is 401 without a session and 403 without the permission', async () => {
    const others = await test.signIn(['price-calculator']);
    const calls = [
      { method: 'GET', url },
      { method: 'POST', url, payload: made },
      { method: 'GET', url: `${url}/${randomUUID()}` },
      { method: 'PUT', url: `${url}/${randomUUID()}`, payload: changed },
      { method: 'DELETE', url: `${url}/${randomUUID()}` },
    ] as const;
    for (const call of calls) {
      expect((await test.call(call)).statusCode).toBe(401);
      expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
    }
  });
});

describe.each([
  { facts: financeRulesAdmin, made: rules },
  { facts: energyPriceAdmin, made: energy },
  { facts: compensationRulesAdmin, made: compensation },
])('$facts.texts.title by their first day', ({ facts, made }) => {
  const url = `/api${facts.paths.records}`;
  const message = facts.texts.taken;

  it('begin on a day once, even if many are stored at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('POST', url, made)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ message, errors: [{ field: 'from', message }] });
    const other = (await send('POST', url, { ...made, from: '2027-02-01' })).json().data;
    const change = await send('PUT', `${url}/${other._id}`, { from: made.from });
    expect(change.json().errors).toMatchObject([{ field: 'from', message }]);
  });

  it('are listed by first day, the latest first, and searched by their source', async () => {
    for (const from of ['2027-02-01', '2027-03-01', '2027-01-01']) {
      await send('POST', url, { ...made, from, sourceTitle: `Notice of ${from}` });
    }
    const list = async (query: string) =>
      (await send('GET', `${url}${query}`)).json().data.map((entry: typeof made) => entry.from);
    expect(await list('')).toEqual(['2027-03-01', '2027-02-01', '2027-01-01']);
    expect(await list('?sortOrder=asc&limit=1')).toEqual(['2027-01-01']);
    expect(await list('?search=2027-02')).toEqual(['2027-02-01']);
  });
});

it.each([
  [financeRulesAdmin, rules, { kiborBp: 10_001 }, 'kiborBp'],
  [financeRulesAdmin, rules, { from: '2027-02-30' }, 'from'],
  [financeRulesAdmin, rules, { monthsLarge: 0 }, 'monthsLarge'],
  [energyPriceAdmin, energy, { petrolPerLitre: 1.005 }, 'petrolPerLitre'],
  [energyPriceAdmin, energy, { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
  [compensationRulesAdmin, compensation, { daysUntilDue: 0 }, 'daysUntilDue'],
  [compensationRulesAdmin, compensation, { isOn: 'perhaps' }, 'isOn'],
  [officialAccountAdmin, account, { number: ' ' }, 'number'],
])('%$ with an invalid field is refused, new or changed', async (facts, made, fields, field) => {
  const url = `/api${facts.paths.records}`;
  const { _id } = (await send('POST', url, made)).json().data;
  for (const response of [
    await send('POST', url, { ...made, ...fields }),
    await send('PUT', `${url}/${_id}`, fields),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
  }
});

it('official accounts are listed by position', async () => {
  const url = `/api${officialAccountAdmin.paths.records}`;
  for (const [bank, position] of [
    ['Gamma Bank', 3],
    ['Alpha Bank', 1],
    ['Beta Bank', 2],
  ]) {
    await send('POST', url, { ...account, bank, position });
  }
  const banks = async (query: string) =>
    (await send('GET', `${url}${query}`)).json().data.map(({ bank }: typeof account) => bank);
  expect(await banks('')).toEqual(['Alpha Bank', 'Beta Bank', 'Gamma Bank']);
  expect(await banks('?search=bank%20beta')).toEqual(['Beta Bank']);
});
