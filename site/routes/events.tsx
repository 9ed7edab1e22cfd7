import type { ReactNode } from 'react';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import type { WithMedia } from '#contract/content/media-file.ts';
import { findFirstPicture } from '#site/published/list-entry.tsx';
import * as words from '#words/site/events';
import { siteContext } from '../entry.server.tsx';
import { sortEvents } from '../events/event-facts.tsx';
import { EventsList } from '../events/events-list.tsx';
import { FailedData, FailedList } from '../layout/error-screen.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta } from '../page-meta.ts';
import { eventsFailed } from '../published/lists.ts';
import { isOtherPage, openParameter, withOpened, withPreviewed } from '../published/open-record.ts';
import { loadShown, parseShownCount } from '../published/published-list.tsx';
import { buildEvents } from '../structured-data/event.ts';
import { CarHead } from '../vehicles/car-head.tsx';
import type { Route } from './+types/events.ts';

export const handle = { query: ['shown', 'open'] };

/** The sharing picture of the open record; undefined if it has none. */
function findOpenPicture(
  records: readonly (WithMedia & { _id: string; title: string })[],
  search: string,
): { src: string; alt: string } | undefined {
  const id = new URLSearchParams(search).get(openParameter);
  const opened = records.find(({ _id }) => _id === id);
  if (!opened) return;
  const { url, alt = opened.title } = findFirstPicture(opened);
  return url ? { src: url, alt } : undefined;
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const events = loaderData?.list?.data ?? [];
  return buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/news-and-events/events',
    picture: findOpenPicture(events, location.search),
    structuredData: buildEvents(matches[0].loaderData?.publicUrl ?? '', events),
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { findPreviewed, findPublished, listEvents, report } = context.get(siteContext);
  const shown = parseShownCount(request, 6);
  const [read, previewed] = await Promise.all([
    loadShown(listEvents, report, { shown }),
    listOrNull(findPreviewed('events'), report),
  ]);
  const sorted = sortEvents(read?.data ?? [], Date.now());
  const records = await withOpened(request, withPreviewed(previewed, sorted), (id) =>
    listOrNull(findPublished('events', id), report),
  );
  const list = read && { ...read, data: records };
  return { list, shown };
}

export const shouldRevalidate = isOtherPage;

export default function Events({ loaderData: { list, shown } }: Route.ComponentProps) {
  return (
    <EventsPage>
      {list ? <EventsList first={list} shown={shown} /> : <FailedList message={eventsFailed} />}
    </EventsPage>
  );
}

/** Shown if the data of the page could not be fetched. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FailedData error={error}>
    <EventsPage>
      <FailedList message={eventsFailed} />
    </EventsPage>
  </FailedData>
);

function EventsPage({ children }: { children: ReactNode }) {
  return (
    <>
      <CarHead
        title={words.pageTitle}
        text={words.introduction}
        picture={stagedShot('ora-07', 'frontWide')}
        tall={stagedShot('ora-07', 'frontTall')}
      />
      <div className="bg-paper px-5 pt-8 pb-20 md:px-10 md:pt-12 md:pb-28 lg:px-16">{children}</div>
    </>
  );
}
