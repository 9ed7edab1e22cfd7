import { Link } from 'react-router';
import type { EventItem } from '#contract/content/content.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import type { Pagination } from '#contract/http.ts';
import { BigDay } from '../published/big-day.tsx';
import { shortenText } from '../published/excerpt.ts';
import { formatFileCount } from '../published/file-count.ts';
import { findFirstPicture } from '../published/first-picture.ts';
import { ItemPicture } from '../published/item-picture.tsx';
import { eventsList } from '../published/lists.ts';
import { LoadMore } from '../published/load-more.tsx';
import { buildOpenLink } from '../published/open-record.ts';
import { SampleMark } from '../published/sample-mark.tsx';
import { useLoadMore } from '../published/use-load-more.ts';
import { EventFacts } from './event-facts.tsx';
import { OpenedEvent } from './opened-event.tsx';

const step = 3;

/** The events as a grid, in the order of `first`: six at first, three more per step. */
export function EventsList({
  first,
  shown,
}: {
  first: { data: EventItem[]; pagination: Pagination };
  shown: number;
}) {
  const { element, items, hasMore, report, state, loadMore } = useLoadMore({
    first,
    path: eventsList,
    initial: shown,
    step,
  });
  if (items.length === 0) {
    return <p className="text-lg text-graphite-600">No events available at the moment.</p>;
  }
  return (
    <>
      <OpenedEvent events={first.data.concat(items)} />
      <ul ref={element} className="grid gap-x-10 gap-y-14 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((event) => (
          <li key={event._id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={hasMore}
        report={report}
        state={state}
        onLoad={loadMore}
        shown={shown + step}
      />
    </>
  );
}

function EventCard({ event }: { event: EventItem }) {
  const { _id, title, content, eventDate, isSample } = event;
  const files = listMediaFiles(event);
  return (
    <Link {...buildOpenLink(_id)} className="group flex h-full flex-col no-underline">
      <span className="relative block overflow-hidden rounded-control">
        <ItemPicture
          {...findFirstPicture(event)}
          fallback={<BigDay iso={eventDate} size="large" />}
          className="aspect-4/3 w-full transition-[scale] duration-300 group-hover:scale-103"
        />
        {files.length > 1 && (
          <span className="absolute right-3 bottom-3 rounded-control bg-graphite-950/80 px-2 py-1 text-xs text-white">
            {formatFileCount(files)}
          </span>
        )}
      </span>
      <span className="mt-4 flex items-start justify-between gap-4 text-sm text-graphite-600">
        <EventFacts event={event} className="min-w-0" />
        {isSample && <SampleMark />}
      </span>
      <h2 className="mt-1 text-2xl wrap-anywhere leading-tight font-semibold tracking-tight text-balance group-hover:underline">
        {title}
      </h2>
      <span className="mt-2 wrap-anywhere text-graphite-600">{shortenText(content, 100)}</span>
    </Link>
  );
}
