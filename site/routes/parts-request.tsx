import { partsRequest } from '#contract/leads/parts-request.ts';
import { takeForm } from '../forms/take-form.ts';
import { pageMeta } from '../page-meta.ts';
import { PartsForm } from '../parts/parts-form.tsx';
import { PartsHero } from '../parts/parts-hero.tsx';
import type { Route } from './+types/parts-request.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Request a Part',
    description:
      'Ask for a part for your HAVAL, ORA or TANK: give us the VIN and say what you need, and we will call you about it.',
    path: '/parts-request',
  });

export const action = (args: Route.ActionArgs) => takeForm(partsRequest.slug, args);

export default function PartsRequest({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PartsHero />
      <div className="bg-paper px-5 pt-10 pb-12 md:grid md:grid-cols-12 md:gap-x-10 md:px-10 md:pt-16 md:pb-20 lg:px-16 lg:pt-24">
        <div className="mb-8 md:col-span-4">
          <div className="md:sticky md:top-28">
            <h2 className="text-3xl font-semibold tracking-tight text-balance lg:text-5xl">
              Request a Part
            </h2>
            <p className="mt-3 max-w-sm text-graphite-600 md:text-lg">
              The VIN tells us exactly which car it is for. Say what you need, and how to reach you.
            </p>
          </div>
        </div>
        <div className="md:col-span-8 xl:col-span-7 xl:col-start-6">
          <PartsForm posted={actionData} />
        </div>
      </div>
    </>
  );
}
