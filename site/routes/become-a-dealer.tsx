import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { DealerForm } from '../dealer-application/dealer-form.tsx';
import { handleFormPost } from '../forms/handle-form-post.ts';
import { buildPageMeta } from '../page-meta.ts';
import { Skyline } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/become-a-dealer.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Register Your Dealership',
    description:
      'Apply to become a dealer for HAVAL, ORA and TANK in Pakistan: tell us about yourself, your business and your site.',
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
const thingsToPrepare = [
  'CNIC',
  'NTN number, if you have one',
  'Size and dimensions of the site',
] as const;

/** A city at night, with the heading and what to prepare. */
function DealerHero() {
  return (
    <header className="studio on-dark relative flex flex-col overflow-clip text-white lg:min-h-100">
      <Skyline isFirstView />
      <div className="relative px-5 pt-8 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title -ml-[0.05em] max-w-3xl">Register Your Dealership</h1>
        <p className="mt-4 max-w-md text-graphite-300 md:text-lg">
          Bring HAVAL, ORA and TANK to your city. Tell us about yourself, your business and your
          site.
        </p>
        <div className="mt-6 border-t border-white/15 pt-4 md:mt-10 lg:max-w-xs lg:pb-12">
          <h2 className="text-sm font-semibold">What you will need</h2>
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
