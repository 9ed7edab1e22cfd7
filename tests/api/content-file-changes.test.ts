import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaFile } from '#contract/content/media-file.ts';
import { eventItems } from '#server/resources/content/schema.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import {
  embedded,
  film,
  json,
  link,
  listUrls,
  photo,
  startPublishing,
} from '#tests/support/publishing.ts';

let publishing: Awaited<ReturnType<typeof startPublishing>>;
beforeAll(async () => {
  publishing = await startPublishing();
});
afterAll(() => publishing.test.close());
beforeEach(() => publishing.clear());

describe('a change of an event', () => {
  it('adds files and links, and removes marked files from storage too', async () => {
    const { _id, mediaFiles } = await publishing.events.create({ media0: photo(), media1: film() });
    const [first = '', second = ''] = listUrls(mediaFiles);
    const changed = await publishing.events.put(_id, {
      media0: photo(),
      filesToRemove: json(first),
      youtubeUrls: json(link),
    });
    const now: MediaFile[] = changed.json().data.mediaFiles;
    expect(listUrls(now)).toEqual([second, expect.stringMatching(/webp$/), embedded.url]);
    expect((await publishing.kept()).sort()).toEqual(listUrls(now).slice(0, 2).sort());
    expect(changed.json().data.mediaType).toBe('video');
  });

  it('keeps links it does not mention, and an empty list removes them', async () => {
    const { _id } = await publishing.events.create({ youtubeUrls: json(link) });
    expect((await publishing.events.put(_id)).json().data.mediaFiles).toEqual([embedded]);
    const emptied = await publishing.events.put(_id, { youtubeUrls: '[]' });
    expect(emptied.json().data).toMatchObject({ mediaFiles: [], mediaType: null });
  });

  it('with replaceMedia removes all earlier uploads and keeps the links', async () => {
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

  it('that removes a file of another record is refused, and changes and stores nothing', async () => {
    const other = await publishing.events.create({ media0: photo() });
    const { _id } = await publishing.events.create({ title: 'Mine', media0: photo() });
    const before = await listStoredFiles(publishing.test.files);
    const filesToRemove = json(...listUrls(other.mediaFiles));
    const response = await publishing.events.put(_id, {
      title: 'Changed',
      media0: film(),
      filesToRemove,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      { field: 'filesToRemove', message: 'Only files of this record can be removed' },
    ]);
    expect(await listStoredFiles(publishing.test.files)).toEqual(before);
    expect((await publishing.events.list())[0]?.title).toBe('Mine');
  });

  it('based on an old version is a conflict before any other error, and stores no file', async () => {
    const { _id, updatedAt, mediaFiles } = await publishing.events.create({ media0: photo() });
    const filesToRemove = json(...listUrls(mediaFiles));
    await publishing.events.put(_id, { filesToRemove });
    const late = await publishing.events.put(
      _id,
      { media0: film(), filesToRemove },
      { 'if-match': updatedAt },
    );
    expect(late.statusCode).toBe(409);
    expect(await listStoredFiles(publishing.test.files)).toEqual({ kept: [], staged: [] });
  });

  it('cannot bring a record to more than twenty uploads', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`media${index}`, film()]),
    );
    const { _id } = await publishing.events.create(many);
    const response = await publishing.events.put(_id, { media0: film() });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain('There is room for 20 pictures and films');
    expect(await publishing.kept()).toHaveLength(20);
  });

  it('moves the single file of an older record to the start of its list, where it can be removed', async () => {
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

it('an article has one picture, which can be replaced and removed', async () => {
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
