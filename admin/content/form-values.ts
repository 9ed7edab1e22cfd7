import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { youtubeWatchLink } from '#contract/content/youtube.ts';
import { parseExtension } from '#contract/format/file-extension.ts';
import {
  findFileFault,
  type UploadRule,
  uploadMessages,
  uploadRules,
} from '#contract/http/uploads.ts';
import { formatMoment } from '#contract/input/moment.ts';
import { z } from '#contract/zod.ts';
import type { FormValues } from '../forms/editing.ts';
import { sendRecordForm, type Transport } from '../forms/send-record.ts';
import { packUrdu, type UrduField } from '../forms/urdu-values.ts';
import type { ContentItem } from './content-view.ts';
import {
  buildDetails,
  buildFileTexts,
  fileTextsField,
  formatFileTexts,
  getFileKey,
  listCaptions,
  type TextsByFile,
} from './files/file-texts.ts';

/** Returns the form values of a record's files: no new files, no removals, and the texts of its files. */
export const buildFileValues = (files: readonly MediaFile[]) => ({
  files: [] as File[],
  filesToRemove: [] as string[],
  fileDetails: buildFileTexts(files),
});

/** Returns the form values that all kinds of content share. A new record is empty and active. */
export const buildTextValues = (record: ContentItem | null) => ({
  title: record?.title ?? '',
  content: record?.content ?? '',
  status: record?.status ?? contentStatuses[0],
  publishAt: record?.publishAt ? formatMoment(record.publishAt) : '',
});

/** Returns the YouTube links among a record's files, as watch links. */
export const listYoutubeLinks = (files: readonly MediaFile[]): string[] =>
  files.filter(({ source }) => source === 'youtube').map(({ url }) => youtubeWatchLink(url));

/** Returns the uploads among a record's files. */
export const listUploads = (files: readonly MediaFile[]): MediaFile[] =>
  files.filter(({ source }) => source === 'upload');

/** Returns the upload rule of a form: all its file fields share one. */
export function findUploadRule({ uploads }: Pick<ContentAdmin, 'uploads'>): UploadRule {
  const [rule] = Object.values(uploads);
  if (!rule) throw new Error('This form has no file fields');
  return rule;
}

/** Schema fields for a form's files. Each file must pass the checks that the browser can make. */
export function buildFileFields(admin: Pick<ContentAdmin, 'uploads'>) {
  const rule = findUploadRule(admin);
  const areValid = (files: File[]) => files.every((file) => findFileFault(rule, file) === null);
  return {
    files: z
      .array(z.instanceof(File))
      .check(
        z.refine(areValid, { error: 'Please remove or replace the files that are not accepted' }),
      ),
    filesToRemove: z.array(z.string()),
    fileDetails: fileTextsField,
  };
}

/** Whether a chosen file is a video, by its name. */
export const isVideo = ({ name }: File): boolean =>
  (uploadRules.video.extensions as readonly string[]).includes(parseExtension(name));

/** Lists the files that remain or are added, by the key of their texts. */
function listDescribed({ uploads }: ContentAdmin, own: readonly MediaFile[], values: FormValues) {
  const fields = Object.keys(uploads);
  const removed: string[] = values.filesToRemove;
  const links: string[] = values.youtubeUrls ?? [];
  const kept = values.replaceMedia
    ? []
    : listUploads(own).filter(({ url }) => !removed.includes(url));
  return [
    ...kept.map(({ url }) => ({ key: url, file: url })),
    ...(values.files as File[]).map((file, index) => ({
      key: getFileKey(file),
      file: fields[index] ?? '',
    })),
    ...links.map((url) => ({ key: url, file: url })),
  ];
}

/** Builds the multipart form of a record (docs/spec/content.md#media-files): lists are sent as JSON. */
function buildFormData(
  admin: ContentAdmin,
  own: readonly MediaFile[],
  values: FormValues,
): FormData {
  const { files, fileDetails, ...rest } = values;
  const texts: TextsByFile = fileDetails;
  const described = listDescribed(admin, own, values);
  const form = new FormData();
  const fields = { ...rest, fileDetails: buildDetails(texts, described) };
  for (const [name, value] of Object.entries(fields)) {
    form.set(
      name,
      value && typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''),
    );
  }
  const uploads = Object.keys(admin.uploads);
  for (const [index, file] of (files as File[]).entries()) {
    form.set(uploads[index] ?? '', file, file.name);
  }
  const keys = new Set(described.map(({ key }) => key));
  for (const { key, field, file } of listCaptions(texts)) {
    if (keys.has(key)) form.set(field, file, file.name);
  }
  return form;
}

/** Returns a function that saves a record. It sends only those removals that the version still contains. */
export function buildSubmission<Item extends ContentItem>(
  admin: ContentAdmin,
  listFiles: (record: Item) => readonly MediaFile[],
  urduFields: readonly UrduField[],
) {
  return (version: Item | null, values: FormValues, transport: Transport): Promise<Item> => {
    const files = version ? listFiles(version) : [];
    const own = new Set(files.map(({ url }) => url));
    const filesToRemove = (values.filesToRemove as string[]).filter((url) => own.has(url));
    const form = buildFormData(admin, files, packUrdu(urduFields, { ...values, filesToRemove }));
    return sendRecordForm<Item>(admin, version, form, transport);
  };
}

/** Formats a value for the display of conflicting edits. */
export function formatFieldValue(name: string, value: unknown): string {
  if (name === 'fileDetails') return formatFileTexts(value as TextsByFile);
  if (!Array.isArray(value)) return String(value);
  return value.map((item) => (item instanceof File ? item.name : String(item))).join('\n');
}

/** Returns the message for more files than a record can have. */
export const formatLimitError = (maxFiles: number) =>
  maxFiles === 1 ? uploadMessages.tooMany : `There is room for ${maxFiles} pictures and films`;
