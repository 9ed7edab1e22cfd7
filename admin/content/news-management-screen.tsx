import type { NewsItem } from '#contract/content/content.ts';
import { listPictures, type MediaFile } from '#contract/content/media-file.ts';
import { type NewsStats, newsAdmin } from '#contract/content/news-admin.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { columnWidths } from '../lists/record-columns.tsx';
import { formatStatus } from '../ui/format-text.ts';
import { formatNewsDay, TitleAndText, ViewOnSite } from './content-cells.tsx';
import { buildContentColumns } from './content-columns.tsx';
import { ContentScreen, newsTypeFilter, statusFilter } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { newsForm } from './news-form.tsx';
import { newsList } from './news-list.ts';
import { StatusChoice } from './status-choice.tsx';
import { Thumbnail } from './thumbnail.tsx';

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
  filters: [newsTypeFilter, statusFilter],
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
