import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entrySources } from '#contract/leads/staff-entry.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { addBookables, listSlots, openDaily } from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, answeredLeads, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

type Lead = (typeof leads)[number];
type Fields = Record<string, unknown>;

/** What staff send: the visitor's input without the agreements. */
function buildInput({ facts }: Lead, fields: Fields = {}): Fields {
  const input = { ...acceptedInputs[facts.slug]?.(), source: 'phone', ...fields };
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !facts.agreements.includes(name)),
  );
}

const take = (
  { facts }: Lead,
  payload: Fields,
  { cookies = two.headOffice, key }: { cookies?: Record<string, string>; key?: string } = {},
) =>
  test.call({
    method: 'POST',
    url: `/api${facts.paths.records}`,
    cookies,
    payload,
    headers: { ...(key && { 'idempotency-key': key }), 'user-agent': 'A browser of staff' },
  });

const dealer = (index: number) => {
  const found = two.dealers[index];
  if (!found) throw new Error('no such dealer');
  return found;
};

const readTimeline = async ({ facts }: Lead, id: string) =>
  (
    await test.call({
      method: 'GET',
      url: `/api/admin/timeline/${facts.slug}/${id}`,
      cookies: two.headOffice,
    })
  ).json().data;

const enteredLeads = leads.filter(({ facts }) => facts.slug !== 'job-applications');

describe.each(enteredLeads.map((lead) => ({ slug: lead.facts.slug, lead })))(
  '$slug',
  ({ lead }) => {
    const { facts } = lead;

    it.each(entrySources)('staff take a request that came by %s', async (source) => {
      const answer = await take(lead, buildInput(lead, { source }));
      expect(answer.statusCode).toBe(201);
      const { data } = answer.json();
      expect(data).toMatchObject({
        source,
        ipAddress: null,
        userAgent: null,
        firstResponseAt: null,
      });
      expect(data.status).toBe(Object.keys(facts.statuses)[0]);
      for (const name of facts.agreements) expect(data[name], name).toBe(false);
      const [first] = (await readTimeline(lead, data._id)).toReversed();
      expect(first).toMatchObject({ type: 'submitted', by: 'office', at: expect.any(String) });
      const lines = (await test.database.db.select().from(auditLines)).filter(
        ({ recordId }) => recordId === data._id,
      );
      expect(lines).toMatchObject([{ username: 'office', action: 'create', kind: facts.slug }]);
    });

    it('counts like a visitor’s, and the customer and nobody else gets an email', async () => {
      const readStats = async () =>
        (
          await test.call({
            method: 'GET',
            url: `/api${facts.paths.stats}`,
            cookies: two.headOffice,
          })
        ).json().data;
      const before = await readStats();
      const email = `caller-${facts.slug}@mail.example`;
      await take(lead, buildInput(lead, { email }));
      expect((await readStats()).currentPeriod).toBe(before.currentPeriod + 1);
      const queued = await test.database.db.select().from(outgoingMail);
      const mails = queued.filter(({ recipient }) => recipient === email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('We have written your request down.');
    });

    it.each([['web'], [''], [undefined], ['Phone']])('the source %j is refused', async (source) => {
      const answer = await take(lead, buildInput(lead, { source }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([
        { field: 'source', message: 'source must be one of: phone, walk-in, whatsapp' },
      ]);
    });

    it('keeps the rules of the visitor’s form', async () => {
      const answer = await take(lead, buildInput(lead, { phone: '' }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ field: 'phone' }]);
    });

    it('stores nothing from fields that no form has', async () => {
      const forged = {
        status: Object.keys(facts.statuses)[1],
        assignedTo: 'office',
        // Forms with appointments name the dealer.
        ...(facts.appointment === null && { dealerId: dealer(0)._id }),
        firstResponseAt: '2001-01-01T00:00:00.000Z',
        ipAddress: '192.0.2.1',
        createdAt: '2001-01-01T00:00:00.000Z',
        basePrice: 1,
        freight: 1,
        finalPrice: 1,
        ...Object.fromEntries(facts.agreements.map((name) => [name, true])),
      };
      const { data } = (await take(lead, { ...buildInput(lead), ...forged })).json();
      expect(data).toMatchObject({ assignedTo: null, dealerId: null, ipAddress: null });
      expect(data.status).toBe(Object.keys(facts.statuses)[0]);
      expect(data.createdAt > '2026').toBe(true);
      for (const name of facts.agreements) expect(data[name], name).toBe(false);
      expect(data.finalPrice ?? null).toBeNull();
    });

    it('is stored once under one key, and another input under that key is a conflict', async () => {
      const key = `taken-${facts.slug}`;
      const email = `repeated-${facts.slug}@mail.example`;
      const input = buildInput(lead, { email });
      const ids = await Promise.all(
        [1, 2, 3].map(async () => (await take(lead, input, { key })).json().data._id),
      );
      expect(new Set(ids).size).toBe(1);
      const timeline = await readTimeline(lead, ids[0]);
      expect(timeline.map(({ type }: { type: string }) => type)).toEqual(['submitted']);
      const queued = await test.database.db.select().from(outgoingMail);
      expect(queued.filter(({ recipient }) => recipient === email)).toHaveLength(1);
      const other = await take(lead, buildInput(lead, { email: 'other@mail.example' }), { key });
      expect(other.statusCode).toBe(409);
    });

    it('needs the permission, and a session', async () => {
      const other = await test.signIn(['news-management']);
      expect((await take(lead, buildInput(lead), { cookies: other })).statusCode).toBe(403);
      expect((await take(lead, buildInput(lead), { cookies: {} })).statusCode).toBe(401);
    });
  },
);

it('staff take no job applications: they come with files', async () => {
  const url = '/api/job-application/admin/applications';
  const answer = await test.call({ method: 'POST', url, cookies: two.headOffice, payload: {} });
  expect(answer.statusCode).toBe(404);
});

describe.each(answeredLeads.map((lead) => ({ slug: lead.facts.slug, lead })))(
  'an account of a dealer takes $slug',
  ({ lead }) => {
    const { dealership } = lead.facts;
    const named = (label: unknown) => (dealership ? { [dealership]: label } : {});
    const cookies = () => dealer(0).cookies;

    it('for its own dealer, and owns them', async () => {
      const input = buildInput(lead, named(dealer(0).label));
      const answer = await take(lead, input, { cookies: cookies() });
      expect(answer.statusCode).toBe(201);
      const owner = { dealerId: dealer(0)._id, assignedTo: 'dealer-one' };
      expect(answer.json().data).toMatchObject(owner);
    });

    it.runIf(dealership)('for no other dealer, under any spelling', async () => {
      for (const label of [dealer(1).label, `${dealer(1).label} `, 'Nobody, Nowhere']) {
        const answer = await take(lead, buildInput(lead, named(label)), { cookies: cookies() });
        expect(answer.statusCode, label).toBe(400);
        expect(answer.json().errors).toMatchObject([
          { field: dealership, message: 'Your account takes requests for its own dealer only' },
        ]);
      }
    });

    it.runIf(lead.facts.appointment)('at no time of another dealer, named by its id', async () => {
      const { db } = test.database;
      const kind = lead.facts.appointment?.kind ?? 'test-drive';
      const other = dealer(1)._id;
      await openDaily(db, other, kind);
      await addBookables(db, other, kind);
      const [slot] = await listSlots(test, kind, other);
      const own = named(dealer(0).label);
      for (const fields of [{ dealerId: other, slot }, { dealerId: other }]) {
        const input = buildInput(lead, { ...own, ...fields });
        const answer = await take(lead, input, { cookies: cookies() });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors).toMatchObject([
          { field: 'dealerId', message: 'Your account takes requests for its own dealer only' },
        ]);
      }
      const input = buildInput(lead, { ...own, dealerId: dealer(0)._id });
      expect((await take(lead, input, { cookies: cookies() })).statusCode).toBe(201);
    });
  },
);

it('a request taken at head office goes to the dealer that it names, and to its account if it assigns', async () => {
  const { label, _id } = dealer(1);
  const input = buildInput(testDriveLead, { selectedDealership: label });
  const first = (await take(testDriveLead, input)).json().data;
  expect(first).toMatchObject({ dealerId: _id, assignedTo: null });
  await test.database.pool.query('update dealers set auto_assign = true where _id = $1', [_id]);
  const second = (await take(testDriveLead, input)).json().data;
  expect(second).toMatchObject({ dealerId: _id, assignedTo: 'dealer-two' });
  const own = { ...input, selectedDealership: undefined };
  const third = await take(
    testDriveLead,
    { ...own, selectedDealership: label },
    { cookies: dealer(1).cookies },
  );
  expect(third.json().data).toMatchObject({ dealerId: _id, assignedTo: 'dealer-two' });
});

it('calls do not count against the limits of visitors’ emails', async () => {
  const email = 'often@mail.example';
  const input = buildInput(testDriveLead, { email });
  for (let call = 0; call < 12; call += 1) {
    expect((await take(testDriveLead, { ...input, firstName: `Caller ${call}` })).statusCode).toBe(
      201,
    );
  }
  const count = async () => {
    const queued = await test.database.db.select().from(outgoingMail);
    return queued.filter(({ recipient }) => recipient === email).length;
  };
  expect(await count()).toBe(12);
  const payload = { ...acceptedInputs['test-drives']?.(), email };
  await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
  expect(await count()).toBe(13);
});
