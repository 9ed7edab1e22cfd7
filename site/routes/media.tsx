import type { ReactNode } from 'react';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { leftOut } from '#catalogue/pictures/left-out.ts';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import type { MediaItem } from '#contract/content/content.ts';
import * as words from '#words/site/media';
import { siteContext } from '../entry.server.tsx';
import { FailedData } from '../layout/error-screen.tsx';
import { listOrNull } from '../list-or-null.ts';
import { MediaList, SampleMedia } from '../media/media-list.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { mediaFailed } from '../published/lists.ts';
import { isOtherPage, withOpened, withPreviewed } from '../published/open-record.ts';
import { loadShown, parseShownCount } from '../published/published-list.tsx';
import type { Route } from './+types/media.ts';

export const handle = { query: ['shown', 'open'] };

const lines: [title: string, content: string, slug: VehicleSlug][] = [
  ['HAVAL', words.haval, 'haval-h6'],
  ['ORA', words.ora, 'ora-03'],
  ['TANK', words.tank, 'tank-500'],
];

/** The picture of a model for a record; null if it was left out of the build. */
function findPictureUrl(slug: VehicleSlug): string | null {
  const picture = stagedShot(slug, 'main');
  return leftOut.includes(picture.path) ? null : pictureUrl(picture, picture.width, 'webp');
}

/** Sample items, shown [if the list could not be read](docs/spec/public-site.md#news-events-and-media). */
const fallbackItems: readonly MediaItem[] = lines.map(([title, content, slug]) => ({
  _id: `fallback-${slug}`,
  title,
  content,
  status: 'active',
  isSample: true,
  publishAt: null,
  mediaFiles: [],
  mediaUrl: findPictureUrl(slug),
  mediaType: 'image',
  createdAt: '',
  updatedAt: '',
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/news-and-events/media',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { findPreviewed, findPublished, listMedia, report } = context.get(siteContext);
  const shown = parseShownCount(request, 2);
  const [read, previewed] = await Promise.all([
    loadShown(listMedia, report, { shown }),
    listOrNull(findPreviewed('media'), report),
  ]);
  const records = await withOpened(request, withPreviewed(previewed, read?.data ?? []), (id) =>
    listOrNull(findPublished('media', id), report),
  );
  const list = read && { ...read, data: records };
  return { list, shown };
}

export const shouldRevalidate = isOtherPage;

export default function Media({ loaderData: { list, shown } }: Route.ComponentProps) {
  return <MediaPage>{list ? <MediaList first={list} shown={shown} /> : <FailedMedia />}</MediaPage>;
}

/** Shown if the data of the page could not be fetched. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FailedData error={error}>
    <MediaPage>
      <FailedMedia />
    </MediaPage>
  </FailedData>
);

function FailedMedia() {
  return (
    <>
      <p role="alert" className="mb-10 text-lg">
        {mediaFailed}
      </p>
      <SampleMedia items={fallbackItems} />
    </>
  );
}

function MediaPage({ children }: { children: ReactNode }) {
  return (
    <div className="on-dark bg-graphite-950 px-5 pt-8 pb-16 text-white md:px-10 md:pt-14 md:pb-24 lg:px-16">
      <header className="mb-6 lg:grid-cols-12 items-baseline-last gap-10 md:mb-12 lg:grid">
        <h1 className="title-large -ms-[0.07em] lg:col-span-8">{words.pageTitle}</h1>
        <p className="lg:col-span-4 mt-3 max-w-sm text-graphite-300 md:mt-5 md:text-lg">
          {words.introduction}
        </p>
      </header>
      {children}
    </div>
  );
}
