import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaFile } from '#contract/content/media-file.ts';
import { eventDesk, mediaDesk, newsDesk } from '#server/content/desk.ts';
import { eventItems } from '#server/content/schema.ts';
import { sweepOrphans } from '#server/files/orphans.ts';
import { namedFiles } from '#server/sweep.ts';
import { makePng } from '#tests/files/png.ts';
import { makeMp4, makeVideo } from '#tests/files/videos.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let events: ReturnType<typeof contentCalls>;
let articles: ReturnType<typeof contentCalls>;
beforeAll(async () => {
  test = await startTestApp();
  const cookies = await test.signIn(['news-management', 'event-management', 'media-management']);
  events = contentCalls(test, eventDesk, () => cookies);
  articles = contentCalls(test, newsDesk, () => cookies);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const { table } of [eventDesk, newsDesk, mediaDesk]) {
    await test.database.db.delete(table);
  }
  for (const key of (await filesLeft(test.files)).kept) await test.files.storage.remove(key);
});

const photo = (name = 'photo.png') => ({ name, content: makePng(40, 30) });
const film = (name = 'film.mp4') => ({ name, content: makeMp4() });
const link = 'https://www.youtube.com/watch?v=a1B2c3D4e5_&t=3';
const embedded: MediaFile = {
  type: 'video',
  source: 'youtube',
  url: 'https://www.youtube.com/embed/a1B2c3D4e5_',
};
const json = (...items: string[]) => JSON.stringify(items);
const urls = (files: MediaFile[]) => files.map(({ url }) => url);
const kept = async () => (await filesLeft(test.files)).kept.map((key) => `/files/${key}`);

describe('what is uploaded', () => {
  it('is kept in the order of its fields, before the links, pictures written anew as WebP', async () => {
    const { mediaFiles, mediaType } = await events.create({
      media11: film(),
      media2: photo(),
      youtubeUrls: json('', link, link),
    });
    expect(mediaType).toBe('image');
    expect(mediaFiles).toEqual([
      {
        type: 'image',
        source: 'upload',
        url: expect.stringMatching(/^\/files\/events\/.+\.webp$/),
      },
      { type: 'video', source: 'upload', url: expect.stringMatching(/^\/files\/events\/.+\.mp4$/) },
      embedded,
    ]);
    const answer = await test.call({ method: 'GET', url: mediaFiles[0]?.url ?? '' });
    expect(answer.rawPayload.toString('latin1', 0, 12)).toMatch(/^RIFF....WEBP$/s);
  });

  it.each(Object.keys(makeVideo))('can be a film in the container %s', async (extension) => {
    const content = makeVideo[extension]?.() ?? Buffer.of();
    const { mediaFiles } = await events.create({ media0: { name: `A.${extension}`, content } });
    expect(mediaFiles).toMatchObject([{ type: 'video', source: 'upload' }]);
    const answer = await test.call({ method: 'GET', url: mediaFiles[0]?.url ?? '' });
    expect(answer.rawPayload.equals(content)).toBe(true);
  });

  it('is refused by the field it came in, with all else that is wrong, and nothing stays', async () => {
    const answer = await events.post({
      title: ' ',
      media0: photo(),
      media1: { name: 'page.mp4', content: Buffer.from('<html>') },
      youtubeUrls: json(link, 'https://vimeo.example/1'),
      filesToRemove: 'none',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'title', message: 'Please enter a title' },
      { field: 'filesToRemove', message: 'This must be a list in JSON' },
      {
        field: 'youtubeUrls.1',
        message: 'Please enter a link to a YouTube video, for example https://youtu.be/…',
      },
      {
        field: 'media1',
        message: 'This file is not of the kind that its name says: please choose another one',
      },
    ]);
    expect(await filesLeft(test.files)).toEqual({ kept: [], staged: [] });
  });

  it('does not stay where its record cannot be stored', async () => {
    const { db } = test.database;
    await db.execute(sql`alter table event_items rename to away`);
    expect((await events.post({ media0: photo() })).statusCode).toBe(500);
    await db.execute(sql`alter table away rename to event_items`);
    expect(await filesLeft(test.files)).toEqual({ kept: [], staged: [] });
  });
});

it('deleting a record deletes its files, and no other’s', async () => {
  const { _id } = await events.create({ media0: photo(), media1: film() });
  const other = await events.create({ media0: photo() });
  await events.call('DELETE', `/${_id}`);
  expect(await kept()).toEqual(urls(other.mediaFiles));
});

it('the hourly sweep leaves what any record names, older ones’ too, and takes the rest', async () => {
  const { imageUrl } = await articles.create({ image: photo() });
  const { mediaFiles } = await events.create({ media0: photo(), media1: film() });
  const older = await events.create({ media0: film() });
  const [mediaUrl = ''] = urls(older.mediaFiles);
  await test.database.db
    .update(eventItems)
    .set({ mediaUrl, mediaFiles: [] })
    .where(sql`${eventItems._id} = ${older._id}`);
  await events.create({ media0: photo(), title: 'Forgotten' });
  await test.database.db.delete(eventItems).where(sql`${eventItems.title} = 'Forgotten'`);
  expect(await kept()).toHaveLength(5);
  const sweep = { storage: test.files.storage, named: namedFiles, now: Date.now() + 3_700_000 };
  expect(await sweepOrphans(test.database.db, sweep)).toBe(1);
  expect((await kept()).sort()).toEqual([imageUrl, mediaUrl, ...urls(mediaFiles)].sort());
});
