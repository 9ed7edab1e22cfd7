import { type FileDetail, fileDetailMessages } from '#contract/content/file-details.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { youtubeFormat } from '#contract/content/youtube.ts';
import { invalidInput } from '#server/platform/errors.ts';

/** The addresses of a form's new files, by field. */
type Addresses = Readonly<Record<string, string>>;

/** The details of one file in a form, by the file's URL. Absent values are kept; null removes them. */
export interface FileChange {
  url: string;
  alt?: string | null | undefined;
  transcript?: string | null | undefined;
  captionsUrl?: string | null | undefined;
}

const fileField = 'fileDetails';

const refuse = (field: string, message: string) => invalidInput([{ field, message }]);

/** Returns the URL of the captions that a detail refers to: null removes them, undefined keeps them. */
function findCaptions(captions: FileDetail['captions'], addresses: Addresses) {
  if (!captions) return captions;
  const address = Object.hasOwn(addresses, captions) ? addresses[captions] : undefined;
  if (!address?.endsWith('.vtt')) throw refuse(fileField, fileDetailMessages.unknownCaptions);
  return address;
}

/**
 * Replaces the form fields in details with the URLs of their files. Captions that no detail refers to belong to the new
 * video with the same number. Throws for captions without a video.
 */
export function resolveDetails(
  details: readonly FileDetail[],
  addresses: Addresses,
  captionFields: readonly string[],
): FileChange[] {
  const changes = details.map(({ file, captions, ...texts }): FileChange => {
    const url = Object.hasOwn(addresses, file) ? addresses[file] : youtubeFormat.parse(file);
    return { ...texts, url: url ?? file, captionsUrl: findCaptions(captions, addresses) };
  });
  const named = new Set(details.map(({ captions }) => captions));
  for (const field of captionFields) {
    if (!addresses[field] || named.has(field)) continue;
    const url = addresses[field.replace('captions', 'media')];
    if (!url) throw refuse(field, fileDetailMessages.captionsAlone);
    changes.push({ url, captionsUrl: addresses[field] });
  }
  return changes;
}

/** Removes blank details: a file without details has only its URL and type. */
const withoutBlanks = (file: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(file).filter(([, value]) => value != null && value !== ''));

/** Applies a form's details to the files. */
export function applyDetails(
  files: readonly MediaFile[],
  changes: readonly FileChange[],
): MediaFile[] {
  return files.map((file) => {
    const own = changes.filter(({ url }) => url === file.url).map(dropUndefined);
    return withoutBlanks(Object.assign({}, file, ...own)) as unknown as MediaFile;
  });
}

const dropUndefined = (change: FileChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/**
 * Throws if details do not fit their files, or refer to files of other records. Details of a file that the change
 * removes are harmless, but its captions would stay in storage.
 */
export function refuseBadDetails(
  before: readonly MediaFile[],
  after: readonly MediaFile[],
  changes: readonly FileChange[],
): void {
  for (const { url, alt, transcript, captionsUrl } of changes) {
    const file = (captionsUrl ? after : [...after, ...before]).find((one) => one.url === url);
    if (!file) throw refuse(fileField, fileDetailMessages.unknownFile);
    if (alt && file.type !== 'image') throw refuse(fileField, fileDetailMessages.altOfVideo);
    if (transcript && file.type !== 'video') {
      throw refuse(fileField, fileDetailMessages.transcriptOfPicture);
    }
    if (captionsUrl && (file.type !== 'video' || file.source !== 'upload')) {
      throw refuse(fileField, fileDetailMessages.captionsOfOther);
    }
  }
}
