import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaFile } from '#contract/content/media-file.ts';
import { eventItems } from '#server/content/schema.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import {
  embedded,
  film,
  json,
  link,
  photo,
  startPublishing,
  urlsOf,
} from '#tests/support/publishing.ts';

let publishing: Awaited<ReturnType<typeof startPublishing>>;
beforeAll(async () => {
  publishing = await startPublishing();
});
afterAll(() => publishing.test.close());
beforeEach(() => publishing.clear());

describe('a change of an event', () => {
  it('adds files and links, and removes what is marked, from the disk too', async () => {
    const { _id, mediaFiles } = await publishing.events.create({ media0: photo(), media1: film() });
    const [first = '', second = ''] = urlsOf(mediaFiles);
    const changed = await publishing.events.put(_id, {
      media0: photo(),
      filesToRemove: json(first),
      youtubeUrls: json(link),
    });
    const now: MediaFile[] = changed.json().data.mediaFiles;
    expect(urlsOf(now)).toEqual([second, expect.stringMatching(/webp$/), embedded.url]);
    expect((await publishing.kept()).sort()).toEqual(urlsOf(now).slice(0, 2).sort());
    expect(changed.json().data.mediaType).toBe('video');
  });

  it('without a word about links leaves them, and an empty list takes them away', async () => {
    const { _id } = await publishing.events.create({ youtubeUrls: json(link) });
    expect((await publishing.events.put(_id)).json().data.mediaFiles).toEqual([embedded]);
    const emptied = await publishing.events.put(_id, { youtubeUrls: '[]' });
    expect(emptied.json().data).toMatchObject({ mediaFiles: [], mediaType: null });
  });

  it('that replaces takes all that was uploaded before, and leaves the links', async () => {
    const { _id } = await publishing.events.create({
      media0: photo(),
      media1: photo(),
      youtubeUrls: json(link),
    });
    const { data } = (
      await publishing.events.put(_id, { media0: film(), replaceMedia: 'true' })
    ).json();
    expect(data.mediaFiles).toEqual([
      { type: 'video', source: 'upload', url: (await publishing.kept())[0] },
      embedded,
    ]);
    const again = (
      await publishing.events.put(_id, { media0: film(), replaceMedia: 'false' })
    ).json();
    expect(again.data.mediaFiles).toHaveLength(3);
  });

  it('cannot name a file of another record, and then changes and keeps nothing', async () => {
    const other = await publishing.events.create({ media0: photo() });
    const { _id } = await publishing.events.create({ title: 'Mine', media0: photo() });
    const before = await filesLeft(publishing.test.files);
    const filesToRemove = json(...urlsOf(other.mediaFiles));
    const answer = await publishing.events.put(_id, {
      title: 'Changed',
      media0: film(),
      filesToRemove,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'filesToRemove', message: 'Only files of this record can be removed' },
    ]);
    expect(await filesLeft(publishing.test.files)).toEqual(before);
    expect((await publishing.events.list())[0]?.title).toBe('Mine');
  });

  it('that comes too late keeps no file, and says so rather than what else is wrong', async () => {
    const { _id, updatedAt, mediaFiles } = await publishing.events.create({ media0: photo() });
    const filesToRemove = json(...urlsOf(mediaFiles));
    await publishing.events.put(_id, { filesToRemove });
    const late = await publishing.events.put(
      _id,
      { media0: film(), filesToRemove },
      { 'if-match': updatedAt },
    );
    expect(late.statusCode).toBe(409);
    expect(await filesLeft(publishing.test.files)).toEqual({ kept: [], staged: [] });
  });

  it('leaves at most twenty uploads', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`media${index}`, film()]),
    );
    const { _id } = await publishing.events.create(many);
    const answer = await publishing.events.put(_id, { media0: film() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('There is room for 20 pictures and films');
    expect(await publishing.kept()).toHaveLength(20);
  });

  it('keeps the single file of an older record, as the first of its list', async () => {
    const { _id } = await publishing.events.create();
    const mediaUrl = '/pictures/older.webp';
    await publishing.test.database.db.update(eventItems).set({ mediaUrl, mediaType: 'image' });
    expect((await publishing.events.put(_id, { media0: film() })).json().data).toMatchObject({
      mediaUrl: null,
      mediaType: 'image',
      mediaFiles: [{ type: 'image', source: 'upload', url: mediaUrl }, { type: 'video' }],
    });
    await publishing.test.database.db.update(eventItems).set({ mediaUrl, mediaFiles: [] });
    const emptied = await publishing.events.put(_id, { filesToRemove: json(mediaUrl) });
    expect(emptied.json().data).toMatchObject({ mediaUrl: null, mediaFiles: [] });
  });
});

it('an article has one picture: a new one takes its place, and it can be removed', async () => {
  const { _id, imageUrl } = await publishing.articles.create({ image: photo() });
  expect(await publishing.kept()).toEqual([imageUrl]);
  expect((await publishing.articles.put(_id)).json().data.imageUrl).toBe(imageUrl);
  const replaced = (await publishing.articles.put(_id, { image: photo() })).json().data.imageUrl;
  expect(replaced).not.toBe(imageUrl);
  expect(await publishing.kept()).toEqual([replaced]);
  const { data } = (await publishing.articles.put(_id, { filesToRemove: json(replaced) })).json();
  expect(data.imageUrl).toBeNull();
  expect(await publishing.kept()).toEqual([]);
});
