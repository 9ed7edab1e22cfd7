import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** The name as wide as the wall, with a car parked before it. */
export function GwmHero() {
  return (
    <header data-hero="" className="studio on-dark relative overflow-clip text-white">
      <div className="relative min-h-76 md:min-h-[min(calc(100svh-10rem),60vw)]">
        <StudioPicture
          picture={stagedShot('tank-500', 'heroWide')}
          tall={stagedShot('tank-500', 'heroTall')}
          isFirstView
          sizes="(width >= 48rem) 100vw, 110vw"
          className="full-picture animate-lights-on"
        />
        <h1 className="wall-lettering relative pt-8 text-center text-[34vw] leading-[0.8] font-bold tracking-[-0.06em] md:pt-10 md:text-[27vw]">
          GWM
        </h1>
      </div>
      <p className="relative max-w-4xl px-5 pb-12 text-2xl leading-tight font-medium tracking-tight text-pretty md:px-10 md:pb-20 md:text-4xl lg:px-16">
        The name behind HAVAL, ORA and TANK.
      </p>
    </header>
  );
}
