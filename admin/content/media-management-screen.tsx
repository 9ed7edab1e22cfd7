import type { MediaItem } from '#contract/content/content.ts';
import { contentFields } from '#contract/content/content-admin.ts';
import { type MediaStats, mediaAdmin } from '#contract/content/media-admin.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { z } from '#contract/zod.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { UrduSection } from '../forms/urdu-section.tsx';
import { buildUrduSchema, fillUrdu, labelUrdu } from '../forms/urdu-values.ts';
import { formatInList } from '../lists/dates.tsx';
import { RecordActions } from '../lists/record-actions.tsx';
import { columnWidths } from '../lists/record-columns.tsx';
import { shortenText, TitleLink, ViewOnSite } from './content-cells.tsx';
import { buildContentColumns, buildMediaColumns } from './content-columns.tsx';
import {
  buildMediaFields,
  buildMediaValues,
  MediaFields,
  mediaLabels,
  StatusField,
  TextFields,
  urduContentFields,
} from './content-fields.tsx';
import { mediaList } from './content-list.ts';
import { ContentScreen, mediaTypeFilter, statusFilter, urduFilter } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { buildSubmission, buildTextValues, formatFieldValue } from './form-values.ts';
import { StatusChoice } from './status-choice.tsx';

function Fields({ record }: { record: MediaItem | null }) {
  return (
    <>
      <TextFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <StatusField />
      </div>
      <MediaFields admin={mediaAdmin} files={record ? listMediaFiles(record) : []} />
      <UrduSection record={record} fields={urduContentFields} />
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
  schema: z.object({
    ...contentFields,
    ...buildMediaFields(mediaAdmin),
    ...buildUrduSchema(mediaAdmin.urdu),
  }),
  toFormValues: (record) => ({
    ...buildTextValues(record),
    ...buildMediaValues(record),
    ...fillUrdu(urduContentFields, record),
  }),
  labels: {
    title: 'Title',
    content: 'Content',
    status: 'Status',
    publishAt: 'Publish at',
    ...mediaLabels,
    ...labelUrdu(urduContentFields),
  },
  formatValue: formatFieldValue,
  formatName: ({ title }) => title,
  failed: mediaAdmin.texts.saveFailed,
  Fields,
  send: buildSubmission<MediaItem>(mediaAdmin, listMediaFiles, urduContentFields),
};

const column = { ...buildContentColumns<MediaItem>(), ...buildMediaColumns<MediaItem>() };

const view: ContentView<MediaItem> = {
  admin: mediaAdmin,
  subtitle: 'Galleries and videos on the media page',
  counters: {
    totalMedia: 'Total Media',
    activeMedia: 'Active Media',
    inactiveMedia: 'Inactive Media',
    imageMedia: 'Image Media',
    videoMedia: 'Video Media',
  } satisfies Record<keyof MediaStats, string>,
  filters: [statusFilter, mediaTypeFilter, urduFilter],
  columns: column.list([
    column.thumbnail(),
    column.sorted('title', 'Title', (item) => <TitleLink item={item} />, {
      slot: 'title',
      width: '20%',
    }),
    column.text('content', 'Content', ({ content }) => shortenText(content), { slot: 'detail' }),
    column.mediaType(),
    column.sorted('status', 'Status', (item) => <StatusChoice item={item} hasActs />, {
      slot: 'status',
      width: columnWidths.status,
    }),
    column.moment('createdAt', 'Created', formatInList),
    column.actions(columnWidths.threeButtons, (item) => (
      <RecordActions record={item} name={item.title} after={<ViewOnSite item={item} />} />
    )),
  ]),
  list: mediaList,
  form: mediaForm,
};

/** The screen Media Management (docs/spec/back-office.md#media-management). */
export const Component = () => <ContentScreen view={view} />;
