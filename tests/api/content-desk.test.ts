import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditKinds } from '#contract/audit-kinds.ts';
import { auditLines } from '#server/audit/schema.ts';
import { desks } from '#server/content/desk.ts';
import { contentForm } from '#tests/content-forms.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { multipartOf } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe.each(desks.map((desk) => ({ slug: desk.admin.slug, desk })))('$slug', ({ desk }) => {
  const { admin, table, records } = desk;
  let cookies: Record<string, string>;
  let calls: ReturnType<typeof contentCalls>;
  beforeAll(async () => {
    cookies = await test.signIn([admin.content.permission], `Desk of ${admin.slug}`);
    calls = contentCalls(test, desk, () => cookies);
  });
  beforeEach(async () => {
    await test.database.db.delete(table);
    await test.database.db.delete(auditLines);
  });
  const titles = async (query: string) => (await calls.list(query)).map(({ title }) => title);

  it('what is published is active unless said otherwise, trimmed, and answered as it is stored', async () => {
    const answer = await calls.post({ title: '  A title ', content: 'One\r\ntwo', stray: 'x' });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({
      title: 'A title',
      content: 'One\ntwo',
      status: 'active',
      isSample: false,
    });
    expect(data).not.toHaveProperty('stray');
    expect((await calls.call('GET', `/${data._id}`)).json()).toEqual({ success: true, data });
    expect(await calls.list()).toEqual([data]);
    expect((await calls.create({ status: 'inactive' })).status).toBe('inactive');
  });

  it('says everything that is missing at once, by field, and stores nothing', async () => {
    const answer = await calls.call('POST', '', multipartOf({ status: 'shown' }));
    expect(answer.statusCode).toBe(400);
    const fields = answer.json().errors.map(({ field }: { field: string }) => field);
    const own = Object.keys(contentForm(desk)).filter(
      (name) => !['title', 'content'].includes(name),
    );
    expect(fields).toEqual(['title', 'content', 'status', ...own]);
    expect(await calls.list()).toEqual([]);
  });

  it('a form of another kind than multipart is refused', async () => {
    const answer = await calls.call('POST', '', { payload: contentForm(desk) });
    expect(answer.statusCode).toBe(415);
  });

  it('lists in pages, filters, finds words in title and text, and sorts', async () => {
    await calls.create({ title: 'beta', content: 'about 100% wool' });
    await calls.create({ title: 'Alpha', content: 'nothing' });
    await calls.create({ title: 'gamma', content: 'nothing', status: 'inactive' });
    expect(await titles('?status=inactive')).toEqual(['gamma']);
    expect(await titles('?search=WOOL')).toEqual(['beta']);
    expect(await titles('?search=alph')).toEqual(['Alpha']);
    expect(await titles('?search=0%25%20w')).toEqual(['beta']);
    expect(await titles('?search=%25')).toEqual(['beta']);
    expect(await titles('?sortBy=title&sortOrder=asc')).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await titles('?sortBy=createdAt')).toEqual(['gamma', 'Alpha', 'beta']);
    const answer = await calls.call('GET', '?limit=2&page=2&sortBy=createdAt');
    expect(answer.json()).toMatchObject({
      data: [{ title: 'beta' }],
      pagination: { page: 2, limit: 2, totalItems: 3, totalPages: 2 },
    });
  });

  it.each(['sortBy=content', 'status=shown', 'limit=101', 'type=x&mediaType=x'])(
    'a list asked for with %s is refused',
    async (query) => {
      expect((await calls.call('GET', `?${query}`)).statusCode).toBe(400);
    },
  );

  it('a change keeps what it does not name, and of a version gone by is refused with both', async () => {
    const { _id, updatedAt } = await calls.create({ status: 'inactive' });
    const changed = (await calls.put(_id, { title: 'Changed' }, { 'if-match': updatedAt })).json();
    expect(changed.data).toMatchObject({ title: 'Changed', status: 'inactive' });
    const late = await calls.put(_id, { title: 'Late' }, { 'if-match': updatedAt });
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict).toMatchObject({
      yours: { title: 'Late' },
      current: { _id, title: 'Changed' },
    });
    expect((await calls.put(_id, { title: 'Last' })).json().data.title).toBe('Last');
  });

  it('a status is set by itself, and nothing else with it', async () => {
    const { _id, title, updatedAt } = await calls.create();
    const patch = (payload: object, headers = {}) =>
      calls.call('PATCH', `/${_id}/status`, { payload, headers });
    const answer = await patch({ status: 'inactive', title: 'Forged' });
    expect(answer.json().data).toMatchObject({ status: 'inactive', title });
    expect((await patch({ status: 'active' }, { 'if-match': updatedAt })).statusCode).toBe(409);
    expect((await patch({ status: 'hidden' })).statusCode).toBe(400);
    expect((await patch({})).statusCode).toBe(400);
  });

  it('creating, changing and deleting each leave a line that says who did it', async () => {
    const { _id } = await calls.create({ title: 'First' });
    await calls.put(_id, { title: 'Second' });
    await calls.call('PATCH', `/${_id}/status`, { payload: { status: 'inactive' } });
    expect((await calls.call('DELETE', `/${_id}`)).json()).toEqual({ success: true });
    const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
    const line = { kind: admin.slug, recordId: _id, username: `Desk of ${admin.slug}` };
    expect(lines).toMatchObject([
      { ...line, action: 'create', old: null, new: { title: 'First' } },
      { ...line, action: 'update', old: { title: 'First' }, new: { title: 'Second' } },
      { ...line, action: 'update', old: { status: 'active' }, new: { status: 'inactive' } },
      { ...line, action: 'delete', old: { title: 'Second', status: 'inactive' }, new: null },
    ]);
    expect(auditKinds.get(admin.slug)?.permission).toBe(admin.content.permission);
  });

  it('what does not exist can be neither read nor changed nor deleted', async () => {
    const id = randomUUID();
    const answers = [
      await calls.call('GET', `/${id}`),
      await calls.put(id),
      await calls.call('PATCH', `/${id}/status`, { payload: { status: 'active' } }),
      await calls.call('DELETE', `/${id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(answers[0]?.json().message).toBe(`This ${records.noun} does not exist`);
    expect((await calls.call('GET', '/none')).statusCode).toBe(400);
  });
});
