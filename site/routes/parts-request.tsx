import { still } from '#catalogue/pictures/decorations.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { StudioPicture } from '#site/vehicles/studio-picture.tsx';
import * as words from '#words/site/parts';
import { handleFormPost } from '../forms/handle-form-post.ts';
import { buildPageMeta } from '../page-meta.ts';
import { PartsForm } from '../parts/parts-form.tsx';
import type { Route } from './+types/parts-request.ts';

/** The heading beside a picture of parts in a workshop, on small windows above it. */
function PartsHero() {
  return (
    <header className="studio on-dark relative flex flex-col overflow-clip text-white lg:min-h-[clamp(26rem,34vw,34rem)]">
      <StudioPicture
        picture={still('workshop')}
        isFirstView
        sizes="(width >= 48rem) 100vw, 150vw"
        className="full-picture animate-lights-on object-[100%_100%] max-lg:static max-lg:h-52 max-lg:mask-t-from-75% md:max-lg:h-92 lg:inset-s-auto lg:w-auto lg:mask-start-from-45%"
      />
      <h1 className="title-display relative -ms-[0.07em] px-5 pt-8 max-lg:order-first md:px-10 md:pt-14 lg:px-16">
        {words.bannerTitle}
      </h1>
    </header>
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/parts-request',
  });

export const action = (args: Route.ActionArgs) => handleFormPost(partsRequest.slug, args);

export default function PartsRequest({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PartsHero />
      <div className="bg-paper px-5 pt-10 pb-12 md:grid md:grid-cols-12 md:gap-x-10 md:px-10 md:pt-16 md:pb-20 lg:px-16">
        <div className="mb-8 md:col-span-4">
          <div className="md:sticky md:top-28">
            <h2 className="text-3xl font-semibold tracking-tight lg:text-5xl">{words.pageTitle}</h2>
            <p className="mt-3 max-w-sm text-graphite-600 md:text-lg">{words.introduction}</p>
          </div>
        </div>
        <div className="md:col-span-8 xl:col-span-7 xl:col-start-6">
          <PartsForm posted={actionData} />
        </div>
      </div>
    </>
  );
}
