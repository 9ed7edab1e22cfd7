import type { NewsItem } from '#contract/content/content.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { newsAdmin, newsFields, newsTypes } from '#contract/content/news-admin.ts';
import { z } from '#contract/zod.ts';
import { FormSelect } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { formatStatus } from '../ui/format-status.ts';
import { FilesField } from './files/files-field.tsx';
import {
  buildFileFields,
  buildSubmission,
  buildTextValues,
  formatFieldValue,
  noFileChanges,
} from './form-values.ts';
import { StatusField, TextFields } from './text-fields.tsx';

/** Returns an article's picture as a list of files. */
export const listNewsPictures = ({ imageUrl }: NewsItem): MediaFile[] =>
  imageUrl ? [{ type: 'image', source: 'upload', url: imageUrl }] : [];

function Fields({ record }: { record: NewsItem | null }) {
  return (
    <>
      <TextFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          name="type"
          label="Type *"
          choices={newsTypes}
          formatLabel={formatStatus}
          required
        />
        <StatusField />
      </div>
      <FilesField
        admin={newsAdmin}
        files={record ? listNewsPictures(record) : []}
        legend="Picture (optional)"
        label="Choose a picture, or drop it here"
        hint="JPG, PNG, GIF, WebP, AVIF or BMP, up to 15 MB"
      />
    </>
  );
}

/** The form of a news article (docs/spec/content.md#news). */
export const newsForm: RecordForm<NewsItem> = {
  kind: newsAdmin,
  texts: {
    create: { title: 'Create News', submit: 'Create News' },
    edit: { title: 'Edit News', submit: 'Update News' },
  },
  schema: z.object({ ...newsFields, ...buildFileFields(newsAdmin) }),
  toFormValues: (record) => ({
    ...buildTextValues(record),
    type: record?.type ?? newsTypes[0],
    ...noFileChanges,
  }),
  labels: {
    title: 'Title',
    content: 'Content',
    type: 'Type',
    status: 'Status',
    files: 'New picture',
  },
  formatValue: formatFieldValue,
  formatName: ({ title }) => title,
  failed: newsAdmin.texts.saveFailed,
  Fields,
  send: buildSubmission<NewsItem>(newsAdmin, listNewsPictures),
};
