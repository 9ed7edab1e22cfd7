import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { EventItem } from '#contract/content/content.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { buildDirection } from '#contract/format/direction.ts';
import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/site/events';
import { buildEventQuestionLink } from '../contact/event-question.ts';
import { ArrowLink } from '../layout/links.tsx';
import { ItemPicture } from '../published/item-picture.tsx';
import {
  BigDay,
  findFirstPicture,
  formatFileCount,
  shortenText,
} from '../published/list-entry.tsx';
import { eventsList } from '../published/lists.ts';
import { buildOpenLink } from '../published/open-record.ts';
import { OpenedRecord } from '../published/opened-record.tsx';
import { type ListPage, PublishedList } from '../published/published-list.tsx';
import { SampleMark } from '../published/sample-mark.tsx';
import { EventFacts, PastMark } from './event-facts.tsx';

/** The place of a card that shares its row with one other. */
const half = {
  item: 'lg:col-span-6',
  card: '',
  picture: '',
  words: '',
  title: 'lg:text-4xl',
  hasMore: false,
  sizes: '(width >= 40rem) 50vw, 100vw',
};

/** How the cards of one, two and then three in a row differ on wide windows. */
const places = [
  {
    item: 'lg:col-span-12',
    card: 'lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-10',
    picture: 'lg:col-span-8',
    words: 'lg:col-span-4 lg:mt-0 lg:h-full lg:border-t lg:border-graphite-950 lg:pt-5',
    title: 'lg:mt-3 lg:text-5xl lg:leading-none',
    hasMore: true,
    sizes: '(width >= 64rem) 66vw, (width >= 40rem) 50vw, 100vw',
  },
  half,
  half,
  {
    item: 'lg:col-span-4',
    card: '',
    picture: '',
    words: '',
    title: '',
    hasMore: false,
    sizes: '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw',
  },
] as const;

/** The events as a grid, in the order of `first`: six at first, three more per step. */
export const EventsList = ({ first, shown }: { first: ListPage<EventItem>; shown: number }) => (
  <PublishedList
    first={first}
    path={eventsList}
    initial={shown}
    step={3}
    empty={words.emptyList}
    opened={(events) => <OpenedEvent events={events} />}
    className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-12"
  >
    {(event, index) => {
      const place = places[index] ?? places[3];
      return (
        <li key={event._id} className={place.item}>
          <EventCard event={event} place={place} />
        </li>
      );
    }}
  </PublishedList>
);

function EventCard({ event, place }: { event: EventItem; place: (typeof places)[number] }) {
  const { _id, title, content, eventDate, isSample } = event;
  const files = listMediaFiles(event);
  return (
    <Link
      {...buildOpenLink(_id)}
      className={`group flex h-full flex-col no-underline ${place.card}`}
    >
      <span className={`relative block overflow-hidden rounded-control ${place.picture}`}>
        <ItemPicture
          {...findFirstPicture(event)}
          fallback={<BigDay iso={eventDate} className="text-center text-[7rem] text-white/90" />}
          sizes={place.sizes}
          className="aspect-4/3 w-full transition-[scale] duration-300 group-hover:scale-103 lg:aspect-video"
        />
        <PastMark
          event={event}
          className="absolute bottom-3 inset-s-3 rounded-control bg-graphite-950/80 px-2 py-1 text-xs text-white"
        />
        {files.length > 1 && (
          <span className="absolute inset-e-3 bottom-3 rounded-control bg-graphite-950/80 px-2 py-1 text-xs text-white">
            {formatFileCount(files)}
          </span>
        )}
      </span>
      <div className={`mt-4 flex min-w-0 flex-col ${place.words}`}>
        <span className="flex items-start gap-2.5 text-sm text-graphite-600">
          <EventFacts
            event={event}
            className="min-w-0 leading-5 [&>time]:font-semibold [&>time]:text-graphite-950"
          />
          {isSample && <SampleMark />}
        </span>
        <h2
          {...buildDirection(title)}
          className={`mt-1 text-2xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere group-hover:underline ${place.title}`}
        >
          {title}
        </h2>
        <span {...buildDirection(content)} className="mt-2 wrap-anywhere text-graphite-600">
          {shortenText(content, 100)}
        </span>
        {place.hasMore && (
          <span className="flex items-center gap-2 pt-6 font-semibold max-lg:hidden">
            {words.seeEvent}
            <ArrowRight
              aria-hidden="true"
              className="size-4 transition-transform group-hover:forward-1"
            />
          </span>
        )}
      </div>
    </Link>
  );
}

/** The event that the URL opens, with what its readers do next. */
const OpenedEvent = ({ events }: { events: readonly EventItem[] }) => (
  <OpenedRecord
    items={events}
    above={(event) => (
      <>
        <EventFacts event={event} className="block text-sm text-graphite-300" />
        <PastMark event={event} className="block text-sm font-medium text-graphite-300" />
      </>
    )}
    below={(event, listSearch) => (
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to={buildEventQuestionLink(event)}>{words.tellMeMore}</ButtonLink>
        <ArrowLink to="/find-a-dealer">{words.findDealer}</ArrowLink>
        <ArrowLink to={{ search: listSearch }} preventScrollReset>
          {words.allEvents}
        </ArrowLink>
      </p>
    )}
  />
);
