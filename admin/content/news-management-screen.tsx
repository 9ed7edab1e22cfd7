import type { NewsItem } from '#contract/content/content.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { type NewsStats, newsAdmin, newsTypes } from '#contract/content/news-admin.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { Badge } from '../ui/badge.tsx';
import { statusLabel } from '../ui/status-label.ts';
import { contentColumns } from './content-columns.tsx';
import { ContentScreen } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { newsForm, newsPictures } from './news-form.tsx';
import { newsList } from './news-list.ts';
import { StatusChoice } from './status-parts.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { TitleAndText } from './title-link.tsx';
import { formatNewsDay } from './words.ts';

const column = contentColumns<NewsItem>();

function Article({ item, files }: { item: NewsItem; files: MediaFile[] }) {
  return (
    <div className="flex items-start gap-3 md:items-center md:py-1.5">
      <Thumbnail files={files} />
      <TitleAndText item={item} />
    </div>
  );
}

const view: ContentView<NewsItem> = {
  admin: newsAdmin,
  subtitle: 'Articles and the monthly newsletter, as visitors read them',
  counters: {
    totalNews: 'Total News',
    activeNews: 'Active',
    inactiveNews: 'Inactive',
    newsCount: 'News',
    newsletterCount: 'Newsletters',
  } satisfies Record<keyof NewsStats, string>,
  filter: {
    field: 'type',
    label: 'Type',
    every: 'All types',
    choices: newsTypes.map((value) => ({ value, label: statusLabel(value) })),
  },
  columns: column.list([
    column.sorted('title', 'Content', '', (item) => (
      <Article item={item} files={newsPictures(item)} />
    )),
    column.sorted('type', 'Type', 'md:w-28 xl:w-36', ({ type }) => (
      <Badge colour={type === 'news' ? 'blue' : 'violet'} text={statusLabel(type)} />
    )),
    column.sorted('status', 'Status', 'md:w-32 xl:w-36', (item) => <StatusChoice item={item} />),
    column.moment('createdAt', 'Date', 'md:w-28 xl:w-36', formatNewsDay),
    column.actions('md:w-20 xl:w-24', (item) => <RecordActions record={item} name={item.title} />),
  ]),
  list: newsList,
  form: newsForm,
};

/** News Management (document 3, section 2). */
export const Component = () => <ContentScreen view={view} />;
