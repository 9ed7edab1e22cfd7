import { VehiclePicture } from '../vehicles/vehicle-picture.tsx';

/** The name as wide as the wall, with a car parked before it. */
export function GwmHero() {
  return (
    <header data-hero="" className="studio on-dark relative overflow-clip text-white">
      <div className="relative min-h-76 md:min-h-[min(calc(100svh-10rem),60vw)]">
        <h1 className="pt-8 text-center text-[34vw] leading-[0.8] font-bold tracking-[-0.06em] text-graphite-500 md:pt-12 md:text-[30vw]">
          GWM
        </h1>
        <VehiclePicture
          body="off-roader"
          isFirstView
          className="gwm-picture animate-lights-on max-w-none"
        />
      </div>
      <p className="relative max-w-4xl px-5 pb-12 text-2xl leading-tight font-medium tracking-tight text-pretty md:px-10 md:pb-20 md:text-4xl lg:px-16">
        The name behind HAVAL, ORA and TANK.
      </p>
    </header>
  );
}
