import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { contentAdminResources } from '#server/resources/content/admin-resource.ts';
import { type ContentForm, contentForm } from '#tests/content-forms.ts';
import { makePng } from '#tests/files/png.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Values of the fields that only some kinds have, what a change sends for each, and what is stored then. */
const fieldValues = new Map<string, ContentForm>([
  ['event-management', { endsAt: '2030-05-04T20:30', place: 'Showroom, Lahore' }],
]);
const changes = new Map<string, [field: string, sent: string, stored: unknown][]>([
  ['news-management', [['type', 'newsletter', 'newsletter']]],
  [
    'event-management',
    [
      ['eventDate', '2030-05-04T19:00', '2030-05-04T14:00:00.000Z'],
      ['endsAt', '2030-05-04T21:30', '2030-05-04T16:30:00.000Z'],
      ['place', 'Showroom, Karachi', 'Showroom, Karachi'],
      ['endsAt', '', null],
      ['place', '', null],
    ],
  ],
]);
const picture = { name: 'car.png', content: makePng(8, 8) };
const files = new Map<string, ContentForm>([
  ['news-management', { image: picture }],
  ['event-management', { media0: picture, youtubeUrls: '["https://youtu.be/abcdefghijk"]' }],
  ['media-management', { media0: picture, youtubeUrls: '["https://youtu.be/abcdefghijk"]' }],
]);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe.each(contentAdminResources.map((resource) => ({ slug: resource.admin.slug, resource })))(
  '$slug',
  ({ resource }) => {
    const { admin, table, records } = resource;
    let cookies: Record<string, string>;
    let calls: ReturnType<typeof contentCalls>;
    beforeAll(async () => {
      cookies = await test.signIn([admin.content.permission], `Editor of ${admin.slug}`);
      calls = contentCalls(test, resource, () => cookies);
    });
    beforeEach(async () => {
      await test.database.db.delete(table);
      await test.database.db.delete(auditLines);
    });
    const titles = async (query: string) => (await calls.list(query)).map(({ title }) => title);

    it('a new record is active by default, trimmed, and returned as it is stored', async () => {
      const response = await calls.post({ title: '  A title ', content: 'One\r\ntwo', stray: 'x' });
      expect(response.statusCode).toBe(201);
      const { data } = response.json();
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

    it('all invalid and missing fields are reported at once, and nothing is stored', async () => {
      const response = await calls.call('POST', '', buildMultipart({ status: 'shown' }));
      expect(response.statusCode).toBe(400);
      const fields = response.json().errors.map(({ field }: { field: string }) => field);
      const own = Object.keys(contentForm(resource)).filter(
        (name) => !['title', 'content'].includes(name),
      );
      expect(fields).toEqual(['title', 'content', 'status', ...own]);
      expect(await calls.list()).toEqual([]);
    });

    it('a body that is not multipart is refused', async () => {
      const response = await calls.call('POST', '', { payload: contentForm(resource) });
      expect(response.statusCode).toBe(415);
    });

    it('the list is paged, filtered, searched in title and text, and sorted', async () => {
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
      const response = await calls.call('GET', '?limit=2&page=2&sortBy=createdAt');
      expect(response.json()).toMatchObject({
        data: [{ title: 'beta' }],
        pagination: { page: 2, limit: 2, totalItems: 3, totalPages: 2 },
      });
    });

    it.each(['sortBy=content', 'status=shown', 'limit=101', 'type=x&mediaType=x'])(
      'a list with %s is refused',
      async (query) => {
        expect((await calls.call('GET', `?${query}`)).statusCode).toBe(400);
      },
    );

    it('a change keeps the fields it omits, and is refused with both versions if it is based on an old one', async () => {
      const { _id, updatedAt } = await calls.create({ status: 'inactive' });
      const changed = (
        await calls.put(_id, { title: 'Changed' }, { 'if-match': updatedAt })
      ).json();
      expect(changed.data).toMatchObject({ title: 'Changed', status: 'inactive' });
      const late = await calls.put(_id, { title: 'Late' }, { 'if-match': updatedAt });
      expect(late.statusCode).toBe(409);
      expect(late.json().conflict).toMatchObject({
        yours: { title: 'Late' },
        current: { _id, title: 'Changed' },
      });
      expect((await calls.put(_id, { title: 'Last' })).json().data.title).toBe('Last');
    });

    it('a PUT changes the field that it names and nothing else, and refuses a required one that is blank', async () => {
      const { updatedAt: _created, ...created } = await calls.create({
        ...contentForm(resource),
        ...fieldValues.get(admin.slug),
        ...files.get(admin.slug),
        status: 'inactive',
        publishAt: '2099-12-03T09:00',
      });
      const change = (fields: ContentForm) =>
        calls.call('PUT', `/${created._id}`, buildMultipart(fields));
      let expected: Record<string, unknown> = created;
      for (const [name, sent, stored = sent] of [
        ['title', 'Another title'],
        ['content', 'Another text'],
        ['status', 'active'],
        ['publishAt', '2098-12-03T09:00', '2098-12-03T04:00:00.000Z'],
        ...(changes.get(admin.slug) ?? []),
      ] as [string, string, unknown?][]) {
        const response = await change({ [name]: sent });
        expect(response.statusCode, `${name}: ${response.body}`).toBe(200);
        const { updatedAt: _changed, ...changed } = response.json().data;
        expected = { ...expected, [name]: stored };
        expect(changed).toEqual(expected);
      }
      expect((await change({ publishAt: '' })).json().data).toMatchObject({
        title: 'Another title',
        publishAt: null,
      });
      for (const name of ['title', 'content']) {
        const refused = await change({ [name]: ' ' });
        expect(refused.statusCode).toBe(400);
        expect(refused.json().errors).toMatchObject([{ field: name }]);
      }
      expect((await calls.list())[0]).toMatchObject({ title: 'Another title' });
    });

    it('the status route changes only the status, and refuses old versions and unknown statuses', async () => {
      const { _id, title, updatedAt } = await calls.create();
      const patch = (payload: object, headers = {}) =>
        calls.call('PATCH', `/${_id}/status`, { payload, headers });
      const response = await patch({ status: 'inactive', title: 'Forged' });
      expect(response.json().data).toMatchObject({ status: 'inactive', title });
      expect((await patch({ status: 'active' }, { 'if-match': updatedAt })).statusCode).toBe(409);
      expect((await patch({ status: 'hidden' })).statusCode).toBe(400);
      expect((await patch({})).statusCode).toBe(400);
    });

    it('creating, changing and deleting each leave an audit line with the user’s name', async () => {
      const { _id } = await calls.create({ title: 'First' });
      await calls.put(_id, { title: 'Second' });
      await calls.call('PATCH', `/${_id}/status`, { payload: { status: 'inactive' } });
      expect((await calls.call('DELETE', `/${_id}`)).json()).toEqual({ success: true });
      const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
      const line = { kind: admin.slug, recordId: _id, username: `Editor of ${admin.slug}` };
      expect(lines).toMatchObject([
        { ...line, action: 'create', old: null, new: { title: 'First' } },
        { ...line, action: 'update', old: { title: 'First' }, new: { title: 'Second' } },
        { ...line, action: 'update', old: { status: 'active' }, new: { status: 'inactive' } },
        { ...line, action: 'delete', old: { title: 'Second', status: 'inactive' }, new: null },
      ]);
      expect(auditKinds.get(admin.slug)?.permission).toBe(admin.content.permission);
    });

    it('an unknown id is 404 in every call', async () => {
      const id = randomUUID();
      const responses = [
        await calls.call('GET', `/${id}`),
        await calls.put(id),
        await calls.call('PATCH', `/${id}/status`, { payload: { status: 'active' } }),
        await calls.call('DELETE', `/${id}`),
      ];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      expect(responses[0]?.json().message).toBe(`This ${records.noun} does not exist`);
    });
  },
);
