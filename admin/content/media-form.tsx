import type { MediaItem } from '#contract/content/content.ts';
import { contentFields } from '#contract/content/content-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import { filesOf } from '#contract/content/media-file.ts';
import { z } from '#contract/zod.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendingOf, textOfValue, typedTexts } from './form-values.ts';
import { MediaFields, mediaFields, mediaLabels, typedMedia } from './media-form-parts.tsx';
import { StatusField, TextFields } from './text-fields.tsx';

function Fields({ record }: { record: MediaItem | null }) {
  return (
    <>
      <TextFields />
      <StatusField />
      <MediaFields admin={mediaAdmin} files={record ? filesOf(record) : []} />
    </>
  );
}

/** The form of a media item. */
export const mediaForm: RecordForm<MediaItem> = {
  kind: mediaAdmin,
  texts: {
    create: { title: 'Add Media', submit: 'Add Media' },
    edit: { title: 'Edit Media', submit: 'Update Media' },
  },
  schema: z.object({ ...contentFields, ...mediaFields(mediaAdmin) }),
  typedOf: (record) => ({ ...typedTexts(record), ...typedMedia(record) }),
  labels: { title: 'Title', content: 'Content', status: 'Status', ...mediaLabels },
  textOf: textOfValue,
  nameOf: ({ title }) => title,
  failed: mediaAdmin.texts.saveFailed,
  Fields,
  send: sendingOf<MediaItem>(mediaAdmin, filesOf),
};
