import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { firstPageSize } from '#contract/content/content.ts';
import { announceChange } from '#server/platform/changes.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  type ContentAdminResource,
  eventAdminResource,
  mediaAdminResource,
} from '#server/resources/content/admin-resource.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['event-management', 'media-management']);
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('delete from event_items; delete from media_items'));

const title = 'The older record';
const showsIt = async (url: string) =>
  (await test.call({ method: 'GET', url })).body.includes(title);

/** Adds a record, and so many newer ones that it is not on the first page of its list. Returns its id. */
async function addOlder(resource: ContentAdminResource): Promise<string> {
  const { create } = contentCalls(test, resource, () => cookies);
  const { _id } = await create({ title, eventDate: '2020-01-01T10:00' });
  const now = new Date().toISOString();
  const newer = { title: 'Newer', content: 'Text', status: 'active', mediaFiles: [] };
  await test.database.db.insert(resource.table).values(
    Array.from({ length: firstPageSize }, () => ({
      ...newer,
      ...{ _id: newId(), eventDate: now, createdAt: now, updatedAt: now },
    })),
  );
  await announceChange(test.database.db, resource.published.facts.slug);
  return _id;
}

it.each([
  ['/news-and-events/events', eventAdminResource],
  ['/news-and-events/media', mediaAdminResource],
])(
  '%s opens a record that is not on its first page, while it is published',
  async (url, resource) => {
    const id = await addOlder(resource);
    await eventually(async () => expect(await showsIt(url)).toBe(false));
    expect(await showsIt(`${url}?open=${id}`)).toBe(true);
    expect(await showsIt(`${url}?open=${newId()}`)).toBe(false);
    const { call } = contentCalls(test, resource, () => cookies);
    await call('PATCH', `/${id}/status`, { payload: { status: 'inactive' } });
    expect(await showsIt(`${url}?open=${id}`)).toBe(false);
  },
);

it('the contact form is filled in for such an event', async () => {
  const id = await addOlder(eventAdminResource);
  expect(await showsIt(`/contact-us?event=${id}`)).toBe(true);
});
