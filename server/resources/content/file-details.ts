import { type FileDetail, fileDetailMessages } from '#contract/content/file-details.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { youtubeFormat } from '#contract/content/youtube.ts';
import { invalidInput } from '#server/platform/errors.ts';

/** The addresses of a form's new files, by field. */
type Addresses = Readonly<Record<string, string>>;

/** What a form says about one file, by the file's address. Absent values stay as they are, null removes them. */
export interface FileChange {
  url: string;
  alt?: string | null | undefined;
  transcript?: string | null | undefined;
  captionsUrl?: string | null | undefined;
}

const fileField = 'fileDetails';

const refuse = (field: string, message: string) => invalidInput([{ field, message }]);

/** Returns the address of the captions that a detail names: null removes them, undefined keeps them. */
function findCaptions(captions: FileDetail['captions'], addresses: Addresses) {
  if (!captions) return captions;
  const address = Object.hasOwn(addresses, captions) ? addresses[captions] : undefined;
  if (!address?.endsWith('.vtt')) throw refuse(fileField, fileDetailMessages.unknownCaptions);
  return address;
}

/**
 * Replaces the form fields in details by the addresses of their files. Captions that no detail names belong to
 * the new video with the same number. Throws for captions without a video.
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

/** Removes what is blank: a file without details has only its address and type. */
const withoutBlanks = (file: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(file).filter(([, value]) => value != null && value !== ''));

/** Returns the files with what a form says about them. */
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
 * Throws if details do not fit their files, or describe files of other records. Texts of a file that the change
 * removes do no harm, but its captions would stay in storage.
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
