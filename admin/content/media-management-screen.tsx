import type { MediaItem } from '#contract/content/content.ts';
import { type MediaStats, mediaAdmin } from '#contract/content/media-admin.ts';
import { formatInList } from '../lists/dates.tsx';
import { RecordActions } from '../lists/record-actions.tsx';
import { columnWidths } from '../lists/record-columns.tsx';
import { shortenText, TitleLink, ViewOnSite } from './content-cells.tsx';
import { buildContentColumns, buildMediaColumns } from './content-columns.tsx';
import { ContentScreen, mediaTypeFilter, statusFilter } from './content-screen.tsx';
import type { ContentView } from './content-view.ts';
import { mediaForm } from './media-form.tsx';
import { mediaList } from './media-list.ts';
import { StatusChoice } from './status-choice.tsx';

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
  filters: [statusFilter, mediaTypeFilter],
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
