import { LoaderCircle } from 'lucide-react';
import { Outlet, useNavigation, useSearchParams } from 'react-router';
import { jobMessages } from '#contract/job-messages.ts';
import { CareersClosing } from '../careers/careers-closing.tsx';
import { CategoryChips } from '../careers/category-chips.tsx';
import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import type { Route } from './+types/careers.ts';

/** The page stands without its categories: only View All remains then (document 2, section 8). */
export async function loader({ context }: Route.LoaderArgs) {
  const { listJobCategories, report } = context.get(siteContext);
  return { categories: (await listOrNull(listJobCategories(), report)) ?? [] };
}

/** The categories stay while one is changed: only the openings are asked for again. */
export const shouldRevalidate = () => false;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const isLoading = useIsCategoryLoading();
  return (
    <>
      <div className="bg-paper px-5 pt-10 pb-16 md:px-10 md:pt-20 md:pb-28 lg:px-16">
        <header className="mb-10 items-end justify-between gap-10 md:mb-20 lg:flex">
          <h1 className="-ml-[0.05em] text-[clamp(3.5rem,14vw,12rem)] leading-[0.85] font-semibold tracking-[-0.04em]">
            Careers
          </h1>
          <p className="mt-5 max-w-sm text-graphite-700 md:text-lg lg:mt-0">
            Choose an opening to read all about it. Applying takes your CV and a few minutes.
          </p>
        </header>
        <CategoryChips categories={loaderData.categories} />
        <div className="mt-8 min-h-[24rem] md:mt-12">{isLoading ? <Loading /> : <Outlet />}</div>
      </div>
      <CareersClosing />
    </>
  );
}

/** Whether another category is on its way; details that open over the list load nothing. */
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
