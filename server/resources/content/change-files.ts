import { maxFilesPerItem } from '#contract/content/content-admin.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { applyDetails, type FileChange, refuseBadDetails } from './file-details.ts';

/** The file fields of a form, see docs/spec/content.md#media-files. */
export interface FileChanges {
  filesToRemove?: string[] | undefined;
  /** Whether the uploads replace all existing uploads. */
  replaceMedia?: boolean | undefined;
  /** All YouTube links, as embed URLs; if absent, the existing links stay. */
  youtubeUrls?: string[] | undefined;
  /** What the form says about single files. */
  details?: readonly FileChange[] | undefined;
}

const toYoutubeVideo = (url: string): MediaFile => ({ type: 'video', source: 'youtube', url });

/**
 * Returns a record's files after a change: existing uploads, new uploads, YouTube videos. If a record can have only
 * one file, the new one replaces the old one. A link that stays keeps its transcript.
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
