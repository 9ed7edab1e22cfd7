import type { ReactNode } from 'react';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { StudioPicture } from './studio-picture.tsx';

/** The head of a page: its title and a sentence, beside a car; on phones and tablets the car is below them. */
export function CarHead({
  title,
  text,
  slug,
  shot,
  children,
}: {
  title: string;
  text: string;
  slug: VehicleSlug;
  /** Neighboring pages show different ones: from the front in the studio, or in profile outdoors. */
  shot: 'hero' | 'profile';
  /** What is asked, below the sentence. */
  children?: ReactNode;
}) {
  return (
    <header className="studio on-dark relative overflow-clip text-white lg:min-h-[clamp(20rem,23vw,28rem)]">
      <div className="relative z-10 px-5 pt-8 md:px-10 md:pt-16 lg:max-w-[46%] lg:px-16 lg:pb-12">
        <h1 className="-ml-[0.07em] text-5xl leading-[0.9] font-semibold tracking-tight md:text-7xl lg:text-8xl">
          {title}
        </h1>
        <p className="mt-3 max-w-sm lg:max-w-md text-graphite-300 md:mt-5 md:text-lg lg:text-xl">
          {text}
        </p>
        {children}
      </div>
      <StudioPicture
        picture={stagedShot(slug, `${shot}Wide`)}
        tall={stagedShot(slug, `${shot}Tall`)}
        isFirstView
        sizes="(width >= 80rem) 110vw, (width >= 48rem) 100vw, 50vw"
        className="car-head-picture animate-lights-on mt-2 lg:mt-0"
      />
    </header>
  );
}
