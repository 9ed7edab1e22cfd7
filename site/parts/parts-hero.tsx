import { still } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** The word, and parts on the workshop's floor. */
export function PartsHero() {
  return (
    <header className="studio on-dark relative flex min-h-72 items-end overflow-clip text-white md:min-h-[28rem] lg:min-h-[36rem]">
      <StudioPicture
        picture={still('workshop')}
        isFirstView
        sizes="(width >= 48rem) 100vw, 150vw"
        className="full-picture animate-lights-on object-[66%_40%]"
      />
      <h1 className="relative -ml-[0.05em] px-5 pb-6 text-[clamp(3.5rem,11vw,11rem)] leading-[0.8] font-semibold tracking-[-0.04em] md:px-10 md:pb-12 lg:px-16">
        PARTS
      </h1>
    </header>
  );
}
