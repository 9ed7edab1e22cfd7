import type { Feature } from '#catalogue/features/feature.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** The name, and the part of a car that it is about, close enough to touch. */
export function FeatureHero({ feature: { name, headline, picture } }: { feature: Feature }) {
  return (
    <header className="studio on-dark relative flex min-h-[30rem] flex-col justify-between overflow-clip text-white md:min-h-[min(52rem,calc(100svh-3.75rem),80vw)]">
      <StudioPicture
        picture={picture}
        isFirstView
        sizes="(width >= 48rem) 70vw, 100vw"
        className="side-picture animate-lights-on"
      />
      <h1 className="relative -ml-[0.04em] px-5 pt-8 text-[clamp(2.75rem,10vw,10rem)] leading-[0.9] font-semibold tracking-[-0.04em] text-balance md:px-10 md:pt-12 lg:px-16">
        {name}
      </h1>
      <p className="relative max-w-xl px-5 pb-8 text-2xl leading-tight font-medium tracking-tight text-balance md:px-10 md:pb-14 md:text-4xl lg:box-content lg:px-16">
        {headline}
      </p>
    </header>
  );
}
