import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff.ts';
import { desks, eventDesk, mediaDesk, newsDesk } from '#server/content/desk.ts';
import { contentForm } from '#tests/content-forms.ts';
import { makeVideo } from '#tests/files/videos.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { multipartOf } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['news-management', 'event-management', 'media-management']);
});
afterAll(() => test.close());

describe.each(desks.map((desk) => ({ slug: desk.admin.slug, desk })))('$slug', ({ desk }) => {
  const { paths, content } = desk.admin;

  it('every call needs a session with the kind’s own permission', async () => {
    const { create, list } = contentCalls(test, desk, () => cookies);
    const { _id } = await create();
    const others = permissions.filter((permission) => permission !== content.permission);
    const stranger = await test.signIn(others);
    const form = multipartOf(contentForm(desk));
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

  it('the statistics are for every member of staff, and for nobody else', async () => {
    const call = { method: 'GET', url: `/api${paths.stats}` } as const;
    expect((await test.call(call)).statusCode).toBe(401);
    const answer = await test.call({ ...call, cookies: await test.signIn([]) });
    expect(answer.json()).toMatchObject({ success: true, data: {} });
  });
});

describe('the statistics count what lists show', () => {
  const statsOf = async ({ admin }: (typeof desks)[number]) =>
    (await test.call({ method: 'GET', url: `/api${admin.paths.stats}`, cookies })).json().data;
  const film = { name: 'film.mp4', content: makeVideo.mp4?.() ?? Buffer.of() };
  const youtubeUrls = '["https://youtu.be/a1B2c3D4e5_"]';

  it('of news', async () => {
    await test.database.db.delete(newsDesk.table);
    const { create } = contentCalls(test, newsDesk, () => cookies);
    await create();
    await create({ type: 'newsletter' });
    await create({ type: 'newsletter', status: 'inactive' });
    expect(await statsOf(newsDesk)).toEqual({
      totalNews: 3,
      activeNews: 2,
      inactiveNews: 1,
      newsCount: 1,
      newsletterCount: 2,
    });
  });

  it('of events, and which are still to come', async () => {
    await test.database.db.delete(eventDesk.table);
    const { create, list } = contentCalls(test, eventDesk, () => cookies);
    await create({ media0: film });
    await create({ eventDate: '2020-01-01T10:00', youtubeUrls });
    await create({ status: 'inactive' });
    expect(await statsOf(eventDesk)).toEqual({
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

  it('of media', async () => {
    await test.database.db.delete(mediaDesk.table);
    const { create } = contentCalls(test, mediaDesk, () => cookies);
    await create({ media0: film });
    await create();
    expect(await statsOf(mediaDesk)).toEqual({
      totalMedia: 2,
      activeMedia: 2,
      inactiveMedia: 0,
      imageMedia: 0,
      videoMedia: 1,
    });
  });
});

it('without the permission nothing that is sent is kept, not even on the way', async () => {
  const before = await filesLeft(test.files);
  const form = contentForm(mediaDesk, {
    media0: { name: 'film.mp4', content: Buffer.alloc(9999) },
  });
  const call = { method: 'POST', url: '/api/media', ...multipartOf(form) } as const;
  expect((await test.call(call)).statusCode).toBe(401);
  expect(await filesLeft(test.files)).toEqual(before);
});
