import { VehiclePicture } from '../vehicles/vehicle-picture.tsx';

/** The word, and a car so close that it is its parts. */
export function PartsHero() {
  return (
    <header className="studio on-dark relative flex min-h-56 items-end overflow-clip text-white md:min-h-[26rem] lg:min-h-[30rem]">
      <VehiclePicture
        body="suv"
        view="front"
        isFirstView
        className="parts-macro animate-lights-on absolute max-w-none"
      />
      <h1 className="relative -ml-[0.05em] px-5 pb-6 text-[clamp(4rem,15vw,13rem)] leading-[0.8] font-semibold tracking-[-0.04em] md:px-10 md:pb-12 lg:px-16">
        PARTS
      </h1>
    </header>
  );
}
