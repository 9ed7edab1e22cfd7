import type { Feature } from '#catalogue/features/feature.ts';
import { VehiclePicture } from '../vehicles/vehicle-picture.tsx';

const closeViews = { front: 'front', rear: 'rear' } as const;

/** The name, and the end of a car that it is about, close enough to touch. */
export function FeatureHero({ feature: { name, headline, picture } }: { feature: Feature }) {
  const { body, framing } = picture;
  const view = framing === 'front' || framing === 'rear' ? closeViews[framing] : undefined;
  return (
    <header className="studio on-dark relative flex min-h-[30rem] flex-col justify-between overflow-clip text-white md:min-h-[min(52rem,calc(100svh-3.75rem),80vw)]">
      <VehiclePicture
        body={body}
        view={view}
        isFirstView
        className={`animate-lights-on absolute max-w-none framing-${framing}`}
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
