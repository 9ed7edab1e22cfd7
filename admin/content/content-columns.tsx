import { createColumnHelper } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { filesOf, type MediaFile, type WithMedia } from '#contract/content/media-file.ts';
import type { listFeatures } from '../lists/list-features.ts';
import { Moment } from '../lists/moment.tsx';
import { recordColumns } from '../lists/record-columns.tsx';
import { Badge } from '../ui/badge.tsx';
import type { ContentItem } from './content-view.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The words for what a file is. */
export const mediaTypeLabels = { image: 'Image', video: 'Video' } as const;

/** What a record's files are: as its first one, and whether any is on YouTube. */
function MediaTypes({ files }: { files: readonly MediaFile[] }) {
  const [first] = files;
  if (!first) return <span className="text-ink-soft">—</span>;
  return (
    <span className="flex flex-wrap gap-1">
      <Badge
        colour={first.type === 'video' ? 'violet' : 'blue'}
        text={mediaTypeLabels[first.type]}
      />
      {files.some(({ source }) => source === 'youtube') && <Badge colour="red" text="YouTube" />}
    </span>
  );
}

/** On a card, which begins with the pictures, the title stands below them without a label. */
export const headOfCard = 'max-md:block max-md:[&>span:first-child]:hidden';

/** The columns that lists of content are composed of. */
export function contentColumns<Item extends ContentItem>() {
  const helper = createColumnHelper<typeof listFeatures, Item>();
  return {
    ...recordColumns<Item>(),
    /** A column that the API sorts by, with cells of its own. */
    sorted: (
      id: keyof Item & string,
      header: string,
      className: string,
      cell: (item: Item) => ReactNode,
    ) =>
      helper.accessor((item) => String(item[id]), {
        id,
        header,
        sortDescFirst: id === 'eventDate',
        meta: { className },
        cell: ({ row }) => cell(row.original),
      }),
    moment: (
      id: keyof Item & string,
      header: string,
      className: string,
      format: (iso: string) => string,
    ) =>
      helper.accessor((item) => String(item[id]), {
        id,
        header,
        sortDescFirst: true,
        meta: { className },
        cell: ({ getValue }) => <Moment iso={getValue()} format={format} />,
      }),
  };
}

/** Those of what shows pictures and films. */
export function mediaColumns<Item extends ContentItem & WithMedia>() {
  const helper = createColumnHelper<typeof listFeatures, Item>();
  return {
    thumbnail: () =>
      helper.display({
        id: 'media',
        header: 'Media',
        meta: { className: 'md:w-22' },
        cell: ({ row }) => (
          <div className="md:py-1.5">
            <Thumbnail files={filesOf(row.original)} />
          </div>
        ),
      }),
    mediaType: () =>
      helper.accessor(({ mediaType }) => mediaType, {
        id: 'mediaType',
        header: 'Media Type',
        sortDescFirst: false,
        meta: { className: 'md:w-26 xl:w-42' },
        cell: ({ row }) => <MediaTypes files={filesOf(row.original)} />,
      }),
  };
}
