import { useCallback, useState } from 'react';
import { data } from 'react-router';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import * as words from '#words/site/job-application';
import { siteContext } from '../entry.server.tsx';
import { type FieldValues, getKeptValues } from '../forms/posted-form.ts';
import { ApplicationForm } from '../job-application/application-form.tsx';
import { ApplicationHero } from '../job-application/application-hero.tsx';
import { Checklist, findGivenFields } from '../job-application/checklist.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/job-application.ts';

export const handle = { query: ['job'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/careers/apply',
    parents: [{ name: words.careers, path: '/careers' }],
  });

/** Where a job is, and of which type; undefined if openings of the same title differ in it. */
function findSharedFacts([first, ...others]: readonly JobOpening[]) {
  if (!first) return;
  const { location, type } = first;
  const isShared = others.every((other) => other.location === location && other.type === type);
  return isShared ? { location, type } : undefined;
}

/** `?job=` is the title applied for, as it is stored, which the form sends; the page shows its translation. A title that matches no opening is accepted too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const jobTitle = new URL(request.url).searchParams.get('job')?.trim().slice(0, 200) ?? '';
  const { isClosedOpening, listJobs, report } = context.get(siteContext);
  const openings = (await listOrNull(listJobs(), report)) ?? [];
  const named = openings.filter(({ title, storedTitle = title }) => storedTitle === jobTitle);
  const isOther = jobTitle !== '' && named.length === 0;
  return {
    jobTitle,
    isClosed: isOther && (await listOrNull(isClosedOpening(jobTitle), report)) === true,
    opening: findSharedFacts(named),
    shownTitle: named[0]?.title ?? jobTitle,
    titles: [...new Set(openings.map(({ title, storedTitle = title }) => storedTitle))],
  };
}

/** Handles the form with its files if it is sent without JavaScript or before hydration. */
export async function action({ context }: Route.ActionArgs) {
  const result = await context.get(siteContext).submitApplication();
  return data(result, { status: result.status });
}

export default function JobApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { jobTitle, shownTitle, isClosed, opening, titles } = loaderData;
  // The response has only the file's name, not the file.
  const { cvFile: _lostFile, ...kept }: FieldValues = actionData ? getKeptValues(actionData) : {};
  const [given, setGiven] = useState(() => findGivenFields((field) => kept[field]));
  const readGiven = useCallback((fields: FormData) => {
    const now = findGivenFields((field) => fields.get(field));
    // Keeps the same array if nothing changed, so that typing does not render the page.
    setGiven((before) => (before.join() === now.join() ? before : now));
  }, []);
  return (
    <>
      <ApplicationHero title={shownTitle} opening={opening} isClosed={isClosed} />
      <div className="bg-paper px-5 pt-8 pb-16 md:px-10 md:pt-16 md:pb-24 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:px-16">
        <div className="mb-10 lg:col-span-4 lg:mb-0 xl:col-span-3">
          <div className="lg:sticky lg:top-28">
            <Checklist given={given} />
          </div>
        </div>
        <div className="lg:col-span-8 xl:col-span-7 xl:col-start-6">
          <ApplicationForm
            posted={actionData}
            initial={{ jobTitle }}
            titles={titles}
            onFields={readGiven}
          />
        </div>
      </div>
    </>
  );
}
