import type { FastifyRequest } from 'fastify';
import { maxFilesPerItem } from '#contract/content/content-admin.ts';
import type { FileDetail } from '#contract/content/file-details.ts';
import type { MediaFile, MediaType } from '#contract/content/media-file.ts';
import { parseExtension } from '#contract/format/file-extension.ts';
import { uploadRules } from '#contract/http/uploads.ts';
import { readFormText } from '#contract/input/read-form.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Files } from '#server/platform/files/files.ts';
import { checkForm, checkTexts, withKeptFiles } from '#server/platform/files/keep.ts';
import { buildFileAddress } from '#server/platform/files/published.ts';
import { receiveForm } from '#server/platform/files/receive.ts';
import type { ContentAdminResource, ContentRecord } from './admin-resource.ts';
import { applyDetails, type FileChange, refuseBadDetails, resolveDetails } from './file-details.ts';

/** The file fields of a form, see docs/spec/content.md#media-files. */
interface FileChanges {
  filesToRemove?: string[] | undefined;
  /** Whether the uploads replace all existing uploads. */
  replaceMedia?: boolean | undefined;
  /** All YouTube links, as embed URLs; if absent, the existing links stay. */
  youtubeUrls?: string[] | undefined;
  /** The details of files in the form. */
  details?: readonly FileChange[] | undefined;
}

const toYoutubeVideo = (url: string): MediaFile => ({ type: 'video', source: 'youtube', url });

/**
 * Returns a record's files after a change: existing uploads, new uploads, YouTube videos. If a record can have only one
 * file, the new one replaces the old one. Unchanged links keep their transcripts.
 */
export function filesAfter(
  before: readonly MediaFile[],
  uploaded: readonly MediaFile[],
  { filesToRemove = [], replaceMedia = false, youtubeUrls, details = [] }: FileChanges,
  maxFiles = maxFilesPerItem,
): MediaFile[] {
  const removed = new Set(filesToRemove);
  const remaining = before.filter(({ url }) => !removed.has(url));
  const isReplaced = replaceMedia || (maxFiles === 1 && uploaded.length > 0);
  const uploads = remaining.filter(({ source }) => source === 'upload' && !isReplaced);
  const links = remaining.filter(({ source }) => source === 'youtube');
  const linksAfter = youtubeUrls?.map(
    (url) => before.find((file) => file.url === url) ?? toYoutubeVideo(url),
  );
  return applyDetails([...uploads, ...uploaded, ...(linksAfter ?? links)], details);
}

/** Throws if a change removes or describes files of other records, or leaves more files than a record can have. */
export function refuseBadChange(
  before: readonly MediaFile[],
  after: readonly MediaFile[],
  { filesToRemove = [], details = [] }: FileChanges,
): void {
  const own = new Set(before.map(({ url }) => url));
  if (filesToRemove.some((url) => !own.has(url))) {
    const message = 'Only files of this record can be removed';
    throw invalidInput([{ field: 'filesToRemove', message }]);
  }
  if (after.filter(({ source }) => source === 'upload').length > maxFilesPerItem) {
    const message = `There is room for ${maxFilesPerItem} pictures and films: please remove some first`;
    throw invalidInput([{ field: 'media0', message }]);
  }
  refuseBadDetails(before, after, details);
}

/** A validated form whose files are stored. */
interface Sent {
  /** The values that staff entered, by column. */
  texts: Record<string, unknown>;
  changes: FileChanges;
  uploaded: MediaFile[];
}

/** Enough for the longest content, and many transcripts, in any script. */
const maxTextBytes = 1024 * 1024;

/** The options of a form. */
interface FormUse {
  resource: ContentAdminResource;
  files: Files;
  /** Whether it changes a record: absent fields keep their values. */
  isChange: boolean;
}

/** Fields that are not texts, so that a blank one is the same as none. */
const structuredFields = [
  'filesToRemove',
  'replaceMedia',
  'youtubeUrls',
  'fileDetails',
  'urdu',
  'urduStillRight',
];

/** The texts of a form that changes a record: a blank text removes a value. */
const readChanges = (form: FormData) =>
  Object.fromEntries(
    Object.entries(readFormText(form)).filter(
      ([name, text]) => text.trim() !== '' || !structuredFields.includes(name),
    ),
  );

const findMediaType = (address: string): MediaType =>
  (uploadRules.video.extensions as readonly string[]).includes(parseExtension(address))
    ? 'video'
    : 'image';

/**
 * Receives the form of a kind of content: stores its files, then calls `store` to write the record that refers to them,
 * and deletes the files if that fails. Throws all validation errors of the form at once.
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
