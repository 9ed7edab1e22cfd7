import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  eventAdminResource,
  mediaAdminResource,
  newsAdminResource,
} from '#server/resources/content/admin-resource.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { openingForm } from '#tests/submissions.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { startPublishing } from '#tests/support/publishing.ts';

let publishing: Awaited<ReturnType<typeof startPublishing>>;
let cookies: Record<string, string>;
beforeAll(async () => {
  publishing = await startPublishing();
  cookies = await publishing.test.signIn([
    'news-management',
    'event-management',
    'media-management',
    'job-openings',
  ]);
});
afterAll(() => publishing.test.close());
beforeEach(async () => {
  await publishing.clear();
  await publishing.test.database.db.delete(jobOpenings);
});

const get = (url: string) => publishing.test.call({ method: 'GET', url });
/** A moment from now, in seconds. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const kinds = [
  { kind: 'news', resource: newsAdminResource, pages: ['/news', '/news.xml'] },
  { kind: 'events', resource: eventAdminResource, pages: ['/news-and-events/events'] },
  { kind: 'media', resource: mediaAdminResource, pages: ['/news-and-events/media'] },
];

describe.each(kinds)('$kind', ({ kind, resource, pages }) => {
  const calls = () => contentCalls(publishing.test, resource, () => cookies);
  const title = 'A title of its time';

  it('are public nowhere before their time, and staff see them', async () => {
    const publishAt = '2099-12-03T09:00';
    const { _id, ...created } = await calls().create({ title, publishAt });
    expect(created.publishAt).toBe('2099-12-03T04:00:00.000Z');
    const { data, pagination } = (await get(`/api/${kind}/public`)).json();
    expect({ data, total: pagination.totalItems }).toEqual({ data: [], total: 0 });
    expect((await get(`/api/${kind}/public/${_id}`)).statusCode).toBe(404);
    for (const page of pages) expect((await get(page)).body).not.toContain(title);
    expect((await get('/sitemap.xml')).body).not.toContain(_id);
    expect((await get(`/news/${_id}`)).statusCode).toBe(404);
    expect((await calls().list())[0]?._id).toBe(_id);
  });

  it('keep their time unless a form names it; a blank one publishes them at once', async () => {
    const { _id } = await calls().create({ title, publishAt: '2099-12-03T09:00' });
    expect((await calls().put(_id)).json().data.publishAt).toBe('2099-12-03T04:00:00.000Z');
    expect((await calls().put(_id, { publishAt: '' })).json().data.publishAt).toBeNull();
    expect((await get(`/api/${kind}/public/${_id}`)).statusCode).toBe(200);
  });

  it('refuse a time that is none', async () => {
    const response = await calls().post({ publishAt: 'tomorrow' });
    expect(response.json().errors).toMatchObject([
      { field: 'publishAt', message: 'Please enter a date and a time' },
    ]);
  });

  it('appear on cached pages when their time comes', async () => {
    const { _id } = await calls().create({ title, publishAt: inSeconds(2) });
    // The page is cached: a second request gets the same one.
    for (const page of pages) {
      expect((await get(page)).body).not.toContain(title);
      expect((await get(page)).body).not.toContain(title);
    }
    await eventually(async () => {
      for (const page of pages) expect((await get(page)).body).toContain(title);
    });
    expect((await get(`/api/${kind}/public/${_id}`)).statusCode).toBe(200);
  });
});

it('articles stand where and with the day on which they were published', async () => {
  const calls = contentCalls(publishing.test, newsAdminResource, () => cookies);
  const { _id } = await calls.create({ title: 'Older', publishAt: '2020-05-04T09:00' });
  await calls.create({ title: 'Newer' });
  const { data } = (await get('/api/news/public')).json();
  expect(data.map((item: { title: string }) => item.title)).toEqual(['Newer', 'Older']);
  const { body } = await get(`/news/${_id}`);
  expect(body).toContain('4 May 2020');
  expect(body).toContain('"datePublished":"2020-05-04T04:00:00.000Z"');
});

describe('job openings', () => {
  const send = (method: 'POST' | 'PUT', path: string, form: Record<string, string>) =>
    publishing.test.call({
      method,
      url: `/api/jobs${path}`,
      cookies,
      ...buildMultipart(method === 'POST' ? openingForm(form) : form),
    });
  const add = async (form: Record<string, string>) => (await send('POST', '', form)).json().data;
  const title = 'Keeper of Hours';
  const listPublic = async () => ({
    jobs: (await get('/api/jobs/public')).json().data.length,
    total: (await get('/api/jobs/public')).json().pagination.totalItems,
    inCategory: (await get('/api/jobs/public?category=sales')).json().data.length,
    categories: (await get('/api/jobs/categories')).json().data,
  });
  const nothing = { jobs: 0, total: 0, inCategory: 0, categories: [] };

  it('are public from publishAt until closesAt only', async () => {
    const { _id } = await add({
      title,
      publishAt: '2099-01-01T09:00',
      closesAt: '2099-02-01T09:00',
    });
    expect(await listPublic()).toEqual(nothing);
    for (const page of ['/careers', '/careers/apply', '/careers?category=Sales']) {
      expect((await get(page)).body).not.toContain(title);
    }
    await send('PUT', `/${_id}`, { publishAt: '' });
    expect(await listPublic()).toEqual({ jobs: 1, total: 1, inCategory: 1, categories: ['Sales'] });
    await send('PUT', `/${_id}`, { closesAt: '2020-02-01T09:00' });
    expect(await listPublic()).toEqual(nothing);
    const { data } = (
      await publishing.test.call({ method: 'GET', url: '/api/jobs', cookies })
    ).json();
    expect(data[0]).toMatchObject({ title, publishAt: null, closesAt: '2020-02-01T04:00:00.000Z' });
  });

  it('appear on cached pages when they are published, and disappear when they close', async () => {
    await add({ title, publishAt: inSeconds(2), closesAt: inSeconds(4) });
    const readPages = async () =>
      (await Promise.all(['/careers', '/careers/apply'].map(get))).map(({ body }) =>
        body.includes(title),
      );
    const waitFor = (isShown: boolean) =>
      eventually(async () => expect(await readPages()).toEqual([isShown, isShown]));
    expect(await readPages()).toEqual([false, false]);
    await waitFor(true);
    await waitFor(false);
  });

  it('stand where and with the day on which they were published', async () => {
    const older = await add({ title: 'Older', publishAt: '2020-05-04T09:00' });
    const newer = await add({ title: 'Newer' });
    const { data } = (await get('/api/jobs/public')).json();
    expect(data[0]._id).toBe(newer._id);
    expect(data.at(-1)._id).toBe(older._id);
    const { body } = await get('/careers');
    expect(body).toContain('"datePosted":"2020-05-04T04:00:00.000Z"');
  });

  it('cannot close before they are published', async () => {
    const message = 'The closing must be after the publication';
    const form = { publishAt: '2099-02-01T09:00', closesAt: '2099-01-01T09:00' };
    expect((await send('POST', '', form)).json().errors).toMatchObject([
      { field: 'closesAt', message },
    ]);
    const { _id } = await add({ publishAt: '2099-02-01T09:00' });
    const changed = await send('PUT', `/${_id}`, { closesAt: '2099-01-01T09:00' });
    expect(changed.json().errors).toMatchObject([{ field: 'closesAt', message }]);
  });
});
