import { randomUUID } from 'node:crypto';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '#contract/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { readEnv } from '#server/env.ts';
import { leads } from '#server/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { asStored, submissionOf } from '#tests/submissions.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A text that an update field takes, told from its name. */
function exampleOf(field: string): string {
  if (field.endsWith('Date')) return '2099-01-31';
  if (field.endsWith('Time')) return '09:05';
  if (field === 'paymentStatus') return 'partial';
  return field.endsWith('Cost') ? '25000' : 'Some text';
}

let test: TestApp;
let cookies: Record<string, string>;

beforeAll(async () => {
  // Seven types from one address are more than it may send in a minute.
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(leadTypes.map(({ permission }) => permission));
});
afterAll(() => test.close());

it('every type of the contract has its table, its screen permission and an example', () => {
  const slugs = leadTypes.map(({ slug }) => slug);
  expect(leads.map(({ facts }) => facts.slug)).toEqual(slugs);
  expect(Object.keys(acceptedInputs)).toEqual(slugs);
});

describe.each(leads.map((lead) => ({ slug: lead.facts.slug, lead })))('$slug', ({ lead }) => {
  const { facts } = lead;
  const url = (rest = '') => `/api${facts.paths.records}${rest}`;
  const accepted = () => acceptedInputs[facts.slug]?.() ?? {};
  const [firstStatus = '', secondStatus = ''] = Object.keys(facts.statuses);

  const submit = (input: Record<string, unknown>, key?: string) => {
    const { payload, headers } = submissionOf(facts.slug, input);
    return test.call({
      method: 'POST',
      url: `/api${facts.paths.submit}`,
      payload,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    });
  };
  const submitted = async (fields: object = {}): Promise<string> => {
    const answer = await submit({ ...accepted(), ...fields });
    expect(answer.statusCode).toBe(201);
    return answer.json().data._id;
  };
  const list = async (query: Record<string, string> = {}) =>
    (await test.call({ method: 'GET', url: url(), query, cookies })).json();
  const stats = async () =>
    (await test.call({ method: 'GET', url: `/api${facts.paths.stats}`, cookies })).json().data;
  const patch = (id: string, payload: object, headers: Record<string, string> = {}) =>
    test.call({ method: 'PATCH', url: url(`/${id}/status`), payload, headers, cookies });
  const remove = (id: string) => test.call({ method: 'DELETE', url: url(`/${id}`), cookies });
  const countRecords = async () => {
    const [row] = await test.database.db.select({ records: count() }).from(lead.table);
    return row?.records ?? 0;
  };
  const recount = async () => {
    const counted = await test.database.db
      .select({ status: lead.table.status, records: count() })
      .from(lead.table)
      .groupBy(lead.table.status);
    const byStatus = Object.fromEntries(Object.keys(facts.statuses).map((status) => [status, 0]));
    for (const { status, records } of counted) byStatus[String(status)] = records;
    return byStatus;
  };

  it('a submission is answered without personal data and reaches the staff list whole', async () => {
    const input = accepted();
    const answer = await submit(input);
    const { _id } = answer.json().data;
    expect(answer.json()).toEqual({
      success: true,
      message: facts.texts.submitted,
      data: { _id, reference: referenceOf(_id) },
    });
    const { data } = await list({ _id });
    expect(data).toHaveLength(1);
    const stored = asStored(facts.slug, input, _id);
    expect(data[0]).toMatchObject({ ...stored, _id, status: firstStatus, ipAddress: '127.0.0.1' });
    expect(data[0].createdAt).toBe(new Date(data[0].createdAt).toISOString());
    expect(Object.keys(data[0])).not.toContain('searchText');
  });

  it('fields that a visitor may not set are dropped', async () => {
    const forged = {
      status: secondStatus,
      _id: randomUUID(),
      notes: 'forged',
      createdAt: '2001-01-01',
    };
    const _id = await submitted(forged);
    const [record] = (await list({ _id })).data;
    expect(record.status).toBe(firstStatus);
    expect(record._id).not.toBe(forged._id);
    expect(record.notes ?? null).toBeNull();
    expect(record.createdAt > '2026').toBe(true);
  });

  it('the same key stores one record, one after another and 50 at once', async () => {
    const before = await countRecords();
    const key = randomUUID();
    const input = accepted();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(input, key)));
    const again = await submit(input, key);
    const receipts = new Set([...answers, again].map((answer) => answer.body));
    expect(receipts.size).toBe(1);
    expect(again.statusCode).toBe(201);
    expect(await countRecords()).toBe(before + 1);
  });

  it('the same key with another body is a conflict and stores nothing', async () => {
    const key = randomUUID();
    await submit(accepted(), key);
    const before = await countRecords();
    const answer = await submit({ ...accepted(), phone: '0300 9999999' }, key);
    expect(answer.statusCode).toBe(409);
    expect(await countRecords()).toBe(before);
  });

  it.each([' ', 'x'.repeat(201), 'käse'])('the key %j is refused', async (key) => {
    const answer = await submit(accepted(), key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch('Idempotency-Key');
  });

  it('submissions without a key are each stored', async () => {
    const before = await countRecords();
    await submit(accepted());
    await submit(accepted());
    expect(await countRecords()).toBe(before + 2);
  });

  it('lists pages newest first without a record twice or missing', async () => {
    for (let made = 0; made < 5; made += 1) await submitted();
    const all = (await list({ limit: '100' })).data.map(({ _id }: { _id: string }) => _id);
    const paged: string[] = [];
    for (let page = 1; ; page += 1) {
      const { data, pagination } = await list({ page: String(page), limit: '2' });
      expect(pagination).toMatchObject({ page, limit: 2, totalItems: all.length });
      paged.push(...data.map(({ _id }: { _id: string }) => _id));
      if (page >= pagination.totalPages) break;
    }
    expect(paged).toEqual(all);
    expect([...all].sort().reverse()).toEqual(all);
    expect((await list()).pagination.limit).toBe(10);
  });

  it('lists can be sorted by every key that the contract names, both ways', async () => {
    for (const sortBy of ['createdAt', 'updatedAt', 'status', ...facts.sorts]) {
      const up = await list({ sortBy, sortOrder: 'asc', limit: '100' });
      const down = await list({ sortBy, sortOrder: 'desc', limit: '100' });
      const ids = (page: typeof up) => page.data.map(({ _id }: { _id: string }) => _id);
      expect(up.data.length).toBeGreaterThan(0);
      expect(new Set(ids(up))).toEqual(new Set(ids(down)));
    }
  });

  it('finds by every searched column, letter case aside, with % and _ meaning themselves', async () => {
    const marker = 'Zq%_x';
    const _id = await submitted({ firstName: `${marker} Ann` });
    const found = await list({ search: 'zQ%_X a' });
    expect(found.data.map((record: { _id: string }) => record._id)).toEqual([_id]);
    expect((await list({ search: 'zqA_x' })).data).toEqual([]);
    expect((await list({ search: referenceOf(_id) })).data).toHaveLength(1);
  });

  it('finds a phone number however it is written', async () => {
    const _id = await submitted({ phone: '0321-7654321' });
    for (const search of [
      '03217654321',
      '+92 321 7654321',
      '0321 765',
      '92-321-7654321',
      '7654321',
    ]) {
      const ids = (await list({ search })).data.map((record: { _id: string }) => record._id);
      expect(ids, search).toContain(_id);
    }
  });

  it('filters by status and by each of its filters, letter case aside', async () => {
    const values = Object.fromEntries(facts.filters.map((name) => [name, `Only ${name}`]));
    const _id = await submitted(values);
    for (const [name, value] of Object.entries(values)) {
      const { data, pagination } = await list({ [name]: value.toUpperCase() });
      expect(data.map((record: { _id: string }) => record._id)).toEqual([_id]);
      expect(pagination.totalItems).toBe(1);
      expect((await stats()).filterValues[name]).toContain(value);
    }
    await patch(_id, { status: secondStatus });
    const { data } = await list({ status: secondStatus, limit: '100' });
    expect(data.every(({ status }: { status: string }) => status === secondStatus)).toBe(true);
    expect(data.map((record: { _id: string }) => record._id)).toContain(_id);
  });

  it.each([
    ['sortBy', 'searchText'],
    ['sortBy', '_id; drop table'],
    ['sortOrder', 'up'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1e1'],
    ['page', '0'],
    ['page', '-1'],
    ['page', 'x'],
    ['page', ''],
    ['status', 'unheard-of'],
    ['_id', 'no-id'],
    ['search', 'a\u0000b'],
    ['search', 'x'.repeat(201)],
  ])('a list asked with %s=%j is refused in words', async (name, value) => {
    const answer = await test.call({
      method: 'GET',
      url: url(),
      query: { [name]: value },
      cookies,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errors: [{ field: name }] });
    expect(answer.json().message).not.toMatch(/expected|invalid input/i);
  });

  it('every status can be set from every other; the update fields are stored and cleared', async () => {
    const _id = await submitted();
    for (const status of [...Object.keys(facts.statuses), firstStatus]) {
      const answer = await patch(_id, { status });
      expect(answer.json()).toMatchObject({ success: true, data: { _id, status } });
    }
    for (const name of Object.keys(facts.update.shape)) {
      const value = exampleOf(name);
      expect((await patch(_id, { [name]: value })).json().data[name]).toBe(value);
      expect((await patch(_id, { [name]: '' })).json().data[name]).toBeNull();
    }
  });

  it('a change of what only the visitor may say is not taken', async () => {
    const _id = await submitted();
    const [before] = (await list({ _id })).data;
    const answer = await patch(_id, { phone: '1', _id: randomUUID(), createdAt: '2001-01-01' });
    expect(answer.statusCode).toBe(400);
    const mixed = await patch(_id, { status: secondStatus, phone: '1', firstName: 'Forged' });
    const { updatedAt } = mixed.json().data;
    expect(mixed.json().data).toEqual({ ...before, status: secondStatus, updatedAt });
    expect(updatedAt > before.updatedAt).toBe(true);
  });

  it('a change based on an old version is refused with both versions', async () => {
    const _id = await submitted();
    const [{ updatedAt }] = (await list({ _id })).data;
    const first = await patch(_id, { status: secondStatus }, { 'if-match': updatedAt });
    expect(first.statusCode).toBe(200);
    const second = await patch(_id, { status: firstStatus }, { 'if-match': `"${updatedAt}"` });
    expect(second.statusCode).toBe(409);
    expect(second.json().conflict).toEqual({
      yours: { status: firstStatus },
      current: first.json().data,
    });
    expect((await patch(_id, { status: firstStatus })).statusCode).toBe(200);
  });

  it('a deleted record is gone', async () => {
    const _id = await submitted();
    expect((await remove(_id)).json()).toEqual({ success: true });
    expect((await list({ _id })).data).toEqual([]);
    expect((await remove(_id)).statusCode).toBe(404);
    expect((await patch(_id, { status: firstStatus })).statusCode).toBe(404);
  });

  it.each(['not-an-id', '1', randomUUID()])(
    'the id %s is 404 or 400, never a failure',
    async (id) => {
      for (const answer of [await patch(id, { status: firstStatus }), await remove(id)]) {
        expect([400, 404]).toContain(answer.statusCode);
        expect(answer.json().success).toBe(false);
      }
    },
  );

  it('the daily counts equal a recount after many parallel changes', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => submitted()));
    const all = Object.keys(facts.statuses);
    await Promise.all(
      ids.flatMap((id, position) => [
        patch(id, { status: all[position % all.length] }),
        patch(id, { status: all[(position + 1) % all.length] }),
      ]),
    );
    await Promise.all(ids.slice(0, 7).map(remove));
    const { byStatus, currentPeriod, ...rest } = await stats();
    expect(byStatus).toEqual(await recount());
    const total = await countRecords();
    expect(currentPeriod).toBe(total);
    expect(rest[facts.recentCounter]).toBe(total);
    for (const [name, status] of Object.entries(facts.counters)) {
      expect(rest[name], name).toBe(status === 'all' ? total : byStatus[status]);
    }
  });

  it('periods are Pakistani days: the last 30 and the 30 before', async () => {
    const before = await stats();
    for (const daysAgo of [6, 7, 29, 30, 59, 60]) {
      await test.database.db.execute(sql`
        insert into lead_days (lead, day, status, shard, count)
        values (${facts.slug}, (now() at time zone 'Asia/Karachi')::date - ${daysAgo}::int, ${firstStatus}, 99, 1)`);
    }
    const after = await stats();
    await test.database.db.execute(sql`delete from lead_days where shard = 99`);
    expect(after[facts.recentCounter] - before[facts.recentCounter]).toBe(1);
    expect(after.currentPeriod - before.currentPeriod).toBe(3);
    expect(after.previousPeriod - before.previousPeriod).toBe(2);
  });
});
