import type { NewsItem } from '#contract/content/content.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { newsAdmin, newsFields, newsTypes } from '#contract/content/news-admin.ts';
import { z } from '#contract/zod.ts';
import { FormSelect } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { statusLabel } from '../ui/status-label.ts';
import { FilesField } from './files/files-field.tsx';
import { fileFields, noFileChanges, sendingOf, textOfValue, typedTexts } from './form-values.ts';
import { StatusField, TextFields } from './text-fields.tsx';

/** An article's picture, as a list of files. */
export const newsPictures = ({ imageUrl }: NewsItem): MediaFile[] =>
  imageUrl ? [{ type: 'image', source: 'upload', url: imageUrl }] : [];

function Fields({ record }: { record: NewsItem | null }) {
  return (
    <>
      <TextFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="type" label="Type" choices={newsTypes} labelOf={statusLabel} required />
        <StatusField />
      </div>
      <FilesField
        admin={newsAdmin}
        files={record ? newsPictures(record) : []}
        legend="Picture (optional)"
        label="Choose a picture, or drop it here"
        hint="JPG, PNG, GIF, WebP, AVIF or BMP, up to 15 MB"
      />
    </>
  );
}

/** The form of an article. */
export const newsForm: RecordForm<NewsItem> = {
  kind: newsAdmin,
  texts: {
    create: { title: 'Create News', submit: 'Create News' },
    edit: { title: 'Edit News', submit: 'Update News' },
  },
  schema: z.object({ ...newsFields, ...fileFields(newsAdmin) }),
  typedOf: (record) => ({
    ...typedTexts(record),
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
  textOf: textOfValue,
  nameOf: ({ title }) => title,
  failed: newsAdmin.texts.saveFailed,
  Fields,
  send: sendingOf<NewsItem>(newsAdmin, newsPictures),
};
