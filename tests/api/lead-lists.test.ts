import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '#contract/lead.ts';
import { eachLead, type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

describe.each(eachLead)('$slug', ({ lead }) => {
  const { facts } = lead;
  const { secondStatus, submitted, ask, list, stats, patch } = leadCalls(lead, () => test);

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

  it('finds a mobile’s whole number however it was written, and no other', async () => {
    const written = ['0333 1112233', '+92 333 1112233', '+92 0333 1112233', '3331112233'];
    const ids: string[] = [];
    for (const phone of written) ids.push(await submitted({ phone }));
    await submitted({ phone: '0333 1112234' });
    for (const search of written) {
      const found = (await list({ search })).data.map((record: { _id: string }) => record._id);
      expect(new Set(found), search).toEqual(new Set(ids));
    }
  });

  it('is sorted by words without regard to letter case, what came first first among the same', async () => {
    const [sortBy = 'createdAt'] = facts.sorts;
    const values = ['bb order', 'BB ORDER', 'aa order'];
    const ids: string[] = [];
    for (const value of values) ids.push(await submitted({ [sortBy]: value }));
    const orderOf = async (sortOrder: string) =>
      (await list({ sortBy, sortOrder, limit: '100' })).data
        .map(({ _id }: { _id: string }) => _id)
        .filter((_id: string) => ids.includes(_id));
    const [first, second, third] = ids;
    expect(await orderOf('asc')).toEqual([third, first, second]);
    expect(await orderOf('desc')).toEqual([second, first, third]);
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
    const answer = await ask({ [name]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errors: [{ field: name }] });
    expect(answer.json().message).not.toMatch(/expected|invalid input/i);
  });
});
