import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { DealerForm } from '../dealer-application/dealer-form.tsx';
import { DealerHero } from '../dealer-application/dealer-hero.tsx';
import { takeForm } from '../forms/take-form.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/become-a-dealer.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Register Your Dealership',
    description:
      'Apply to become a dealer for HAVAL, ORA and TANK in Pakistan: tell us about you, your business and the place you have in mind.',
    path: '/become-a-dealer',
  });

export const action = (args: Route.ActionArgs) => takeForm(dealerApplication.slug, args);

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
