import { VehiclePicture } from '../vehicles/vehicle-picture.tsx';

/** A car seen from behind, on its way: what is promised is about the years after the sale. */
export function WarrantyHero() {
  return (
    <header className="studio on-dark relative flex min-h-[26rem] items-end overflow-clip text-white md:min-h-[38rem]">
      <VehiclePicture
        body="off-roader"
        view="rear"
        isFirstView
        className="animate-lights-on absolute top-[-4%] right-[-34%] w-[125%] max-w-none mask-b-from-60% mask-l-from-60% md:top-[-6%] md:right-[-8%] md:w-[88%] lg:right-[-6%] lg:w-[66%]"
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
