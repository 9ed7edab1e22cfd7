import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** A heading across the whole width, above a picture of one car. */
export function AboutHero() {
  return (
    <header
      data-hero=""
      className="studio on-dark relative min-h-[78svh] overflow-clip text-white md:min-h-[min(calc(100svh-3.75rem),88vw)] md:max-lg:min-h-[100vw]"
    >
      <StudioPicture
        picture={stagedShot('ora-07', 'heroWide')}
        tall={stagedShot('ora-07', 'heroTall')}
        isFirstView
        sizes="(width >= 48rem) 100vw, 110vw"
        className="full-picture animate-lights-on max-md:object-[50%_100%] md:max-lg:object-[50%_0%]"
      />
      <div className="relative px-5 pt-10 md:px-10 md:pt-16 lg:px-16">
        <h1 className="-ml-[0.04em] max-w-[9ch] text-[clamp(3.25rem,11vw,11rem)] leading-[0.88] font-semibold tracking-[-0.04em]">
          Discover the brand
        </h1>
        <p className="mt-6 max-w-md text-lg md:text-xl">
          A maker of cars, and the company in Pakistan that builds, sells and looks after them.
        </p>
      </div>
    </header>
  );
}
