import { dealerApplication } from '#contract/leads/dealer-application.ts';
import * as words from '#words/site/dealer-application';
import { DealerForm } from '../dealer-application/dealer-form.tsx';
import { handleFormPost } from '../forms/handle-form-post.ts';
import { buildPageMeta } from '../page-meta.ts';
import { Skyline } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/become-a-dealer.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/become-a-dealer',
  });

export const action = (args: Route.ActionArgs) => handleFormPost(dealerApplication.slug, args);

export default function BecomeADealer({ actionData }: Route.ComponentProps) {
  return (
    <>
      <DealerHero />
      <div className="bg-paper px-5 pt-8 pb-12 md:px-10 md:pt-12 md:pb-20 lg:px-16">
        <DealerForm posted={actionData} />
      </div>
    </>
  );
}

/** What an applicant may have to look up. */
const thingsToPrepare = [words.cnic, words.ntnNumber, words.sizeOfSite] as const;

/** A city at night, with the heading and what to prepare. */
function DealerHero() {
  return (
    <header className="studio on-dark relative flex flex-col overflow-clip text-white lg:min-h-100">
      <Skyline isFirstView />
      <div className="relative px-5 pt-8 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title -ms-[0.05em] max-w-3xl">{words.pageTitle}</h1>
        <p className="mt-4 max-w-md text-graphite-300 md:text-lg">{words.introduction}</p>
        <div className="mt-6 border-t border-white/15 pt-4 md:mt-10 lg:max-w-xs lg:pb-12">
          <h2 className="text-sm font-semibold">{words.whatYouNeed}</h2>
          <ul className="mt-2 grid gap-x-8 gap-y-1 text-sm text-graphite-300 flex-wrap md:max-lg:flex">
            {thingsToPrepare.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  );
}
