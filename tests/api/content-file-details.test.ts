import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileDetailMessages } from '#contract/content/file-details.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { sweepOrphans } from '#server/platform/files/remove.ts';
import { namedFiles } from '#server/resources/index.ts';
import { makeCaptions } from '#tests/files/captions.ts';
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

const captions = (content = makeCaptions(), name = 'captions.vtt') => ({ name, content });
const details = (...list: object[]) => JSON.stringify(list);
const get = (url: string) => publishing.test.call({ method: 'GET', url });

/** Creates an event with a picture, a film and a link, and all that can be said about them. */
const createDescribed = () =>
  publishing.events.create({
    media0: photo(),
    media1: film(),
    captions7: captions(),
    youtubeUrls: json(link),
    fileDetails: details(
      { file: 'media0', alt: ' The  stand ' },
      { file: 'media1', captions: 'captions7', transcript: 'A door opens.\nIt closes.' },
      { file: link, transcript: 'A drive.' },
    ),
  });

describe('a form', () => {
  it('describes pictures, films and links, and visitors read it', async () => {
    const { _id, mediaFiles } = await createDescribed();
    expect(mediaFiles).toEqual([
      expect.objectContaining({ type: 'image', alt: 'The  stand' }),
      {
        type: 'video',
        source: 'upload',
        url: expect.stringMatching(/mp4$/),
        captionsUrl: expect.stringMatching(/^\/files\/events\/.+\.vtt$/),
        transcript: 'A door opens.\nIt closes.',
      },
      { ...embedded, transcript: 'A drive.' },
    ]);
    expect((await get(`/api/events/public/${_id}`)).json().data.mediaFiles).toEqual(mediaFiles);
  });

  it('gives captions to the film with the same number without naming it', async () => {
    const { mediaFiles } = await publishing.events.create({
      media3: film(),
      captions3: captions(),
    });
    expect(mediaFiles[0]?.captionsUrl).toMatch(/\.vtt$/);
  });

  it('that says nothing about files leaves them without further fields', async () => {
    const { mediaFiles } = await publishing.events.create({ media0: photo() });
    expect(Object.keys(mediaFiles[0] ?? {}).sort()).toEqual(['source', 'type', 'url']);
  });

  it('without details keeps them, for films that stay and for links it sends again', async () => {
    const { _id, mediaFiles } = await createDescribed();
    const kept = await publishing.events.put(_id, { title: 'Changed', youtubeUrls: json(link) });
    expect(kept.json().data.mediaFiles).toEqual(mediaFiles);
  });

  it('changes what it names, and null or blank texts remove what was said', async () => {
    const { _id, mediaFiles } = await createDescribed();
    const [picture = '', video = ''] = listUrls(mediaFiles);
    const fileDetails = details(
      { file: picture, alt: '' },
      { file: video, transcript: 'Changed' },
      { file: embedded.url, transcript: null },
    );
    const { data } = (await publishing.events.put(_id, { fileDetails })).json();
    const [, before] = mediaFiles;
    expect(data.mediaFiles).toEqual([
      { type: 'image', source: 'upload', url: picture },
      { ...before, transcript: 'Changed' },
      embedded,
    ]);
  });

  it('an article’s picture has a text, which goes with the picture', async () => {
    const { _id, ...created } = await publishing.articles.create({
      image: photo(),
      fileDetails: details({ file: 'image', alt: 'A showroom' }),
    });
    expect(created.imageAlt).toBe('A showroom');
    const kept = (await publishing.articles.put(_id)).json().data;
    expect(kept.imageAlt).toBe('A showroom');
    const fileDetails = details({ file: kept.imageUrl, alt: 'The showroom' });
    const changed = (await publishing.articles.put(_id, { fileDetails })).json().data;
    expect(changed.imageAlt).toBe('The showroom');
    const replaced = (await publishing.articles.put(_id, { image: photo() })).json().data;
    expect(replaced.imageAlt).toBeNull();
  });
});

describe('captions', () => {
  const findCaptions = (files: readonly MediaFile[]) =>
    files.flatMap(({ captionsUrl }) => captionsUrl ?? []);

  it('are served as WebVTT that no browser takes for anything else', async () => {
    const { mediaFiles } = await createDescribed();
    const response = await get(findCaptions(mediaFiles)[0] ?? '');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
    });
    expect(response.rawPayload.equals(makeCaptions())).toBe(true);
  });

  it('are deleted when they are replaced, removed, or their film or record goes for good', async () => {
    const { _id, mediaFiles } = await createDescribed();
    const [, video = ''] = listUrls(mediaFiles);
    const countCaptions = async () =>
      (await publishing.kept()).filter((url) => url.endsWith('.vtt'));
    const replaced = await publishing.events.put(_id, {
      captions0: captions(makeCaptions('Other words')),
      fileDetails: details({ file: video, captions: 'captions0' }),
    });
    expect(await countCaptions()).toEqual(findCaptions(replaced.json().data.mediaFiles));
    expect(await countCaptions()).not.toEqual(findCaptions(mediaFiles));
    await publishing.events.put(_id, { fileDetails: details({ file: video, captions: null }) });
    expect(await countCaptions()).toEqual([]);

    const second = await createDescribed();
    expect(await countCaptions()).toHaveLength(1);
    const filesToRemove = json(listUrls(second.mediaFiles)[1] ?? '');
    await publishing.events.put(second._id, { filesToRemove });
    expect(await countCaptions()).toEqual([]);

    const third = await createDescribed();
    expect(await countCaptions()).toHaveLength(1);
    await publishing.events.call('DELETE', `/${third._id}`);
    await purge(publishing.test, 'event-management', third._id);
    expect(await countCaptions()).toEqual([]);
  });

  it('are kept by the hourly sweep while a record names them', async () => {
    const { mediaFiles } = await createDescribed();
    const sweep = {
      storage: publishing.test.files.storage,
      named: namedFiles,
      now: Date.now() + 3_700_000,
    };
    expect(await sweepOrphans(publishing.test.database.db, sweep)).toBe(0);
    expect(await publishing.kept()).toEqual(
      expect.arrayContaining([...findCaptions(mediaFiles), ...listUrls(mediaFiles).slice(0, 2)]),
    );
  });

  it('of a film that the same form removes are refused', async () => {
    const { _id, mediaFiles } = await publishing.events.create({ media0: film() });
    const [video = ''] = listUrls(mediaFiles);
    const response = await publishing.events.put(_id, {
      filesToRemove: json(video),
      captions0: captions(),
      fileDetails: details({ file: video, captions: 'captions0' }),
    });
    expect(response.statusCode).toBe(400);
    expect(await publishing.kept()).toEqual([video]);
  });

  it('may have a byte order mark, a title, notes, voices, classes and times', async () => {
    const text =
      '\uFEFFWEBVTT - The stand\r\n\r\nNOTE first\r\n\r\n00:00.000 --> 00:05.000\r\n<v Guide>1 < 2, <c.loud>look</c> <00:00.500><i>there</i>';
    const { mediaFiles } = await publishing.events.create({
      media0: film(),
      captions0: captions(Buffer.from(text)),
    });
    expect(findCaptions(mediaFiles)).toHaveLength(1);
  });
});

describe('details are refused, and nothing is stored,', () => {
  const { alt: longAlt, transcript: longTranscript } = {
    alt: 'a'.repeat(251),
    transcript: 'a'.repeat(20_001),
  };
  it.each([
    ['of a file of another record', { file: '/files/events/x.mp4', alt: 'x' }, 'unknownFile'],
    ['of a film with an alternative text', { file: 'media1', alt: 'x' }, 'altOfVideo'],
    ['of a picture with a transcript', { file: 'media0', transcript: 'x' }, 'transcriptOfPicture'],
    ['of a link with captions', { file: link, captions: 'captions2' }, 'captionsOfOther'],
    ['of a picture with captions', { file: 'media0', captions: 'captions2' }, 'captionsOfOther'],
    [
      'with captions that were not sent',
      { file: 'media1', captions: 'captions5' },
      'unknownCaptions',
    ],
    ['with a film as captions', { file: 'media1', captions: 'media1' }, 'unknownCaptions'],
  ] as const)('%s', async (_what, detail, message) => {
    const response = await publishing.events.post({
      media0: photo(),
      media1: film(),
      media2: film(),
      captions2: captions(),
      youtubeUrls: json(link),
      fileDetails: details(detail),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      { field: 'fileDetails', message: fileDetailMessages[message] },
    ]);
    expect(await listStoredFiles(publishing.test.files)).toEqual({ kept: [], staged: [] });
  });

  it('of captions without a film', async () => {
    const response = await publishing.events.post({ captions0: captions() });
    expect(response.json().errors).toMatchObject([
      { field: 'captions0', message: fileDetailMessages.captionsAlone },
    ]);
    expect(await listStoredFiles(publishing.test.files)).toEqual({ kept: [], staged: [] });
  });

  it.each([
    ['alt', { file: 'media0', alt: longAlt }, 'Please keep this within 250 characters'],
    [
      'transcript',
      { file: 'media0', transcript: longTranscript },
      'Please keep this within 20,000 characters',
    ],
    ['file', {}, 'Please name a file'],
  ])('with a bad %s', async (field, detail, message) => {
    const fileDetails = details(detail);
    const response = await publishing.events.post({ media0: photo(), fileDetails });
    expect(response.json().errors).toMatchObject([{ field: `fileDetails.0.${field}`, message }]);
  });
});

it('the audit line of a change has the old and the new details', async () => {
  const { _id, mediaFiles } = await createDescribed();
  const [picture = ''] = listUrls(mediaFiles);
  await publishing.events.put(_id, { fileDetails: details({ file: picture, alt: 'New text' }) });
  const line = (
    await publishing.test.call({
      method: 'GET',
      url: `/api/admin/audit/event-management/${_id}`,
      cookies: await publishing.test.signIn(['event-management']),
    })
  ).json().data[0];
  expect(line.old.mediaFiles[0].alt).toBe('The  stand');
  expect(line.new.mediaFiles[0].alt).toBe('New text');
});
