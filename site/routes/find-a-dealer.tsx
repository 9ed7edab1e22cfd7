import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { type Dealer, dealerMessages } from '#contract/dealers/dealers.ts';
import * as words from '#words/site/dealer-finder';
import { DealerFinder } from '../dealer-finder/dealer-finder.tsx';
import { siteContext } from '../entry.server.tsx';
import { FailedData, FailedList } from '../layout/error-screen.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta } from '../page-meta.ts';
import { buildAutoDealers } from '../structured-data/auto-dealer.ts';
import type { Route } from './+types/find-a-dealer.ts';

export const handle = { query: ['search', 'near', 'shown'] };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/find-a-dealer',
    structuredData: buildAutoDealers(
      matches[0].loaderData?.publicUrl ?? '',
      loaderData?.dealers ?? [],
    ),
  });

/** Loads all dealers. `?search=` and `?near=` are applied in the component. */
export async function loader({ context }: Route.LoaderArgs) {
  const { listDealers, report } = context.get(siteContext);
  return { dealers: await listOrNull(listDealers(), report) };
}

/** Another search filters the dealers that are already loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function FindADealer({ loaderData: { dealers } }: Route.ComponentProps) {
  return <DealerPage dealers={dealers} />;
}

/** Shown if the data of the page could not be fetched. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FailedData error={error}>
    <DealerPage dealers={null} />
  </FailedData>
);

/** The page with all dealers, or with a message if they could not be read. */
function DealerPage({ dealers }: { dealers: readonly Dealer[] | null }) {
  return (
    <div className="bg-paper px-5 pt-4 pb-16 md:px-10 md:pt-10 md:pb-28 lg:px-16">
      <header className="mb-2 items-baseline justify-between gap-10 md:mb-6 lg:flex">
        <h1 className="title -ms-[0.07em]">{words.pageTitle}</h1>
        <p className="mt-2 text-graphite-700 max-md:sr-only md:text-lg lg:mt-0">
          {words.introduction}
        </p>
      </header>
      {dealers ? (
        <DealerFinder dealers={dealers} />
      ) : (
        <FailedList message={dealerMessages.loadFailed} />
      )}
    </div>
  );
}
