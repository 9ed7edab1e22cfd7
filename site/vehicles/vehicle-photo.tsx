import { useState } from 'react';
import { preload } from 'react-dom';
import { type Picture, pictureSrcSet, pictureUrl } from '#catalogue/pictures/picture.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { narrowWindow, PictureSources, wideWindow } from './picture-sources.tsx';
import { VehicleDrawing, type VehicleView } from './vehicle-drawing.tsx';

/** What a page needs to know of a picture. */
export type Photo = Pick<Picture, 'path' | 'width' | 'height' | 'widths' | 'alt' | 'preview'>;

const frame = 'absolute inset-0 overflow-hidden rounded-[inherit]';

/** Asks for a picture before the browser comes to its place; those without AVIF find it there. */
function preloadPhoto(photo: Photo, sizes: string, media?: string): void {
  preload(pictureUrl(photo, photo.widths[0] ?? photo.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(photo, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}

/**
 * A vehicle's picture, in the width that the layout needs; where it is not made yet, the drawing of
 * its body stands in. A few blurred pixels hold its place until it is there.
 */
export function VehiclePhoto({
  photo,
  tall,
  body,
  standInView,
  sizes,
  className = '',
  isFirstView = false,
  loading = isFirstView ? 'eager' : 'lazy',
}: {
  photo: Photo | undefined;
  /** Shown on phones instead, where it is made. */
  tall?: Photo | undefined;
  body: Vehicle['body'];
  standInView?: VehicleView | undefined;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  className?: string;
  /** Loaded ahead of everything else; for the one picture that the visitor sees first. */
  isFirstView?: boolean;
  /** Eager for one that will be seen in a moment. */
  loading?: 'eager' | 'lazy';
}) {
  const [hasCome, setHasCome] = useState(false);
  if (!photo) {
    return (
      <span className={`studio flex items-center overflow-hidden ${className}`}>
        <VehicleDrawing
          body={body}
          view={standInView}
          isFirstView={isFirstView}
          loading={loading}
          className="w-full"
        />
      </span>
    );
  }
  const { width, height, widths, alt, preview } = photo;
  if (isFirstView) {
    preloadPhoto(photo, sizes, tall && wideWindow);
    if (tall) preloadPhoto(tall, sizes, narrowWindow);
  }
  return (
    <span className={`relative block ${className}`}>
      <span className={frame}>
        <img src={preview} alt="" className="size-full scale-105 object-cover blur-lg" />
      </span>
      <picture className={`${frame} ${loading === 'lazy' && !hasCome ? 'drawn-when-near' : ''}`}>
        {tall && <PictureSources picture={tall} sizes={sizes} media={narrowWindow} />}
        <PictureSources picture={photo} sizes={sizes} />
        <img
          src={pictureUrl(photo, widths.at(-1) ?? width, 'webp')}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          onLoad={() => setHasCome(true)}
          loading={loading}
          fetchPriority={isFirstView ? 'high' : 'auto'}
          className="size-full object-cover"
        />
      </picture>
    </span>
  );
}
