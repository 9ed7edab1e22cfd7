import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/after-sales';
import { Maintenance } from '../after-sales/maintenance.tsx';
import { LinkRows } from '../layout/links.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/after-sales.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/after-sales',
  });

export default function AfterSales() {
  return (
    <>
      <AfterSalesHero />
      <Services />
      <Maintenance />
    </>
  );
}

/**
 * The heading and a sentence in the sky above a car, and links to the two most visited pages: on its road, on wide windows
 * below the sentence.
 */
function AfterSalesHero() {
  return (
    <header className="daylight on-dark relative flex min-h-[34rem] flex-col justify-between lg:justify-start overflow-clip text-white md:min-h-[52rem] lg:min-h-[min(40rem,calc(100svh-3.75rem),76vw)]">
      <StudioPicture
        picture={stagedShot('haval-jolion', 'rearWide')}
        tall={stagedShot('haval-jolion', 'rearTall')}
        isFirstView
        sizes="(width >= 80rem) 140vw, 100vw"
        className="full-picture animate-lights-on mask-b-from-76% object-[72%_50%]"
      />
      <div className="beside-car one-edge relative px-5 pt-8 text-graphite-950 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title-display">
          <Sentence
            text={words.bannerTitle}
            parts={{ brand: (name) => <span className="block -ms-[0.04em]">{name}</span> }}
          />
        </h1>
        <p className="mt-4 max-w-80 text-lg text-balance md:mt-6 md:max-w-sm md:text-xl">
          {words.introduction}
        </p>
      </div>
      <div className="beside-car one-edge relative flex flex-col gap-3 px-5 pb-8 sm:flex-row md:px-10 md:pb-14 lg:mt-8 lg:px-16">
        <ButtonLink to="/book-service">{words.bookService}</ButtonLink>
        <ButtonLink
          to="/faq"
          variant="outline-on-dark"
          className="max-lg:not-hover:bg-graphite-950/60 lg:not-hover:border-graphite-950 lg:not-hover:text-graphite-950"
        >
          {words.faq}
        </ButtonLink>
      </div>
    </header>
  );
}

const services = [
  {
    title: words.serviceBooking,
    text: words.serviceBookingText,
    to: '/book-service',
    linkText: words.bookService,
  },
  {
    title: words.warranty,
    text: words.warrantyText,
    to: '/warranty',
    linkText: words.readWarranty,
  },
  {
    title: words.parts,
    text: words.partsText,
    to: '/parts-request',
    linkText: words.requestPart,
  },
] as const;

/** The services of the workshop, each with a link. */
const Services = () => <LinkRows rows={services} />;
