import type { MediaItem } from '#contract/content/content.ts';
import { type MediaStats, mediaAdmin } from '#contract/content/media-admin.ts';
import { formatMoment } from '../lists/dates.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { contentColumns, headOfCard, mediaColumns } from './content-columns.tsx';
import { ContentScreen } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { mediaForm } from './media-form.tsx';
import { mediaList } from './media-list.ts';
import { mediaTypeFilter } from './media-type-filter.ts';
import { StatusToggle } from './status-parts.tsx';
import { TitleLink } from './title-link.tsx';
import { previewOf } from './words.ts';

const column = { ...contentColumns<MediaItem>(), ...mediaColumns<MediaItem>() };

const view: ContentView<MediaItem> = {
  admin: mediaAdmin,
  subtitle: 'Galleries and films on the media page',
  counters: {
    totalMedia: 'Total Media',
    activeMedia: 'Active Media',
    inactiveMedia: 'Inactive Media',
    imageMedia: 'Image Media',
    videoMedia: 'Video Media',
  } satisfies Record<keyof MediaStats, string>,
  filter: mediaTypeFilter,
  columns: column.list([
    column.thumbnail(),
    column.sorted('title', 'Title', `md:w-[22%] ${headOfCard}`, (item) => (
      <TitleLink item={item} />
    )),
    column.text('content', 'Content', '', ({ content }) => previewOf(content)),
    column.mediaType(),
    column.sorted('status', 'Status', 'md:w-25 xl:w-28', (item) => <StatusToggle item={item} />),
    column.moment('createdAt', 'Created', 'md:w-26 xl:w-44', formatMoment),
    column.actions('md:w-20 xl:w-24', (item) => <RecordActions record={item} name={item.title} />),
  ]),
  list: mediaList,
  form: mediaForm,
};

/** Media Management (document 3, section 2). */
export const Component = () => <ContentScreen view={view} />;
