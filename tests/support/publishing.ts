import type { MediaFile } from '#contract/content/media-file.ts';
import { desks, eventDesk, newsDesk } from '#server/content/desk.ts';
import { makePng } from '#tests/files/png.ts';
import { makeMp4 } from '#tests/files/videos.ts';
import { contentCalls } from './content-calls.ts';
import { filesLeft } from './files-left.ts';
import { startTestApp } from './test-app.ts';

/** Files as a form brings them. */
export const photo = () => ({ name: 'photo.png', content: makePng(40, 30) });
export const film = () => ({ name: 'film.mp4', content: makeMp4() });

/** A link as people paste it, and the file that it is stored as. */
export const link = 'https://www.youtube.com/watch?v=a1B2c3D4e5_&t=3';
export const embedded: MediaFile = {
  type: 'video',
  source: 'youtube',
  url: 'https://www.youtube.com/embed/a1B2c3D4e5_',
};

/** A list as a form's field has it. */
export const json = (...items: string[]) => JSON.stringify(items);

export const urlsOf = (files: readonly MediaFile[]) => files.map(({ url }) => url);

/** An application with somebody signed in who publishes events and articles, and a look at the files kept. */
export async function startPublishing() {
  const test = await startTestApp();
  const cookies = await test.signIn(['news-management', 'event-management', 'media-management']);
  const keys = async () => (await filesLeft(test.files)).kept;
  return {
    test,
    events: contentCalls(test, eventDesk, () => cookies),
    articles: contentCalls(test, newsDesk, () => cookies),
    /** The addresses of all files that are kept. */
    kept: async () => (await keys()).map((key) => `/files/${key}`),
    /** Leaves neither record nor file. */
    clear: async () => {
      for (const { table } of desks) await test.database.db.delete(table);
      for (const key of await keys()) await test.files.storage.remove(key);
    },
  };
}
