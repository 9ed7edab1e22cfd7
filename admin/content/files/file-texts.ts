import { captionsRule, type FileDetail } from '#contract/content/file-details.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { youtubeFormat } from '#contract/content/youtube.ts';
import { findFileFault } from '#contract/http/uploads.ts';
import { z } from '#contract/zod.ts';

/** The texts that staff enter for one file. Missing texts are ''. */
export interface FileTexts {
  alt: string;
  transcript: string;
  /** Captions to upload. */
  captions: File | null;
  removesCaptions: boolean;
}

/** The texts of all files of a form: by address, new ones by the key below. */
export type TextsByFile = Readonly<Record<string, FileTexts>>;

export const noTexts: FileTexts = {
  alt: '',
  transcript: '',
  captions: null,
  removesCaptions: false,
};

const newKeys = new WeakMap<File, string>();
let lastKey = 0;

/** Returns a stable key for a new file, independent of its position in the list. */
export function getFileKey(file: File): string {
  let key = newKeys.get(file);
  if (!key) {
    lastKey += 1;
    key = `new ${lastKey}`;
    newKeys.set(file, key);
  }
  return key;
}

/** Returns the key of a YouTube link as it is typed; null if it is not one yet. */
export const getLinkKey = (link: string): string | null => youtubeFormat.parse(link.trim());

/** Returns the form's texts of the files of a record. */
export const buildFileTexts = (files: readonly MediaFile[]): TextsByFile =>
  Object.fromEntries(
    files.map(({ url, alt = '', transcript = '' }) => [url, { ...noTexts, alt, transcript }]),
  );

const accepted = (file: File | null) => !file || !findFileFault(captionsRule, file);

/** The schema field of these texts. Inputs limit their length; the server checks it. */
export const fileTextsField = z.record(
  z.string(),
  z.object({
    alt: z.string(),
    transcript: z.string(),
    captions: z
      .nullable(z.instanceof(File))
      .check(z.refine(accepted, { error: 'Please choose other captions' })),
    removesCaptions: z.boolean(),
  }),
);

/** Lists the captions to upload with the form fields that they are sent in, by file. */
export function listCaptions(texts: TextsByFile): { key: string; field: string; file: File }[] {
  return Object.entries(texts)
    .flatMap(([key, { captions }]) => (captions ? [{ key, file: captions }] : []))
    .map((captions, index) => ({ ...captions, field: `captions${index}` }));
}

/** One file of a form. */
interface DescribedFile {
  key: string;
  /** Its address, or the form field that it is sent in. */
  file: string;
}

/** Builds the details that are sent for the files of a form (docs/spec/content.md#media-files). */
export function buildDetails(texts: TextsByFile, files: readonly DescribedFile[]): FileDetail[] {
  const captionFields = new Map(listCaptions(texts).map(({ key, field }) => [key, field]));
  return files.flatMap(({ key, file }): FileDetail[] => {
    const own = texts[key];
    if (!own) return [];
    const { alt, transcript, removesCaptions } = own;
    const captions = captionFields.get(key) ?? (removesCaptions ? null : undefined);
    return [{ file, alt, transcript, captions }];
  });
}

/** Formats texts for the display of conflicting edits. */
export const formatFileTexts = (texts: TextsByFile): string =>
  Object.values(texts)
    .flatMap(({ alt, transcript, captions }) => [alt, transcript, captions?.name ?? ''])
    .filter(Boolean)
    .join('\n');
