import { createColumnHelper } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { listMediaFiles, type MediaFile, type WithMedia } from '#contract/content/media-file.ts';
import { Moment } from '../lists/dates.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import type { ColumnMeta, listFeatures, Slot } from '../lists/record-view.ts';
import { Badge } from '../ui/badge.tsx';
import type { ContentItem } from './content-view.ts';
import { Thumbnail } from './thumbnail.tsx';

export const mediaTypeLabels = { image: 'Image', video: 'Video' } as const;

/** Shows the types of a record's files, and whether any file is on YouTube. */
function MediaTypes({ files }: { files: readonly MediaFile[] }) {
  if (files.length === 0) return <span className="text-ink-soft">—</span>;
  const types = [...new Set(files.map(({ type }) => type))];
  return (
    <span className="flex flex-wrap gap-1">
      {types.map((type) => (
        <Badge
          key={type}
          color={type === 'video' ? 'violet' : 'blue'}
          text={mediaTypeLabels[type]}
        />
      ))}
      {files.some(({ source }) => source === 'youtube') && <Badge color="red" text="YouTube" />}
    </span>
  );
}

/** Returns builders for the columns of content lists. */
export function buildContentColumns<Item extends ContentItem>() {
  const helper = createColumnHelper<typeof listFeatures, Item>();
  return {
    ...buildRecordColumns<Item>(),
    /** A column that the API can sort by, with a custom cell. */
    sorted: (
      id: keyof Item & string,
      header: string,
      cell: (item: Item) => ReactNode,
      meta: ColumnMeta,
    ) =>
      helper.accessor((item) => String(item[id]), {
        id,
        header,
        sortDescFirst: false,
        meta,
        cell: ({ row }) => cell(row.original),
      }),
    moment: (
      id: keyof Item & string,
      header: string,
      format: (iso: string) => string,
      slot: Slot = 'moment',
    ) =>
      helper.accessor((item) => String(item[id]), {
        id,
        header,
        sortDescFirst: true,
        meta: { slot, width: columnWidths.moment },
        cell: ({ getValue }) => <Moment iso={getValue()} format={format} />,
      }),
  };
}

/** Returns builders for the columns that only content with pictures and videos has. */
export function buildMediaColumns<Item extends ContentItem & WithMedia>() {
  const helper = createColumnHelper<typeof listFeatures, Item>();
  return {
    thumbnail: () =>
      helper.display({
        id: 'media',
        header: 'Media',
        meta: { slot: 'picture', width: '4.75rem' },
        cell: ({ row }) => <Thumbnail files={listMediaFiles(row.original)} />,
      }),
    mediaType: () =>
      helper.accessor(({ mediaType }) => mediaType, {
        id: 'mediaType',
        header: 'Media Type',
        sortDescFirst: false,
        meta: { slot: 'more', width: 'clamp(6.5rem, 11cqi, 9rem)' },
        cell: ({ row }) => <MediaTypes files={listMediaFiles(row.original)} />,
      }),
  };
}
