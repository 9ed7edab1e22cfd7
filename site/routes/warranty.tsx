import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '#site/vehicles/studio-picture.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { Booklets } from '../warranty/booklets.tsx';
import { Terms } from '../warranty/terms.tsx';
import type { Route } from './+types/warranty.ts';

/** The heading, over a rear view of a car. */
function WarrantyHero() {
  return (
    <header className="studio on-dark relative flex min-h-[26rem] items-end overflow-clip text-white md:min-h-[38rem]">
      <StudioPicture
        picture={stagedShot('tank-500', 'peaceMind')}
        isFirstView
        sizes="(width >= 48rem) 70vw, 100vw"
        className="side-picture animate-lights-on max-md:top-[38%]"
      />
      <div className="relative px-5 pb-10 md:px-10 md:pb-16 lg:px-16">
        <h1 className="-ml-[0.04em] text-[clamp(3.25rem,11vw,11rem)] leading-[0.85] font-semibold tracking-[-0.04em]">
          Warranty
        </h1>
        <p className="mt-5 max-w-md text-lg text-graphite-300 md:mt-8 md:text-xl">
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
    parents: [{ name: 'SAZGAR Aftersales', path: '/after-sales' }],
  });

export default function Warranty() {
  return (
    <>
      <WarrantyHero />
      <Terms />
      <Booklets />
    </>
  );
}
