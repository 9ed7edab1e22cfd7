import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaFile } from '#contract/content/media-file.ts';
import { eventDesk, mediaDesk, newsDesk } from '#server/content/desk.ts';
import { eventItems } from '#server/content/schema.ts';
import { makePng } from '#tests/files/png.ts';
import { makeMp4 } from '#tests/files/videos.ts';
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

describe('a change of an event', () => {
  it('adds files and links, and removes what is marked, from the disk too', async () => {
    const { _id, mediaFiles } = await events.create({ media0: photo(), media1: film() });
    const [first = '', second = ''] = urls(mediaFiles);
    const changed = await events.put(_id, {
      media0: photo(),
      filesToRemove: json(first),
      youtubeUrls: json(link),
    });
    const now: MediaFile[] = changed.json().data.mediaFiles;
    expect(urls(now)).toEqual([second, expect.stringMatching(/webp$/), embedded.url]);
    expect((await kept()).sort()).toEqual(urls(now).slice(0, 2).sort());
    expect(changed.json().data.mediaType).toBe('video');
  });

  it('without a word about links leaves them, and an empty list takes them away', async () => {
    const { _id } = await events.create({ youtubeUrls: json(link) });
    expect((await events.put(_id)).json().data.mediaFiles).toEqual([embedded]);
    const emptied = await events.put(_id, { youtubeUrls: '[]' });
    expect(emptied.json().data).toMatchObject({ mediaFiles: [], mediaType: null });
  });

  it('that replaces takes all that was uploaded before, and leaves the links', async () => {
    const { _id } = await events.create({
      media0: photo(),
      media1: photo(),
      youtubeUrls: json(link),
    });
    const { data } = (await events.put(_id, { media0: film(), replaceMedia: 'true' })).json();
    expect(data.mediaFiles).toEqual([
      { type: 'video', source: 'upload', url: (await kept())[0] },
      embedded,
    ]);
    const again = (await events.put(_id, { media0: film(), replaceMedia: 'false' })).json();
    expect(again.data.mediaFiles).toHaveLength(3);
  });

  it('cannot name a file of another record, and then changes and keeps nothing', async () => {
    const other = await events.create({ media0: photo() });
    const { _id } = await events.create({ title: 'Mine', media0: photo() });
    const before = await filesLeft(test.files);
    const filesToRemove = json(...urls(other.mediaFiles));
    const answer = await events.put(_id, { title: 'Changed', media0: film(), filesToRemove });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'filesToRemove', message: 'Only files of this record can be removed' },
    ]);
    expect(await filesLeft(test.files)).toEqual(before);
    expect((await events.list())[0]?.title).toBe('Mine');
  });

  it('that comes too late keeps no file, and says so rather than what else is wrong', async () => {
    const { _id, updatedAt, mediaFiles } = await events.create({ media0: photo() });
    const filesToRemove = json(...urls(mediaFiles));
    await events.put(_id, { filesToRemove });
    const late = await events.put(
      _id,
      { media0: film(), filesToRemove },
      { 'if-match': updatedAt },
    );
    expect(late.statusCode).toBe(409);
    expect(await filesLeft(test.files)).toEqual({ kept: [], staged: [] });
  });

  it('leaves at most twenty uploads', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`media${index}`, film()]),
    );
    const { _id } = await events.create(many);
    const answer = await events.put(_id, { media0: film() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('There is room for 20 pictures and films');
    expect(await kept()).toHaveLength(20);
  });

  it('keeps the single file of an older record, as the first of its list', async () => {
    const { _id } = await events.create();
    const mediaUrl = '/pictures/older.webp';
    await test.database.db.update(eventItems).set({ mediaUrl, mediaType: 'image' });
    expect((await events.put(_id, { media0: film() })).json().data).toMatchObject({
      mediaUrl: null,
      mediaType: 'image',
      mediaFiles: [{ type: 'image', source: 'upload', url: mediaUrl }, { type: 'video' }],
    });
    await test.database.db.update(eventItems).set({ mediaUrl, mediaFiles: [] });
    const emptied = await events.put(_id, { filesToRemove: json(mediaUrl) });
    expect(emptied.json().data).toMatchObject({ mediaUrl: null, mediaFiles: [] });
  });
});

it('an article has one picture: a new one takes its place, and it can be removed', async () => {
  const { _id, imageUrl } = await articles.create({ image: photo() });
  expect(await kept()).toEqual([imageUrl]);
  expect((await articles.put(_id)).json().data.imageUrl).toBe(imageUrl);
  const replaced = (await articles.put(_id, { image: photo() })).json().data.imageUrl;
  expect(replaced).not.toBe(imageUrl);
  expect(await kept()).toEqual([replaced]);
  const { data } = (await articles.put(_id, { filesToRemove: json(replaced) })).json();
  expect(data.imageUrl).toBeNull();
  expect(await kept()).toEqual([]);
});
