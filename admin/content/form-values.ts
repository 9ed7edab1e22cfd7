import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { youtubeWatchLink } from '#contract/content/youtube.ts';
import { findFileFault, type UploadRule, uploadMessages } from '#contract/uploads.ts';
import { z } from '#contract/zod.ts';
import type { FormValues } from '../forms/editing.ts';
import type { Transport } from '../forms/saving.ts';
import { sendRecordForm } from '../forms/send-record.ts';
import type { ContentItem } from './content-view.ts';

/** Initial values: no new files and no removals. */
export const noFileChanges = { files: [] as File[], filesToRemove: [] as string[] };

/** Returns the form values that all kinds of content share. A new record is empty and active. */
export const buildTextValues = (record: ContentItem | null) => ({
  title: record?.title ?? '',
  content: record?.content ?? '',
  status: record?.status ?? contentStatuses[0],
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
  };
}

/** Builds the multipart form of a record (docs/spec/content.md#media-files): lists are sent as JSON. */
function buildFormData({ uploads }: ContentAdmin, values: FormValues): FormData {
  const { files, ...rest } = values;
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) {
    form.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''));
  }
  const fields = Object.keys(uploads);
  for (const [index, file] of (files as File[]).entries()) {
    form.set(fields[index] ?? '', file, file.name);
  }
  return form;
}

/** Returns a function that saves a record. It sends only those removals that the version still contains. */
export function buildSubmission<Item extends ContentItem>(
  admin: ContentAdmin,
  listFiles: (record: Item) => readonly MediaFile[],
) {
  return (version: Item | null, values: FormValues, transport: Transport): Promise<Item> => {
    const own = new Set(version ? listFiles(version).map(({ url }) => url) : []);
    const filesToRemove = (values.filesToRemove as string[]).filter((url) => own.has(url));
    const form = buildFormData(admin, { ...values, filesToRemove });
    return sendRecordForm<Item>(admin, version, form, transport);
  };
}

/** Formats a value for the display of conflicting edits. */
export function formatFieldValue(_name: string, value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.map((item) => (item instanceof File ? item.name : String(item))).join('\n');
}

/** Returns the message for more files than a record can have. */
export const formatLimitError = (maxFiles: number) =>
  maxFiles === 1 ? uploadMessages.tooMany : `There is room for ${maxFiles} pictures and films`;
