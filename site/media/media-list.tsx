import type { Ref } from 'react';
import type { MediaItem } from '#contract/content/content.ts';
import type { Pagination } from '#contract/http/http.ts';
import { mediaList } from '../published/lists.ts';
import { LoadMore, useLoadMore } from '../published/load-more.tsx';
import { MediaEntry } from './media-entry.tsx';
import { OpenedMedia } from './opened-media.tsx';

const step = 2;

/** The media records, newest first: two at first, two more per step. */
export function MediaList({
  first,
  shown,
}: {
  first: { data: MediaItem[]; pagination: Pagination };
  shown: number;
}) {
  const { element, items, hasMore, report, state, loadMore } = useLoadMore({
    first,
    path: mediaList,
    initial: shown,
    step,
  });
  if (items.length === 0) {
    return <p className="text-lg text-graphite-300">No media available at the moment.</p>;
  }
  return (
    <>
      <OpenedMedia items={first.data.concat(items)} />
      <MediaGrid ref={element} items={items} />
      <LoadMore
        hasMore={hasMore}
        report={report}
        state={state}
        onLoad={loadMore}
        shown={shown + step}
        isOnDark
      />
    </>
  );
}

/** The entries one below the other: on wide windows the picture is on the left, then on the right. */
export function MediaGrid({
  items,
  ref,
}: {
  items: readonly MediaItem[];
  ref?: Ref<HTMLUListElement>;
}) {
  return (
    <ul ref={ref} className="grid gap-y-12 md:gap-y-20">
      {items.map((item, index) => (
        <MediaEntry key={item._id} item={item} isMirrored={index % 2 === 1} />
      ))}
    </ul>
  );
}
