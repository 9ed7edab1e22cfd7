import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { jobMessages } from '#contract/job-messages.ts';
import { jobQuery } from '#contract/jobs.ts';
import { buttonClass } from '#ui/button.tsx';
import { OpeningDialog } from '../careers/opening-dialog.tsx';
import { Openings } from '../careers/openings.tsx';
import { siteContext } from '../entry.server.tsx';
import { pageMeta, siteName } from '../page-meta.ts';
import { useOpened } from '../published/opened.ts';
import { jobPostings } from '../structured-data/job-posting.ts';
import { organization } from '../structured-data/organization.ts';
import type { Route } from './+types/job-openings.ts';

/** The page's own: what is around the list says nothing of itself. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { publicUrl = '', config } = matches[0].loaderData ?? {};
  return pageMeta(matches, {
    title: 'Careers',
    description:
      'Job openings with the distributor of HAVAL, ORA and TANK in Pakistan: read what each is about and apply online with your CV.',
    path: '/careers',
    things: jobPostings(organization(siteName, publicUrl, config), loaderData?.openings ?? []),
  });
};

/** `?category=` narrows the list, `?open=` opens one of it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const category = new URL(request.url).searchParams.get('category');
  const query = jobQuery.safeParse({ category });
  // What can't be the name of a category has no openings.
  const openings = query.success
    ? await context.get(siteContext).listJobs(query.data.category)
    : [];
  return { openings };
}

/** Details opened over the list are in it already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const categories = [currentUrl, nextUrl].map(({ searchParams }) => searchParams.get('category'));
  const isSameList = categories[0] === categories[1] && currentUrl.search !== nextUrl.search;
  return isSameList ? false : defaultShouldRevalidate;
}

export default function JobOpenings({ loaderData: { openings } }: Route.ComponentProps) {
  const { id, close } = useOpened();
  const opened = openings.find(({ _id }) => _id === id);
  return (
    <>
      <Openings openings={openings} />
      {opened && <OpeningDialog key={opened._id} opening={opened} onClose={close} />}
    </>
  );
}

/** The rest of the page stands. Loaded anew, not routed, so that it works without script too. */
export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <div className="py-12 md:py-20">
      <p role="alert" className="max-w-xl text-xl text-bad md:text-2xl">
        {jobMessages.loadFailed}
      </p>
      <a href={pathname + search} className={buttonClass('outline', 'mt-6')}>
        Try again
      </a>
    </div>
  );
}
