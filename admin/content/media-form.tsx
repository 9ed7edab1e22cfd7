import type { MediaItem } from '#contract/content/content.ts';
import { contentFields } from '#contract/content/content-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { z } from '#contract/zod.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { buildSubmission, buildTextValues, formatFieldValue } from './form-values.ts';
import {
  buildMediaFields,
  buildMediaValues,
  MediaFields,
  mediaLabels,
} from './media-form-parts.tsx';
import { StatusField, TextFields } from './text-fields.tsx';

function Fields({ record }: { record: MediaItem | null }) {
  return (
    <>
      <TextFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <StatusField />
      </div>
      <MediaFields admin={mediaAdmin} files={record ? listMediaFiles(record) : []} />
    </>
  );
}

/** The form of a media item (docs/spec/content.md#media). */
export const mediaForm: RecordForm<MediaItem> = {
  kind: mediaAdmin,
  texts: {
    create: { title: 'Add Media', submit: 'Create Media' },
    edit: { title: 'Edit Media', submit: 'Update Media' },
  },
  schema: z.object({ ...contentFields, ...buildMediaFields(mediaAdmin) }),
  toFormValues: (record) => ({ ...buildTextValues(record), ...buildMediaValues(record) }),
  labels: {
    title: 'Title',
    content: 'Content',
    status: 'Status',
    publishAt: 'Publish at',
    ...mediaLabels,
  },
  formatValue: formatFieldValue,
  formatName: ({ title }) => title,
  failed: mediaAdmin.texts.saveFailed,
  Fields,
  send: buildSubmission<MediaItem>(mediaAdmin, listMediaFiles),
};
