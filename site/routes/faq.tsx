import { faq } from '#catalogue/faq.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import * as words from '#words/site/faq';
import { Questions } from '../faq/questions.tsx';
import { ArrowLink } from '../layout/links.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { buildFaqPage } from '../structured-data/faq-page.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/faq.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/faq',
    structuredData: [buildFaqPage(faq)],
  });

export default function Faq() {
  return (
    <div className="bg-paper px-5 pt-8 pb-16 md:px-10 md:pt-14 md:pb-28 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:px-16">
      <header className="mb-6 lg:col-span-4 lg:mb-0">
        <div className="relative lg:sticky lg:top-28">
          <h1 className="title -ms-[0.03em] md:max-lg:max-w-sm">{words.pageTitle}</h1>
          <p className="mt-4 max-w-sm text-graphite-700 md:text-lg">{words.introduction}</p>
          <p className="mt-2">
            <ArrowLink to="/contact-us">{words.contactUs}</ArrowLink>
          </p>
          <div className="max-md:hidden md:max-lg:absolute md:max-lg:top-0 md:max-lg:inset-e-0 md:max-lg:w-56 lg:relative lg:mt-10">
            <StudioPicture
              picture={stagedShot('haval-jolion-hev', 'drivingExperience')}
              sizes="(width >= 64rem) 33vw, 14rem"
              className="aspect-4/3 w-full rounded-control object-cover"
            />
          </div>
        </div>
      </header>
      <div className="lg:col-span-8">
        <Questions />
      </div>
    </div>
  );
}
