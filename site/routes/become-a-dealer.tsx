import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { DealerForm } from '../dealer-application/dealer-form.tsx';
import { DealerHero } from '../dealer-application/dealer-hero.tsx';
import { handleFormPost } from '../forms/handle-form-post.ts';
import { buildPageMeta } from '../page-meta.ts';
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
