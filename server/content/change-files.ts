import { mostFiles } from '#contract/content/content-admin.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { invalidInput } from '#server/errors.ts';

/** What a form says of a record's files (document 3, section 7). */
export interface FileChanges {
  filesToRemove?: string[] | undefined;
  /** Whether what is uploaded takes the place of all that was. */
  replaceMedia?: boolean | undefined;
  /** All links to YouTube, in embed form; without them those that are there stay. */
  youtubeUrls?: string[] | undefined;
}

const onYoutube = (url: string): MediaFile => ({ type: 'video', source: 'youtube', url });

/**
 * A record's files after a change: those uploaded before, those uploaded now, films of YouTube's. A
 * record that has room for one file gets the new one in place of the old.
 */
export function filesAfter(
  before: readonly MediaFile[],
  uploaded: readonly MediaFile[],
  { filesToRemove = [], replaceMedia = false, youtubeUrls }: FileChanges,
  most = mostFiles,
): MediaFile[] {
  const removed = new Set(filesToRemove);
  const stays = before.filter(({ url }) => !removed.has(url));
  const isReplaced = replaceMedia || (most === 1 && uploaded.length > 0);
  const kept = stays.filter(({ source }) => source === 'upload' && !isReplaced);
  const linked = stays.filter(({ source }) => source === 'youtube');
  return [...kept, ...uploaded, ...(youtubeUrls?.map(onYoutube) ?? linked)];
}

/** Refuses a change that names files of others, or leaves more files than a record can have. */
export function refuseBadChange(
  before: readonly MediaFile[],
  after: readonly MediaFile[],
  { filesToRemove = [] }: FileChanges,
): void {
  const own = new Set(before.map(({ url }) => url));
  if (filesToRemove.some((url) => !own.has(url))) {
    const message = 'Only files of this record can be removed';
    throw invalidInput([{ field: 'filesToRemove', message }]);
  }
  if (after.filter(({ source }) => source === 'upload').length > mostFiles) {
    const message = `There is room for ${mostFiles} pictures and films: please remove some first`;
    throw invalidInput([{ field: 'media0', message }]);
  }
}
