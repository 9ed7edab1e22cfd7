import type { NewsItem } from '#contract/content/content.ts';
import { maxAltLength } from '#contract/content/file-details.ts';
import { listPictures, type MediaFile } from '#contract/content/media-file.ts';
import { type NewsStats, newsAdmin, newsFields, newsTypes } from '#contract/content/news-admin.ts';
import { z } from '#contract/zod.ts';
import { FormSelect } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { UrduSection } from '../forms/urdu-section.tsx';
import { buildUrduSchema, fillUrdu, labelUrdu, type UrduField } from '../forms/urdu-values.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { columnWidths } from '../lists/record-columns.tsx';
import { formatStatus } from '../ui/format.ts';
import { formatNewsDay, TitleAndText, ViewOnSite } from './content-cells.tsx';
import { buildContentColumns } from './content-columns.tsx';
import { StatusField, TextFields, urduContentFields } from './content-fields.tsx';
import { newsList } from './content-list.ts';
import { ContentScreen, newsTypeFilter, statusFilter, urduFilter } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { FilesField } from './files/files-field.tsx';
import {
  buildFileFields,
  buildFileValues,
  buildSubmission,
  buildTextValues,
  formatFieldValue,
} from './form-values.ts';
import { StatusChoice } from './status-choice.tsx';
import { Thumbnail } from './thumbnail.tsx';

const urduFields: readonly UrduField[] = [
  ...urduContentFields,
  { name: 'imageAlt', label: 'Alternative text', maxLength: maxAltLength },
];

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
      <UrduSection record={record} fields={urduFields} />
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
  schema: z.object({
    ...newsFields,
    ...buildFileFields(newsAdmin),
    ...buildUrduSchema(newsAdmin.urdu),
  }),
  toFormValues: (record) => ({
    ...buildTextValues(record),
    type: record?.type ?? newsTypes[0],
    ...buildFileValues(record ? listPictures(record) : []),
    ...fillUrdu(urduFields, record),
  }),
  labels: {
    title: 'Title',
    content: 'Content',
    type: 'Type',
    status: 'Status',
    publishAt: 'Publish at',
    files: 'New picture',
    fileDetails: 'Alternative text',
    ...labelUrdu(urduFields),
  },
  formatValue: formatFieldValue,
  formatName: ({ title }) => title,
  failed: newsAdmin.texts.saveFailed,
  Fields,
  send: buildSubmission<NewsItem>(newsAdmin, listPictures, urduFields),
};

const column = buildContentColumns<NewsItem>();

function Article({ item, files }: { item: NewsItem; files: MediaFile[] }) {
  return (
    <div className="items-center gap-3 max-table:contents table:flex">
      <Thumbnail files={files} />
      <TitleAndText item={item} />
    </div>
  );
}

const view: ContentView<NewsItem> = {
  admin: newsAdmin,
  subtitle: 'Articles and the monthly newsletter on the news page',
  counters: {
    totalNews: 'Total News',
    activeNews: 'Active',
    inactiveNews: 'Inactive',
    newsCount: 'News',
    newsletterCount: 'Newsletters',
  } satisfies Record<keyof NewsStats, string>,
  filters: [newsTypeFilter, statusFilter, urduFilter],
  columns: column.list([
    column.sorted(
      'title',
      'Content',
      (item) => <Article item={item} files={listPictures(item)} />,
      { slot: 'pictureAndTitle' },
    ),
    column.sorted('type', 'Type', ({ type }) => <span>{formatStatus(type)}</span>, {
      slot: 'more',
      width: columnWidths.moment,
    }),
    column.sorted('status', 'Status', (item) => <StatusChoice item={item} />, {
      slot: 'status',
      width: columnWidths.status,
    }),
    column.moment('createdAt', 'Date', formatNewsDay),
    column.actions(columnWidths.threeButtons, (item) => (
      <RecordActions record={item} name={item.title} after={<ViewOnSite item={item} />} />
    )),
  ]),
  list: newsList,
  form: newsForm,
};

/** The screen News Management (docs/spec/back-office.md#news-management). */
export const Component = () => <ContentScreen view={view} />;
