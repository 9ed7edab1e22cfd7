import type { MediaFile } from '#contract/content/media-file.ts';
import {
  contentAdminResources,
  eventAdminResource,
  newsAdminResource,
} from '#server/resources/content/admin-resource.ts';
import { makePng } from '#tests/files/png.ts';
import { makeMp4 } from '#tests/files/videos.ts';
import { contentCalls } from './content-calls.ts';
import { listStoredFiles } from './list-stored-files.ts';
import { startTestApp } from './test-app.ts';

/** Files as a form sends them. */
export const photo = () => ({ name: 'photo.png', content: makePng(40, 30) });
export const film = () => ({ name: 'film.mp4', content: makeMp4() });

/** A link as users paste it, and the file that it is stored as. */
export const link = 'https://www.youtube.com/watch?v=a1B2c3D4e5_&t=3';
export const embedded: MediaFile = {
  type: 'video',
  source: 'youtube',
  url: 'https://www.youtube.com/embed/a1B2c3D4e5_',
};

/** A list as a form field sends it. */
export const json = (...items: string[]) => JSON.stringify(items);

export const listUrls = (files: readonly MediaFile[]) => files.map(({ url }) => url);

/** Starts an application with staff who publish events and articles, and a way to list the stored files. */
export async function startPublishing() {
  const test = await startTestApp();
  const cookies = await test.signIn(['news-management', 'event-management', 'media-management']);
  const keys = async () => (await listStoredFiles(test.files)).kept;
  return {
    test,
    events: contentCalls(test, eventAdminResource, () => cookies),
    articles: contentCalls(test, newsAdminResource, () => cookies),
    /** Returns the addresses of all stored files. */
    kept: async () => (await keys()).map((key) => `/files/${key}`),
    /** Deletes all records and files. */
    clear: async () => {
      for (const { table } of contentAdminResources) await test.database.db.delete(table);
      for (const key of await keys()) await test.files.storage.remove(key);
    },
  };
}
