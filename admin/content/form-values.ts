import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { youtubeWatchLink } from '#contract/content/youtube.ts';
import { faultOfFile, type UploadRule, uploadMessages } from '#contract/uploads.ts';
import { z } from '#contract/zod.ts';
import type { Typed } from '../forms/editing.ts';
import type { Transport } from '../forms/saving.ts';
import { sendRecordForm } from '../forms/send-record.ts';
import type { ContentItem } from './content-view.ts';

/** The files that a form brings and those that it gives up, in no record's form by themselves. */
export const noFileChanges = { files: [] as File[], filesToRemove: [] as string[] };

/** What every form of content holds; a new record's is empty, and active. */
export const typedTexts = (record: ContentItem | null) => ({
  title: record?.title ?? '',
  content: record?.content ?? '',
  status: record?.status ?? contentStatuses[0],
});

/** The links to YouTube among a record's files, as people know them. */
export const youtubeLinksOf = (files: readonly MediaFile[]): string[] =>
  files.filter(({ source }) => source === 'youtube').map(({ url }) => youtubeWatchLink(url));

/** The files among a record's that were uploaded. */
export const uploadsOf = (files: readonly MediaFile[]): MediaFile[] =>
  files.filter(({ source }) => source === 'upload');

/** The rule of a form's files: all its fields have the same. */
export function ruleOfUploads({ uploads }: Pick<ContentAdmin, 'uploads'>): UploadRule {
  const [rule] = Object.values(uploads);
  if (!rule) throw new Error('this form has no place for files');
  return rule;
}

/** What a form's schema says of files: each can be taken, as far as the browser can tell. */
export function fileFields(admin: Pick<ContentAdmin, 'uploads'>) {
  const rule = ruleOfUploads(admin);
  const isFine = (files: File[]) => files.every((file) => faultOfFile(rule, file) === null);
  return {
    files: z
      .array(z.instanceof(File))
      .check(z.refine(isFine, { error: 'Please remove or replace what cannot be taken' })),
    filesToRemove: z.array(z.string()),
  };
}

/** A form's values as they go over the line (document 3, section 7). */
function formOf({ uploads }: ContentAdmin, values: Typed): FormData {
  const { files, ...rest } = values;
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) {
    form.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  const fields = Object.keys(uploads);
  for (const [index, file] of (files as File[]).entries()) {
    form.set(fields[index] ?? '', file, file.name);
  }
  return form;
}

/** How a kind's form is sent: of the files marked for removal those that the version still has. */
export function sendingOf<Item extends ContentItem>(
  admin: ContentAdmin,
  filesOf: (record: Item) => readonly MediaFile[],
) {
  return (version: Item | null, values: Typed, transport: Transport): Promise<Item> => {
    const own = new Set(version ? filesOf(version).map(({ url }) => url) : []);
    const filesToRemove = (values.filesToRemove as string[]).filter((url) => own.has(url));
    const form = formOf(admin, { ...values, filesToRemove });
    return sendRecordForm<Item>(admin, version, form, transport);
  };
}

/** A value as it is shown where two edits collide. */
export function textOfValue(_name: string, value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.map((item) => (item instanceof File ? item.name : String(item))).join('\n');
}

/** What is said where no more files have room. */
export const noRoom = (most: number) =>
  most === 1 ? uploadMessages.tooMany : `There is room for ${most} pictures and films`;
