import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet, useNavigation, useSearchParams } from 'react-router';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import { Skyline } from '#site/vehicles/studio-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { nameChoice } from '#words/contract/jobs';
import * as words from '#words/site/careers';
import { buildCategoryQuery, FailedOpenings } from '../careers/openings.tsx';
import { siteContext } from '../entry.server.tsx';
import { FailedData } from '../layout/error-screen.tsx';
import { listOrNull } from '../list-or-null.ts';
import { siteName } from '../page-meta.ts';
import { CarHead } from '../vehicles/car-head.tsx';
import type { Route } from './+types/careers.ts';

/** Links to a general application, for visitors whom no opening fits. */
function CareersClosing() {
  return (
    <section className="studio on-dark relative flex flex-col overflow-clip text-white lg:grid lg:min-h-100 lg:grid-cols-2 lg:items-center">
      <Skyline />
      <div className="relative px-5 pt-14 md:px-10 md:pt-20 lg:px-16 lg:pb-12">
        <h2 className="max-w-lg text-3xl font-semibold tracking-tight md:text-5xl">
          {words.nothingSuitable}
        </h2>
        <p className="mt-4 max-w-md text-graphite-300 md:text-lg">{words.generalApplication}</p>
        <ButtonLink to="/careers/apply" variant="outline-on-dark" className="mt-8">
          {words.applyWithoutOpening}
        </ButtonLink>
      </div>
    </section>
  );
}

/** If the categories fail, [only View All remains](docs/spec/public-site.md#careers). */
export async function loader({ context }: Route.LoaderArgs) {
  const { listJobCategories, report } = context.get(siteContext);
  return { categories: (await listOrNull(listJobCategories(), report)) ?? [] };
}

/** The categories do not change when another one is chosen; only the openings are loaded again. */
export const shouldRevalidate = () => false;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const isLoading = useIsCategoryLoading();
  return (
    <CareersPage categories={loaderData.categories}>
      {isLoading ? <Loading /> : <Outlet />}
    </CareersPage>
  );
}

/** Shown if the data of the page could not be fetched. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isLoading = useIsCategoryLoading();
  return (
    <FailedData error={error}>
      <title>{`${words.pageTitle} | ${siteName}`}</title>
      <CareersPage categories={[]}>{isLoading ? <Loading /> : <FailedOpenings />}</CareersPage>
    </FailedData>
  );
}

function CareersPage({
  categories,
  children,
}: {
  categories: readonly string[];
  children: ReactNode;
}) {
  return (
    <>
      <CarHead
        title={words.pageTitle}
        text={words.introduction}
        picture={stagedShot('haval-h6-phev', 'interior')}
        className="lg:object-[100%_58%]"
      />
      <div className="bg-paper px-5 pt-6 pb-16 md:px-10 md:pt-10 md:pb-28 lg:px-16">
        <CategoryChips categories={categories} />
        <div className="mt-8 min-h-[24rem] md:mt-12">{children}</div>
      </div>
      <CareersClosing />
    </>
  );
}

/** Whether another category is loading. Opening the details of an opening loads nothing. */
function useIsCategoryLoading(): boolean {
  const [query] = useSearchParams();
  const { location } = useNavigation();
  if (location?.pathname !== '/careers') return false;
  return new URLSearchParams(location.search).get('category') !== query.get('category');
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-graphite-700 md:py-24">
      <LoaderCircle aria-hidden="true" className="size-6 animate-spin" />
      {jobMessages.loading}
    </p>
  );
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The category filter. The choices are links, so they work without JavaScript and Back goes through them. */
function CategoryChips({ categories }: { categories: readonly string[] }) {
  const [query] = useSearchParams();
  const chosen = query.get('category') || null;
  return (
    <nav aria-label={words.categories}>
      <ul className="chip-row fade-end -mx-5 md:-mx-10 lg:-mx-1">
        <Chip title={jobMessages.viewAll} category={null} isChosen={chosen === null} />
        {categories.map((category) => (
          <Chip
            key={category}
            title={nameChoice(category)}
            category={category}
            isChosen={chosen !== null && sameText(category, chosen)}
          />
        ))}
      </ul>
    </nav>
  );
}

function Chip({
  title,
  category,
  isChosen,
}: {
  title: string;
  category: string | null;
  isChosen: boolean;
}) {
  return (
    <li className="flex-none">
      <Link
        to={{ search: buildCategoryQuery(category) }}
        preventScrollReset
        aria-current={isChosen || undefined}
        className="flex min-h-11 items-center rounded-full border border-graphite-300 contrast-more:border-graphite-950 px-4 text-[0.9375rem] font-medium no-underline transition-colors hover:border-graphite-950 aria-current:border-graphite-950 aria-current:bg-graphite-950 aria-current:text-white"
      >
        {title}
      </Link>
    </li>
  );
}
