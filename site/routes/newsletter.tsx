import { data } from 'react-router';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { subscribed } from '#words/contract/newsletter';
import { sayFault } from '#words/site/forms/faults';
import * as words from '#words/site/newsletter';
import { siteContext } from '../entry.server.tsx';
import type { Outcome } from '../forms/outcome.ts';
import { listOrNull } from '../list-or-null.ts';
import { Issues, listLatestIssues } from '../news/newsletters.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { buildPageMeta, noIndex, unlisted } from '../page-meta.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/newsletter.ts';

export const handle = unlisted;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...buildPageMeta(matches, {
    title: words.newsletter,
    description: words.pageDescription,
    path: '/newsletter',
  }),
  noIndex,
];

/** Loads the latest issues. If they cannot be read, the page shows none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { listNews, report } = context.get(siteContext);
  const list = await listOrNull(listNews(), report);
  return { issues: listLatestIssues(list?.data ?? []) };
}

/** Handles the newsletter form if it is sent without JavaScript or before hydration. */
export async function action({ context, request }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '');
  const { status, ...answer } = await context.get(siteContext).subscribe({ email });
  if (!('success' in answer)) {
    const outcome: Outcome = { kind: 'success', message: subscribed, reference: undefined };
    return data({ outcome, typedEmail: undefined }, { status });
  }
  const message = sayFault(answer);
  const errors = status === 400 ? [{ field: 'email', message, code: answer.code }] : [];
  const outcome: Outcome = { kind: 'failure', message, errors };
  return data({ outcome, typedEmail: email }, { status });
}

/** What subscribers get, as the form's side notes. */
const promises = [
  { title: words.whatComes, text: words.whatComesText },
  { title: words.howOften, text: words.howOftenText },
  { title: words.howToStop, text: words.howToStopText },
] as const;

export default function Newsletter({ actionData, loaderData: { issues } }: Route.ComponentProps) {
  return (
    <>
      <div className="studio on-dark relative overflow-clip text-white xl:flex xl:min-h-[min(44rem,calc(100svh-3.75rem))] xl:items-center">
        <div className="relative z-10 px-5 pt-8 md:px-10 md:pt-14 xl:pb-16 lg:px-16">
          <h1 className="title-large -ms-[0.07em]">{words.newsletter}</h1>
          <p className="mt-3 mb-6 max-w-md text-balance text-graphite-300 md:mt-5 md:mb-8 md:text-xl">
            {words.introduction}
          </p>
          <div className="max-w-lg">
            <NewsletterForm
              id="email"
              isMain
              posted={actionData?.outcome}
              typedEmail={actionData?.typedEmail}
            />
          </div>
          <dl className="mt-8 max-w-lg border-t border-white/15 md:mt-12">
            {promises.map(({ title, text }) => (
              <div
                key={title}
                className="grid grid-cols-[7rem_minmax(0,1fr)] border-b border-white/15 py-3"
              >
                <dt className="text-graphite-300">{title}</dt>
                <dd className="">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <StudioPicture
          picture={stagedShot('haval-jolion-hev', 'rearWide')}
          tall={stagedShot('haval-jolion-hev', 'rearTall')}
          isFirstView
          sizes="(width >= 48rem) 100vw, 50vw"
          className="form-car md:max-xl:-mt-24"
        />
      </div>
      {issues.length > 0 && (
        <section
          aria-labelledby="issues-title"
          className="bg-paper px-5 py-12 md:px-10 md:py-20 lg:px-16"
        >
          <h2 id="issues-title" className="text-2xl font-semibold tracking-tight md:text-4xl">
            {words.latestIssues}
          </h2>
          <ul className="mt-6 grid grid-cols-1 gap-10 md:mt-10 md:grid-cols-3">
            <Issues items={issues} />
          </ul>
        </section>
      )}
    </>
  );
}
