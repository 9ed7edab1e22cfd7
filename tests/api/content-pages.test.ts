import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '#server/platform/changes.ts';
import {
  eventAdminResource,
  mediaAdminResource,
  newsAdminResource,
} from '#server/resources/content/admin-resource.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { makePng } from '#tests/files/png.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  const [dealer] = sampleDealers();
  if (dealer) await test.database.db.insert(dealers).values(dealer);
  cookies = await test.signIn(['news-management', 'event-management', 'media-management']);
});
afterAll(() => test.close());

const page = async (url: string) => (await test.call({ method: 'GET', url })).body;
const shows = async (url: string, text: string) => (await page(url)).includes(text);

const shown = [
  { url: '/news-and-events/news', resource: newsAdminResource, file: 'image' },
  { url: '/news-and-events/events', resource: eventAdminResource, file: 'media0' },
  { url: '/news-and-events/media', resource: mediaAdminResource, file: 'media0' },
];

describe.each(shown)('$url', ({ url, resource, file }) => {
  it('follows what staff publish, change, hide and delete', async () => {
    const { create, put, call } = contentCalls(test, resource, () => cookies);
    const title = `Published at ${url}`;
    expect(await shows(url, title)).toBe(false);
    const { _id, imageUrl, mediaFiles } = await create({
      title,
      [file]: { name: 'photo.png', content: makePng(40, 30) },
    });
    const picture = String(imageUrl ?? mediaFiles[0]?.url);
    await eventually(async () => {
      expect(await shows(url, title)).toBe(true);
      expect(await shows(url, `src="${picture}"`)).toBe(true);
    });
    await put(_id, { title: `${title}, changed` });
    await eventually(async () => expect(await shows(url, `${title}, changed`)).toBe(true));
    await call('PATCH', `/${_id}/status`, { payload: { status: 'inactive' } });
    await eventually(async () => expect(await shows(url, title)).toBe(false));
    await call('PATCH', `/${_id}/status`, { payload: { status: 'active' } });
    await eventually(async () => expect(await shows(url, title)).toBe(true));
    await call('DELETE', `/${_id}`);
    await eventually(async () => expect(await shows(url, title)).toBe(false));
  });

  it('is rendered again without the pages that show other records', async () => {
    const { db } = test.database;
    const { create } = contentCalls(test, resource, () => cookies);
    const publish = async (title: string) => {
      await create({ title });
      await eventually(async () => expect(await shows(url, title)).toBe(true));
    };
    await db.update(dealers).set({ name: 'Kept dealer' });
    await announceChange(db, 'dealers');
    // Notifications arrive in order: once this change is seen, so are all before it.
    await publish(`First at ${url}`);
    const others = shown.filter((other) => other.url !== url);
    for (const other of others) await page(other.url);
    expect(await shows('/test-drive', 'Kept dealer')).toBe(true);
    await db.update(dealers).set({ name: 'Quietly renamed' });
    for (const other of others) await db.update(other.resource.table).set({ title: 'Quietly' });
    await publish(`Second at ${url}`);
    expect(await shows('/test-drive', 'Kept dealer')).toBe(true);
    for (const other of others) expect(await shows(other.url, 'Quietly')).toBe(false);
  });
});
