import type { FastifyRequest } from 'fastify';
import type { MediaFile, MediaType } from '#contract/content/media-file.ts';
import { extensionOf, uploadRules } from '#contract/uploads.ts';
import { isDatabaseAway } from '#server/db/unavailable.ts';
import { checkForm } from '#server/files/check-form.ts';
import type { Files } from '#server/files/files.ts';
import { keepFiles } from '#server/files/keep.ts';
import { addressOfFile } from '#server/files/published.ts';
import { receiveForm } from '#server/files/receive.ts';
import type { FileChanges } from './change-files.ts';
import type { ContentRecord, Desk } from './desk.ts';

/** A form that was checked, its files kept. */
interface Sent {
  /** The columns that a person filled in. */
  texts: Record<string, unknown>;
  changes: FileChanges;
  uploaded: MediaFile[];
}

/** Room for the longest content, however its signs are written. */
const maxTextBytes = 128 * 1024;

const typeOf = (key: string): MediaType =>
  (uploadRules.video.extensions as readonly string[]).includes(extensionOf(key))
    ? 'video'
    : 'image';

/**
 * Takes in the form of a kind of content: its files are kept first, then `store` writes the record that
 * names them; if it fails they are removed again. Thrown is everything that is wrong with the form.
 */
export async function withSentForm(
  { admin }: Desk,
  { staging, storage }: Files,
  request: FastifyRequest,
  store: (sent: Sent) => Promise<ContentRecord>,
): Promise<ContentRecord> {
  const { input, uploads: rules, content } = admin;
  const purposes = Object.fromEntries(Object.keys(rules).map((field) => [field, content.slug]));
  return await receiveForm(request, { rules, staging, maxTextBytes }, async (received) => {
    const { filesToRemove, replaceMedia, youtubeUrls, ...texts } = checkForm(input, received);
    const { keys, remove } = await keepFiles(storage, received.files, purposes);
    // In the order of the fields, whichever came first on the line.
    const ordered = Object.keys(rules).flatMap((field) => keys[field] ?? []);
    const uploaded = ordered.map(
      (key): MediaFile => ({ type: typeOf(key), source: 'upload', url: addressOfFile(key) }),
    );
    const changes = { filesToRemove, replaceMedia, youtubeUrls } as FileChanges;
    try {
      return await store({ texts, changes, uploaded });
    } catch (error) {
      // After a broken connection the record may be there all the same; if not, the sweep finds the files.
      if (!isDatabaseAway(error)) await remove();
      throw error;
    }
  });
}
