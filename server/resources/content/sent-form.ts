import type { FastifyRequest } from 'fastify';
import type { MediaFile, MediaType } from '#contract/content/media-file.ts';
import { parseExtension, uploadRules } from '#contract/uploads.ts';
import { checkForm } from '#server/platform/files/check-form.ts';
import type { Files } from '#server/platform/files/files.ts';
import { withKeptFiles } from '#server/platform/files/keep.ts';
import { buildFileAddress } from '#server/platform/files/published.ts';
import { receiveForm } from '#server/platform/files/receive.ts';
import type { ContentAdminResource, ContentRecord } from './admin-resource.ts';
import type { FileChanges } from './change-files.ts';

/** A validated form whose files are stored. */
interface Sent {
  /** The values that staff typed, by column. */
  texts: Record<string, unknown>;
  changes: FileChanges;
  uploaded: MediaFile[];
}

/** Fits the longest content in any script. */
const maxTextBytes = 128 * 1024;

const findMediaType = (key: string): MediaType =>
  (uploadRules.video.extensions as readonly string[]).includes(parseExtension(key))
    ? 'video'
    : 'image';

/**
 * Receives the form of a kind of content: stores its files, then calls `store` to write the record that refers to
 * them, and deletes the files again if that fails. Throws all validation errors of the form at once.
 */
export async function withSentForm(
  { admin }: ContentAdminResource,
  { staging, storage }: Files,
  request: FastifyRequest,
  store: (sent: Sent) => Promise<ContentRecord>,
): Promise<ContentRecord> {
  const { input, uploads: rules, content } = admin;
  const purposes = Object.fromEntries(Object.keys(rules).map((field) => [field, content.slug]));
  return await receiveForm(request, { rules, staging, maxTextBytes }, async (received) => {
    const { filesToRemove, replaceMedia, youtubeUrls, ...texts } = checkForm(input, received);
    const changes = { filesToRemove, replaceMedia, youtubeUrls } as FileChanges;
    const { files } = received;
    return await withKeptFiles({ storage, files, purposes }, async ({ keys }) => {
      // In the order of the fields, whatever the order of arrival.
      const ordered = Object.keys(rules).flatMap((field) => keys[field] ?? []);
      const uploaded = ordered.map(
        (key): MediaFile => ({
          type: findMediaType(key),
          source: 'upload',
          url: buildFileAddress(key),
        }),
      );
      return await store({ texts, changes, uploaded });
    });
  });
}
