import type { ReactNode } from 'react';
import { findShippedPicture } from '#catalogue/pictures/shipped-picture.ts';
import { findLanguage } from '#contract/format/direction.ts';
import { Wordmark } from '../layout/wordmark.tsx';
import { LateNote, NoImage, usePictureState } from '../vehicles/no-image.tsx';
import { buildWebpSource, PictureSource } from '../vehicles/picture-sources.tsx';

interface ItemPictureProps {
  url: string | null;
  alt?: string;
  /** The `sizes` attribute, for pictures that exist in several sizes: those that ship with the product. */
  sizes?: string;
  className?: string;
  /** Shown if there is no picture; the wordmark by default. */
  fallback?: ReactNode;
}

/**
 * A record's picture. Without one it shows `fallback` on a dark background; 'Loading...' if the picture comes late and
 * 'No image' if it cannot be loaded.
 */
export function ItemPicture({
  url,
  alt = '',
  sizes = '100vw',
  className = '',
  fallback = <Wordmark className="h-auto w-1/3 max-w-48" />,
}: ItemPictureProps) {
  const { hasFailed, isLate, watch } = usePictureState(url ?? '');
  if (!url || hasFailed) {
    return (
      <span className={`tile-studio relative grid place-items-center text-white/35 ${className}`}>
        {hasFailed ? <NoImage alt={alt} /> : fallback}
      </span>
    );
  }
  const shipped = findShippedPicture(url);
  // In the wide pictures the car is right of the middle.
  const position = shipped?.path.endsWith('Wide') ? 'object-[83%_50%]' : '';
  return (
    <>
      <picture className="contents">
        {shipped && <PictureSource picture={shipped} format="avif" sizes={sizes} />}
        <img
          {...watch}
          {...(shipped ? buildWebpSource(shipped, sizes) : { src: url })}
          alt={alt}
          lang={findLanguage(alt)}
          width={1280}
          height={720}
          loading="lazy"
          decoding="async"
          className={`h-auto object-cover ${position} ${className}`}
        />
      </picture>
      {isLate && <LateNote />}
    </>
  );
}
