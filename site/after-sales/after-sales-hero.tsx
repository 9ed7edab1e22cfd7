import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** The heading beside a car, and links to the two most visited pages. */
export function AfterSalesHero() {
  return (
    <header className="studio on-dark relative flex min-h-[37rem] flex-col justify-between overflow-clip text-white md:min-h-[52rem] lg:min-h-[min(46rem,calc(100svh-3.75rem),76vw)]">
      <StudioPicture
        picture={stagedShot('haval-h6-hev', 'heroWide')}
        tall={stagedShot('haval-h6-hev', 'heroTall')}
        isFirstView
        sizes="(width >= 80rem) 140vw, 100vw"
        className="full-picture animate-lights-on max-lg:h-[78%] mask-b-from-88%"
      />
      <h1 className="relative px-5 pt-10 text-[clamp(3rem,8vw,8rem)] leading-[0.9] font-semibold tracking-[-0.04em] md:px-10 md:pt-14 lg:px-16">
        <span className="block -ml-[0.04em]">SAZGAR</span> Aftersales
      </h1>
      <div className="relative px-5 pb-8 md:max-w-md md:px-10 md:pb-14 lg:box-content lg:px-16">
        <p className="text-lg text-balance text-graphite-300 max-md:mb-5 md:text-xl">
          Service, warranty and parts for your HAVAL, ORA or TANK.
        </p>
        <div className="flex flex-col gap-3 sm:flex-row md:mt-8">
          <ButtonLink to="/book-service">Book a Service</ButtonLink>
          <ButtonLink to="/faq" variant="outline-on-dark" className="not-hover:bg-graphite-950/60">
            FAQ
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
