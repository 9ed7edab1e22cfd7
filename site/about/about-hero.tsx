import { VehiclePicture } from '../vehicles/vehicle-picture.tsx';

/** The words over the whole width, and one car under them. */
export function AboutHero() {
  return (
    <header
      data-hero=""
      className="studio on-dark relative flex min-h-[78svh] flex-col justify-between overflow-clip text-white md:min-h-[min(calc(100svh-3.75rem),88vw)]"
    >
      <div className="relative z-10 px-5 pt-10 md:px-10 md:pt-16 lg:px-16">
        <h1 className="-ml-[0.04em] max-w-[9ch] text-[clamp(3.25rem,11vw,11rem)] leading-[0.88] font-semibold tracking-[-0.04em]">
          Discover the brand
        </h1>
        <p className="mt-6 max-w-md text-lg text-graphite-300 md:text-xl">
          A maker of cars, and the company in Pakistan that builds, sells and looks after them.
        </p>
      </div>
      <VehiclePicture
        body="fastback"
        isFirstView
        className="animate-lights-on about-picture max-w-none"
      />
    </header>
  );
}
