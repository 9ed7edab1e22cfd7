import { Link } from 'react-router';
import type { EventItem } from '#contract/content/content.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { formatDayInPakistan } from '#contract/day-words.ts';
import type { Pagination } from '#contract/http.ts';
import { shortenText } from '../published/excerpt.ts';
import { formatFileCount } from '../published/file-count.ts';
import { findFirstPicture } from '../published/first-picture.ts';
import { ItemPicture } from '../published/item-picture.tsx';
import { eventsList } from '../published/lists.ts';
import { LoadMore } from '../published/load-more.tsx';
import { buildOpenLink } from '../published/open-record.ts';
import { useLoadMore } from '../published/use-load-more.ts';
import { EventFacts } from './event-facts.tsx';
import { OpenedEvent } from './opened-event.tsx';

const step = 3;

/** The events as a grid, the latest date first: six at first, three more per step. */
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
  const { _id, title, content, eventDate } = event;
  const files = listMediaFiles(event);
  return (
    <Link {...buildOpenLink(_id)} className="group flex h-full flex-col no-underline">
      <span className="relative block overflow-hidden rounded-control">
        <ItemPicture
          {...findFirstPicture(event)}
          fallback={<BigDay iso={eventDate} />}
          className="aspect-4/3 w-full transition-[scale] duration-300 group-hover:scale-103"
        />
        {files.length > 1 && (
          <span className="absolute right-3 bottom-3 rounded-control bg-graphite-950/80 px-2 py-1 text-xs text-white">
            {formatFileCount(files)}
          </span>
        )}
      </span>
      <EventFacts event={event} className="mt-4 text-sm text-graphite-600" />
      <h2 className="mt-1 text-2xl wrap-anywhere leading-tight font-semibold tracking-tight text-balance group-hover:underline">
        {title}
      </h2>
      <span className="mt-2 wrap-anywhere text-graphite-600">{shortenText(content, 100)}</span>
    </Link>
  );
}

/** The day and month in large type, in place of a picture. */
function BigDay({ iso }: { iso: string }) {
  const [day, month] = formatDayInPakistan(iso).split(' ');
  return (
    <span aria-hidden="true" className="text-center leading-none text-white/90">
      <span className="tabular block text-[7rem] font-semibold tracking-tighter">{day}</span>
      <span className="mt-2 block text-lg text-graphite-300">{month}</span>
    </span>
  );
}
