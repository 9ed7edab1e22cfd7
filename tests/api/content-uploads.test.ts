import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepOrphans } from '#server/platform/files/remove.ts';
import { eventItems } from '#server/resources/content/schema.ts';
import { namedFiles } from '#server/resources/index.ts';
import { makeVideo } from '#tests/files/videos.ts';
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
import { purge } from '#tests/support/purge.ts';

let publishing: Awaited<ReturnType<typeof startPublishing>>;
beforeAll(async () => {
  publishing = await startPublishing();
});
afterAll(() => publishing.test.close());
beforeEach(() => publishing.clear());

describe('an upload', () => {
  it('is stored in the order of its fields, before the links, with pictures converted to WebP', async () => {
    const { mediaFiles, mediaType } = await publishing.events.create({
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
    const response = await publishing.test.call({ method: 'GET', url: mediaFiles[0]?.url ?? '' });
    expect(response.rawPayload.toString('latin1', 0, 12)).toMatch(/^RIFF....WEBP$/s);
  });

  it.each(Object.keys(makeVideo))('can be a video in the container %s', async (extension) => {
    const content = makeVideo[extension]?.() ?? Buffer.of();
    const { mediaFiles } = await publishing.events.create({
      media0: { name: `A.${extension}`, content },
    });
    expect(mediaFiles).toMatchObject([{ type: 'video', source: 'upload' }]);
    const response = await publishing.test.call({ method: 'GET', url: mediaFiles[0]?.url ?? '' });
    expect(response.rawPayload.equals(content)).toBe(true);
  });

  it('is refused by field together with all other errors, and nothing is stored', async () => {
    const response = await publishing.events.post({
      title: ' ',
      media0: photo(),
      media1: { name: 'page.mp4', content: Buffer.from('<html>') },
      youtubeUrls: json(link, 'https://vimeo.example/1'),
      filesToRemove: 'none',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
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
    expect(await listStoredFiles(publishing.test.files)).toEqual({ kept: [], staged: [] });
  });

  it('is removed if its record cannot be stored', async () => {
    const { db } = publishing.test.database;
    await db.execute(sql`alter table event_items rename to away`);
    expect((await publishing.events.post({ media0: photo() })).statusCode).toBe(500);
    await db.execute(sql`alter table away rename to event_items`);
    expect(await listStoredFiles(publishing.test.files)).toEqual({ kept: [], staged: [] });
  });
});

it('purging a record deletes its files and no others', async () => {
  const { _id } = await publishing.events.create({ media0: photo(), media1: film() });
  const other = await publishing.events.create({ media0: photo() });
  await publishing.events.call('DELETE', `/${_id}`);
  expect(await publishing.kept()).toHaveLength(3);
  await purge(publishing.test, 'event-management', _id);
  expect(await publishing.kept()).toEqual(listUrls(other.mediaFiles));
});

it('the hourly sweep keeps files named in the new or the older column, and removes all others', async () => {
  const { imageUrl } = await publishing.articles.create({ image: photo() });
  const { mediaFiles } = await publishing.events.create({ media0: photo(), media1: film() });
  const older = await publishing.events.create({ media0: film() });
  const [mediaUrl = ''] = listUrls(older.mediaFiles);
  await publishing.test.database.db
    .update(eventItems)
    .set({ mediaUrl, mediaFiles: [] })
    .where(sql`${eventItems._id} = ${older._id}`);
  await publishing.events.create({ media0: photo(), title: 'Forgotten' });
  await publishing.test.database.db
    .delete(eventItems)
    .where(sql`${eventItems.title} = 'Forgotten'`);
  expect(await publishing.kept()).toHaveLength(5);
  const sweep = {
    storage: publishing.test.files.storage,
    named: namedFiles,
    now: Date.now() + 3_700_000,
  };
  expect(await sweepOrphans(publishing.test.database.db, sweep)).toBe(1);
  expect((await publishing.kept()).sort()).toEqual(
    [imageUrl, mediaUrl, ...listUrls(mediaFiles)].sort(),
  );
});
