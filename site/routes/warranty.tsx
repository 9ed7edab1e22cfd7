import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '#site/vehicles/studio-picture.tsx';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { Booklets } from '../warranty/booklets.tsx';
import { Terms } from '../warranty/terms.tsx';
import type { Route } from './+types/warranty.ts';

/** The heading beside a cabin. */
function WarrantyHero() {
  return (
    <header className="studio on-dark relative flex flex-col overflow-clip text-white lg:min-h-[clamp(26rem,30vw,40rem)]">
      <StudioPicture
        picture={stagedShot('tank-500', 'infotainment')}
        isFirstView
        sizes="(width >= 48rem) 75vw, 100vw"
        className="side-picture animate-lights-on max-lg:aspect-4/3 lg:w-[58%] lg:object-[50%_0%]!"
      />
      <div className="relative px-5 pt-8 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title-display">Warranty</h1>
        <p className="mt-5 max-w-80 text-lg text-graphite-300 md:text-xl">
          How long your car is covered, in years and in kilometres.
        </p>
      </div>
    </header>
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Warranty',
    description:
      'The warranty of HAVAL, ORA and TANK in Pakistan: 6 years or 150,000 km as standard, 10 years on the power-train, 8 on hybrid batteries.',
    path: '/warranty',
    parents: [{ name: 'After Sales', path: '/after-sales' }],
  });

export default function Warranty() {
  return (
    <>
      <WarrantyHero />
      <Terms />
      <Booklets />
      <nav
        aria-label="Read on"
        className="flex flex-wrap gap-x-10 bg-paper-deep px-5 py-10 md:px-10 lg:px-16"
      >
        <ArrowLink to="/book-service">Book a Service</ArrowLink>
        <ArrowLink to="/after-sales">Maintenance schedule</ArrowLink>
        <ArrowLink to="/contact-us">Ask us about a claim</ArrowLink>
      </nav>
    </>
  );
}
