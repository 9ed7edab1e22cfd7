import type { FastifyRequest } from 'fastify';
import type { FileDetail } from '#contract/content/file-details.ts';
import type { MediaFile, MediaType } from '#contract/content/media-file.ts';
import { readFormText } from '#contract/read-form.ts';
import { parseExtension, uploadRules } from '#contract/uploads.ts';
import type { Files } from '#server/platform/files/files.ts';
import { checkForm, checkTexts, withKeptFiles } from '#server/platform/files/keep.ts';
import { buildFileAddress } from '#server/platform/files/published.ts';
import { receiveForm } from '#server/platform/files/receive.ts';
import type { ContentAdminResource, ContentRecord } from './admin-resource.ts';
import type { FileChanges } from './change-files.ts';
import { resolveDetails } from './file-details.ts';

/** A validated form whose files are stored. */
interface Sent {
  /** The values that staff typed, by column. */
  texts: Record<string, unknown>;
  changes: FileChanges;
  uploaded: MediaFile[];
}

/** Fits the longest content, and many transcripts, in any script. */
const maxTextBytes = 1024 * 1024;

/** What a form is for. */
interface FormUse {
  resource: ContentAdminResource;
  files: Files;
  /** Whether it changes a record: fields that it does not name keep their values. */
  isChange: boolean;
}

const fileFields = ['filesToRemove', 'replaceMedia', 'youtubeUrls', 'fileDetails'];

/** The texts of a form that changes a record: a blank one removes a value, but names no change of files. */
const readChanges = (form: FormData) =>
  Object.fromEntries(
    Object.entries(readFormText(form)).filter(
      ([name, text]) => text.trim() !== '' || !fileFields.includes(name),
    ),
  );

const findMediaType = (address: string): MediaType =>
  (uploadRules.video.extensions as readonly string[]).includes(parseExtension(address))
    ? 'video'
    : 'image';

/**
 * Receives the form of a kind of content: stores its files, then calls `store` to write the record that refers to
 * them, and deletes the files again if that fails. Throws all validation errors of the form at once.
 */
export async function withSentForm(
  { resource: { admin }, files: { staging, storage }, isChange }: FormUse,
  request: FastifyRequest,
  store: (sent: Sent) => Promise<ContentRecord>,
): Promise<ContentRecord> {
  const { input, update, uploads, captions, content } = admin;
  const rules = { ...uploads, ...captions };
  const purposes = Object.fromEntries(Object.keys(rules).map((field) => [field, content.slug]));
  return await receiveForm(request, { rules, staging, maxTextBytes }, async (received) => {
    const checked: Record<string, unknown> = isChange
      ? checkTexts(update, readChanges(received.form), received.faults)
      : checkForm(input, received);
    const { filesToRemove, replaceMedia, youtubeUrls, fileDetails, ...texts } = checked;
    const { files } = received;
    return await withKeptFiles({ storage, files, purposes }, async ({ keys }) => {
      const addresses = Object.fromEntries(
        Object.entries(keys).map(([field, key]) => [field, buildFileAddress(key)]),
      );
      // In the order of the fields, whatever the order of arrival.
      const uploaded = Object.keys(uploads).flatMap((field): MediaFile[] => {
        const url = addresses[field];
        return url ? [{ type: findMediaType(url), source: 'upload', url }] : [];
      });
      const details = resolveDetails(
        (fileDetails ?? []) as FileDetail[],
        addresses,
        Object.keys(captions),
      );
      const changes = { filesToRemove, replaceMedia, youtubeUrls, details } as FileChanges;
      return await store({ texts, changes, uploaded });
    });
  });
}
