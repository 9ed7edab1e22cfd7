import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** A heading across the whole width, over the evening sky, above one car. */
export function AboutHero() {
  return (
    <header
      data-hero=""
      className="studio on-dark relative flex min-h-[78svh] flex-col overflow-clip text-white md:min-h-[min(calc(100svh-3.75rem),88vw)] md:max-lg:min-h-[100vw]"
    >
      <StudioPicture
        picture={stagedShot('haval-h6-phev', 'rearWide')}
        tall={stagedShot('haval-h6-phev', 'rearTall')}
        isFirstView
        sizes="(width >= 80rem) 140vw, (width >= 48rem) 100vw, 110vw"
        className="full-picture animate-lights-on object-[82%_50%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-b from-graphite-950/85 from-25% to-transparent to-55% lg:bg-linear-to-r lg:from-graphite-950/80 lg:from-10% lg:to-60%"
      />
      {/* The buttons below the car stand on dark ground, not on its mirror image. */}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-graphite-950 from-35% to-transparent lg:hidden"
      />
      <div className="relative flex grow flex-col px-5 pt-8 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title-display">
          <span className="block -ml-[0.07em]">Discover</span>{' '}
          <span className="block -ml-[0.02em]">the brand</span>
        </h1>
        <p className="mt-4 max-w-md md:mt-6 md:text-xl">
          A maker of cars, and the company in Pakistan that builds, sells and looks after them.
        </p>
        {/* Below the car, or beside it. */}
        <div className="mt-auto flex flex-wrap gap-3 py-8 lg:mt-0">
          <ButtonLink to="/models">See all models</ButtonLink>
          <ButtonLink to="/find-a-dealer" variant="outline-on-dark">
            Find a Dealer
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
