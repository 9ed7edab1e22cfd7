import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/**
 * The heading and a sentence in the sky above a car, and links to the two most visited pages: on its road, on wide windows
 * below the sentence.
 */
export function AfterSalesHero() {
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
