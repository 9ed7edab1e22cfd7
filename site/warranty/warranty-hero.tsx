import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** A car seen from behind, on its way: what is promised is about the years after the sale. */
export function WarrantyHero() {
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
          How long we stand by what we build, in years and in kilometres. Whichever comes first ends
          it.
        </p>
      </div>
    </header>
  );
}
