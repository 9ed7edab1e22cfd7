import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import {
  eventAdminResource,
  mediaAdminResource,
  newsAdminResource,
} from '#server/resources/content/admin-resource.ts';
import { openingFiles, openingForm } from '#tests/submissions.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { photo } from '#tests/support/publishing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
const permissions = [
  'news-management',
  'event-management',
  'media-management',
  'job-openings',
] as const;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn([...permissions]);
});
afterAll(() => test.close());

const get = (url: string, options: { cookies?: Record<string, string> } = {}) =>
  test.call({ method: 'GET', url, ...options });
const title = 'Seen before its time';

async function addOpening(): Promise<string> {
  const sent = buildMultipart(openingForm({ title, publishAt: '2099-01-01T09:00' }));
  return (await test.call({ method: 'POST', url: '/api/jobs', cookies, ...sent })).json().data._id;
}
const content = (resource: typeof newsAdminResource) => async () => {
  const calls = contentCalls(test, resource, () => cookies);
  const { _id } = await calls.create({ title, status: 'inactive', publishAt: '2099-01-01T09:00' });
  return _id;
};

const kinds = [
  { kind: 'news', add: content(newsAdminResource), path: (id: string) => `/news/${id}` },
  {
    kind: 'events',
    add: content(eventAdminResource),
    path: (id: string) => `/news-and-events/events?open=${id}`,
  },
  {
    kind: 'media',
    add: content(mediaAdminResource),
    path: (id: string) => `/news-and-events/media?open=${id}`,
  },
  { kind: 'jobs', add: addOpening, path: (id: string) => `/careers?open=${id}` },
];

describe.each(kinds)('a preview link of $kind', ({ kind, add, path }) => {
  let id: string;
  let url: string;
  beforeAll(async () => {
    id = await add();
    url = (await get(`/api/${kind}/${id}/preview`, { cookies })).json().data.url;
  });

  it('shows a record that is not public to anyone who has it, and is not cached or indexed', async () => {
    expect(url.startsWith(path(id))).toBe(true);
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(title);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    // Neither before nor after it does the page without the link show the record.
    expect((await get(path(id))).body).not.toContain(title);
    expect((await get(path(id).split('?')[0] ?? '')).body).not.toContain(title);
  });

  it('shows nothing once it is changed, or for another record', async () => {
    const other = await add();
    const forged = [url.slice(0, -2), url.replaceAll(id, other), `${path(id)}&preview=`];
    for (const address of forged) expect((await get(address)).body).not.toContain(title);
  });

  it('expires after 24 hours', async () => {
    const { expiresAt } = (await get(`/api/${kind}/${id}/preview`, { cookies })).json().data;
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expiresAt) - 60_000 });
    try {
      expect((await get(url)).body).not.toContain('Article not found');
      vi.setSystemTime(Date.parse(expiresAt) + 1);
      expect((await get(url)).body).not.toContain(title);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is given to staff with the permission only', async () => {
    const address = `/api/${kind}/${id}/preview`;
    expect((await get(address)).statusCode).toBe(401);
    const others = await test.signIn(['contact-inquiries'], `Other ${kind}`);
    expect((await get(address, { cookies: others })).statusCode).toBe(403);
    const unknown = '01900000-0000-7000-8000-000000000000';
    expect((await get(`/api/${kind}/${unknown}/preview`, { cookies })).statusCode).toBe(404);
  });
});

describe('a file of a record that is not public', () => {
  const addArticle = async (fields: Record<string, string>) => {
    const calls = contentCalls(test, newsAdminResource, () => cookies);
    const { _id, imageUrl } = await calls.create({ title, image: photo(), ...fields });
    return { kind: 'news', id: _id, file: String(imageUrl) };
  };
  const addOpeningWithFiles = async () => {
    const sent = buildMultipart(
      openingForm({ ...openingFiles(), title, publishAt: '2099-01-01T09:00' }),
    );
    const { data } = (
      await test.call({ method: 'POST', url: '/api/jobs', cookies, ...sent })
    ).json();
    return { kind: 'jobs', id: String(data._id), file: String(data.documentUrl) };
  };
  const readStatus = async (url: string, session?: Record<string, string>) =>
    (await get(url, session && { cookies: session })).statusCode;

  it.each([
    { what: 'an inactive article', add: () => addArticle({ status: 'inactive' }) },
    { what: 'a scheduled article', add: () => addArticle({ publishAt: '2099-01-01T09:00' }) },
    { what: 'a scheduled opening', add: addOpeningWithFiles },
  ])('of $what: only staff who may see it and its preview read it', async ({ add }) => {
    const { kind, id, file } = await add();
    await expect.poll(() => readStatus(file)).toBe(404);
    const asStaff = await get(file, { cookies });
    expect(asStaff.statusCode).toBe(200);
    expect(asStaff.headers['cache-control']).toBe('private, no-store');
    const others = await test.signIn(['contact-inquiries']);
    expect(await readStatus(file, others)).toBe(404);
    const { url } = (await get(`/api/${kind}/${id}/preview`, { cookies })).json().data;
    const token = new URL(url, 'http://localhost').searchParams.get('preview');
    expect(await readStatus(`${file}?preview=${token}`)).toBe(200);
    expect(await readStatus(`${file}?preview=${token?.slice(0, -2)}`)).toBe(404);
    const other = (await get(`/api/${kind}/${(await add()).id}/preview`, { cookies })).json().data;
    const foreign = new URL(other.url, 'http://localhost').searchParams.get('preview');
    expect(await readStatus(`${file}?preview=${foreign}`)).toBe(404);
  });

  it('is read by staff behind a proxy that speaks HTTPS to visitors', async () => {
    const proxied = await startTestApp({ env: readEnv({ PUBLIC_URL: 'https://cars.example' }) });
    try {
      const session = await proxied.signIn(['news-management']);
      const calls = contentCalls(proxied, newsAdminResource, () => session);
      const { imageUrl } = await calls.create({ image: photo(), status: 'inactive' });
      const read = { method: 'GET', url: String(imageUrl) } as const;
      await expect.poll(async () => (await proxied.call(read)).statusCode).toBe(404);
      expect((await proxied.call({ ...read, cookies: session })).statusCode).toBe(200);
    } finally {
      await proxied.close();
    }
  });

  it('is shown by the preview page under an address that works', async () => {
    const { id, file } = await addArticle({ status: 'inactive' });
    const { url } = (await get(`/api/news/${id}/preview`, { cookies })).json().data;
    const { body } = await get(url);
    const [shown] = body.match(new RegExp(`${file}[^"&\\s]*`)) ?? [];
    expect(shown).toContain('?preview=');
    expect(await readStatus(String(shown))).toBe(200);
  });

  it('is public as soon as its record is, and no longer once that is taken back', async () => {
    const calls = contentCalls(test, newsAdminResource, () => cookies);
    const { id, file } = await addArticle({ status: 'inactive' });
    await expect.poll(() => readStatus(file)).toBe(404);
    await calls.put(id, { status: 'active' });
    await expect.poll(() => readStatus(file)).toBe(200);
    expect((await get(file)).headers['cache-control']).toContain('public');
    await calls.put(id, { status: 'inactive' });
    await expect.poll(() => readStatus(file)).toBe(404);
  });
});
