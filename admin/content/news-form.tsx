import type { NewsItem } from '#contract/content/content.ts';
import { listPictures } from '#contract/content/media-file.ts';
import { newsAdmin, newsFields, newsTypes } from '#contract/content/news-admin.ts';
import { z } from '#contract/zod.ts';
import { FormSelect } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { formatStatus } from '../ui/format-text.ts';
import { FilesField } from './files/files-field.tsx';
import {
  buildFileFields,
  buildFileValues,
  buildSubmission,
  buildTextValues,
  formatFieldValue,
} from './form-values.ts';
import { StatusField, TextFields } from './text-fields.tsx';

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
        files={record ? listPictures(record) : []}
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
    ...buildFileValues(record ? listPictures(record) : []),
  }),
  labels: {
    title: 'Title',
    content: 'Content',
    type: 'Type',
    status: 'Status',
    publishAt: 'Publish at',
    files: 'New picture',
    fileDetails: 'Alternative text',
  },
  formatValue: formatFieldValue,
  formatName: ({ title }) => title,
  failed: newsAdmin.texts.saveFailed,
  Fields,
  send: buildSubmission<NewsItem>(newsAdmin, listPictures),
};
