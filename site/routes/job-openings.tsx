import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { jobQuery } from '#contract/jobs/jobs.ts';
import * as words from '#words/site/careers';
import { OpeningDialog } from '../careers/opening-dialog.tsx';
import { FailedOpenings, Openings } from '../careers/openings.tsx';
import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta, siteName } from '../page-meta.ts';
import { useOpenRecord, withPreviewed } from '../published/open-record.ts';
import { buildJobPostings } from '../structured-data/job-posting.ts';
import { buildOrganization } from '../structured-data/schema-org.ts';
import type { Route } from './+types/job-openings.ts';

export const handle = { query: ['category', 'open'] };

/** The metadata of /careers. The parent route has none. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { publicUrl = '', config } = matches[0].loaderData ?? {};
  return buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/careers',
    structuredData: buildJobPostings(
      buildOrganization(siteName, publicUrl, config),
      loaderData?.openings ?? [],
    ),
  });
};

/** `?category=` filters the list; `?open=` opens an opening. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const category = new URL(request.url).searchParams.get('category');
  const query = jobQuery.safeParse({ category });
  // A value that cannot be a category has no openings.
  if (!query.success) return { openings: [] };
  const { findPreviewed, listJobs, report } = context.get(siteContext);
  const [read, previewed] = await Promise.all([
    listOrNull(listJobs(query.data.category), report),
    listOrNull(findPreviewed('jobs'), report),
  ]);
  const openings = read && withPreviewed(previewed, read);
  return { openings };
}

/** The details that open over the list are already loaded. */
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
  const { id, key, close } = useOpenRecord();
  if (!openings) return <FailedOpenings />;
  const opened = openings.find(({ _id }) => _id === id);
  return (
    <>
      <Openings openings={openings} />
      {opened && <OpeningDialog key={key} opening={opened} onClose={close} />}
    </>
  );
}

/** Shown if the openings of another category could not be requested. */
export const ErrorBoundary = FailedOpenings;
