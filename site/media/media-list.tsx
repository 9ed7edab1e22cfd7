import type { MediaItem } from '#contract/content/content.ts';
import type { Pagination } from '#contract/http.ts';
import { mediaList } from '../published/lists.ts';
import { LoadMore } from '../published/load-more.tsx';
import { useLoadMore } from '../published/use-load-more.ts';
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
      <ul ref={element} className="grid gap-16 md:gap-28">
        {items.map((item) => (
          <MediaEntry key={item._id} item={item} />
        ))}
      </ul>
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
