import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Maintenance } from '../after-sales/maintenance.tsx';
import { LinkRows } from '../layout/links.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/after-sales.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'After Sales',
    description:
      'Service booking, warranty and parts for HAVAL, ORA and TANK in Pakistan, and the periodic maintenance schedule from 5,000 to 60,000 km.',
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
      <div className="relative px-5 pt-8 text-graphite-950 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title-display">
          <span className="block -ml-[0.04em]">SAZGAR</span> Aftersales
        </h1>
        <p className="mt-4 max-w-80 text-lg text-balance md:mt-6 md:max-w-sm md:text-xl">
          Service, warranty and parts for your HAVAL, ORA or TANK.
        </p>
      </div>
      <div className="relative flex flex-col gap-3 px-5 pb-8 sm:flex-row md:px-10 md:pb-14 lg:mt-8 lg:px-16">
        <ButtonLink to="/book-service">Book a Service</ButtonLink>
        <ButtonLink
          to="/faq"
          variant="outline-on-dark"
          className="max-lg:not-hover:bg-graphite-950/60 lg:not-hover:border-graphite-950 lg:not-hover:text-graphite-950"
        >
          FAQ
        </ButtonLink>
      </div>
    </header>
  );
}

const services = [
  {
    title: 'Service booking',
    text: 'Choose the service and a day that suits you. We will call you to confirm the appointment.',
    to: '/book-service',
    linkText: 'Book a Service',
  },
  {
    title: 'Warranty',
    text: '6 years or 150,000 km as standard, and longer for the power-train. Download the terms of each model line.',
    to: '/warranty',
    linkText: 'Read the warranty',
  },
  {
    title: 'Parts',
    text: 'Give us the VIN and say what you need: the number tells us exactly which car the part is for.',
    to: '/parts-request',
    linkText: 'Request a Part',
  },
] as const;

/** The services of the workshop, each with a link. */
const Services = () => <LinkRows rows={services} />;
