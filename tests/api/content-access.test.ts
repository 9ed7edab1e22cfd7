import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import {
  contentAdminResources,
  eventAdminResource,
  mediaAdminResource,
  newsAdminResource,
} from '#server/resources/content/admin-resource.ts';
import { contentForm } from '#tests/content-forms.ts';
import { makePng } from '#tests/files/png.ts';
import { makeVideo } from '#tests/files/videos.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['news-management', 'event-management', 'media-management']);
});
afterAll(() => test.close());

describe.each(contentAdminResources.map((resource) => ({ slug: resource.admin.slug, resource })))(
  '$slug',
  ({ resource }) => {
    const { paths, content } = resource.admin;

    it('every call is 401 without a session and 403 without the kind’s permission', async () => {
      const { create, list } = contentCalls(test, resource, () => cookies);
      const { _id } = await create();
      const others = permissions.filter((permission) => permission !== content.permission);
      const stranger = await test.signIn(others);
      const form = buildMultipart(contentForm(resource));
      for (const [method, path, sent] of [
        ['GET', '', {}],
        ['GET', `/${_id}`, {}],
        ['POST', '', form],
        ['PUT', `/${_id}`, form],
        ['PATCH', `/${_id}/status`, { payload: { status: 'inactive' } }],
        ['DELETE', `/${_id}`, {}],
      ] as const) {
        const call = { method, url: `/api${paths.records}${path}`, ...sent };
        expect((await test.call(call)).statusCode).toBe(401);
        expect((await test.call({ ...call, cookies: stranger })).statusCode).toBe(403);
      }
      expect(await list()).toMatchObject([{ _id, status: 'active' }]);
    });

    it('the statistics are open to all staff, and 401 without a session', async () => {
      const call = { method: 'GET', url: `/api${paths.stats}` } as const;
      expect((await test.call(call)).statusCode).toBe(401);
      const response = await test.call({ ...call, cookies: await test.signIn([]) });
      expect(response.json()).toMatchObject({ success: true, data: {} });
    });
  },
);

describe('the statistics count', () => {
  const readStats = async ({ admin }: (typeof contentAdminResources)[number]) =>
    (await test.call({ method: 'GET', url: `/api${admin.paths.stats}`, cookies })).json().data;
  const film = { name: 'film.mp4', content: makeVideo.mp4?.() ?? Buffer.of() };
  const picture = { name: 'picture.png', content: makePng(4, 3) };
  const youtubeUrls = '["https://youtu.be/a1B2c3D4e5_"]';

  it('news by status and type', async () => {
    await test.database.db.delete(newsAdminResource.table);
    const { create } = contentCalls(test, newsAdminResource, () => cookies);
    await create();
    await create({ type: 'newsletter' });
    await create({ type: 'newsletter', status: 'inactive' });
    expect(await readStats(newsAdminResource)).toEqual({
      totalNews: 3,
      activeNews: 2,
      inactiveNews: 1,
      newsCount: 1,
      newsletterCount: 2,
    });
  });

  it('events by status, media and date', async () => {
    await test.database.db.delete(eventAdminResource.table);
    const { create, list } = contentCalls(test, eventAdminResource, () => cookies);
    await create({ media0: film });
    await create({ eventDate: '2020-01-01T10:00', youtubeUrls });
    await create({ status: 'inactive' });
    expect(await readStats(eventAdminResource)).toEqual({
      totalEvents: 3,
      activeEvents: 2,
      inactiveEvents: 1,
      imageEvents: 0,
      videoEvents: 2,
      upcomingEvents: 2,
      pastEvents: 1,
    });
    expect(await list('?mediaType=video')).toHaveLength(2);
    expect((await list())[2]).toMatchObject({ eventDate: '2020-01-01T05:00:00.000Z' });
  });

  it('media by status and type', async () => {
    await test.database.db.delete(mediaAdminResource.table);
    const { create, list } = contentCalls(test, mediaAdminResource, () => cookies);
    await create({ media0: film });
    await create();
    const both = await create({ media0: film, media1: picture });
    expect(await readStats(mediaAdminResource)).toEqual({
      totalMedia: 3,
      activeMedia: 3,
      inactiveMedia: 0,
      imageMedia: 1,
      videoMedia: 2,
    });
    expect(await list('?mediaType=image')).toMatchObject([{ _id: both._id }]);
    expect(await list('?mediaType=video')).toHaveLength(2);
  });
});

it('an event can have an end after its start and a place; blank means none, and so does absent in a new one', async () => {
  const post = (fields: Record<string, string>) =>
    test.call({
      method: 'POST',
      url: '/api/events',
      cookies,
      ...buildMultipart(contentForm(eventAdminResource, fields)),
    });
  const start = { eventDate: '2031-05-04T18:00' };
  const early = await post({ ...start, endsAt: '2031-05-04T18:00' });
  expect(early.statusCode).toBe(400);
  expect(early.json().errors).toMatchObject([
    { field: 'endsAt', message: 'The end must be after the start' },
  ]);
  const place = 'Showroom, Lahore';
  const created = (await post({ ...start, endsAt: '2031-05-04T20:00', place })).json().data;
  expect(created).toMatchObject({ endsAt: '2031-05-04T15:00:00.000Z', place });
  expect((await post(start)).json().data).toMatchObject({ endsAt: null, place: null });
  const put = async (fields: Record<string, string>) =>
    (
      await test.call({
        method: 'PUT',
        url: `/api/events/${created._id}`,
        cookies,
        ...buildMultipart(fields),
      })
    ).json();
  expect((await put({ eventDate: '2031-05-04T20:30' })).errors).toMatchObject([
    { field: 'endsAt', message: 'The end must be after the start' },
  ]);
  expect((await put({ endsAt: '2031-05-04T17:00' })).errors).toMatchObject([{ field: 'endsAt' }]);
  expect((await put({ place: 'Showroom, Multan' })).data).toMatchObject({
    eventDate: created.eventDate,
    endsAt: created.endsAt,
    place: 'Showroom, Multan',
  });
  expect((await put({ endsAt: '', place: '' })).data).toMatchObject({ endsAt: null, place: null });
});

it('without a session no upload is stored, not even as a staged file', async () => {
  const before = await listStoredFiles(test.files);
  const form = contentForm(mediaAdminResource, {
    media0: { name: 'film.mp4', content: Buffer.alloc(9999) },
  });
  const call = { method: 'POST', url: '/api/media', ...buildMultipart(form) } as const;
  expect((await test.call(call)).statusCode).toBe(401);
  expect(await listStoredFiles(test.files)).toEqual(before);
});
