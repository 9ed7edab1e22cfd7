import type { ReactNode } from 'react';
import type { Decoration } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

interface PriceHeadProps {
  heading: string;
  /** The chosen car; null if none is offered. */
  picture: Decoration | null;
  /** What the chosen car costs. Screen readers hear it when it changes. */
  price: ReactNode;
  /** The question below the heading. */
  children: ReactNode;
}

/**
 * The head of a price page: heading and form, with the car and its price beside them. On phones and tablets both are
 * right below the form, so that all of it is in the first view.
 */
export const PriceHead = ({ heading, picture, price, children }: PriceHeadProps) => (
  <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
    <div className="bg-paper px-5 py-5 md:px-10 md:pt-14 md:pb-10 lg:flex lg:flex-col lg:px-16 lg:pb-16">
      <h1 className="title -ms-[0.04em] xl:text-[min(5.5vw,6rem)] xl:leading-none">{heading}</h1>
      {children}
    </div>
    <div className="studio on-dark flex flex-col justify-center gap-x-10 overflow-hidden px-5 pb-4 text-white md:px-10 md:py-10 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center lg:px-16">
      {picture && (
        <StudioPicture
          key={picture.path}
          picture={picture}
          isFirstView
          sizes="(width >= 64rem) 62vw, (width >= 48rem) 50vw, 100vw"
          className="painted-car painted-profile price-car animate-lights-on h-auto w-full md:max-lg:order-last md:max-lg:scale-125 lg:-mx-16 lg:-mt-14 lg:w-[calc(100%+8rem)] lg:max-w-none"
        />
      )}
      <div aria-live="polite">{price}</div>
    </div>
  </div>
);
