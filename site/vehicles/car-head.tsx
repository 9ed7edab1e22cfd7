import type { ReactNode } from 'react';
import type { Decoration } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from './studio-picture.tsx';

/** The head of a page: its title and a sentence, beside a picture; on phones and tablets the picture is below them. */
export function CarHead({
  title,
  text,
  picture,
  tall,
  className = '',
  children,
}: {
  title: string;
  text: string;
  /** Neighboring pages show different sides and light. */
  picture: Decoration;
  /** Shown on phones instead of `picture`. */
  tall?: Decoration;
  /** Which part of the picture shows, as a class. */
  className?: string;
  /** The question below the sentence. */
  children?: ReactNode;
}) {
  return (
    <header className="studio on-dark relative overflow-clip text-white lg:min-h-[clamp(21rem,26vw,32rem)]">
      <div className="relative z-10 px-5 pt-8 md:px-10 md:pt-14 lg:max-w-[46%] lg:px-16 lg:pb-12">
        <h1 className="title-large -ms-[0.07em]">{title}</h1>
        <p className="mt-3 max-w-sm lg:max-w-md text-graphite-300 md:mt-5 md:text-lg lg:text-xl">
          {text}
        </p>
        {children}
      </div>
      <StudioPicture
        picture={picture}
        tall={tall}
        isFirstView
        sizes="(width >= 80rem) 110vw, (width >= 48rem) 100vw, 50vw"
        className={`car-head-picture animate-lights-on mt-2 lg:mt-0 ${className}`}
      />
    </header>
  );
}
