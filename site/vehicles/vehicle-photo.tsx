import { useState } from 'react';
import { preload } from 'react-dom';
import { type Picture, pictureSrcSet, pictureUrl } from '#catalogue/pictures/picture.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { NoImage } from './no-image.tsx';
import { narrowWindow, PictureSources, wideWindow } from './picture-sources.tsx';
import { usePictureFailure } from './use-picture-failure.ts';
import { VehicleDrawing, type VehicleView } from './vehicle-drawing.tsx';

/** The data of a picture that a page needs. */
export type Photo = Pick<Picture, 'path' | 'width' | 'height' | 'widths' | 'alt' | 'preview'>;

/** A picture for wide windows, and its counterpart for narrow ones. */
export interface PhotoPair {
  wide: Photo | undefined;
  tall: Photo | undefined;
}

const frame = 'absolute inset-0 overflow-hidden rounded-[inherit]';

/** Preloads a picture as AVIF. Browsers without AVIF load it when they reach the element. */
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
 * A vehicle's picture in the width that the layout needs, or a drawing of its body type if there is no
 * picture. While it loads, a blurred preview shows, and after a moment 'Loading...'; if it fails, 'No image'.
 */
export function VehiclePhoto({
  photo,
  tall,
  body,
  drawingView,
  sizes,
  className = '',
  isFirstView = false,
  loading = isFirstView ? 'eager' : 'lazy',
}: {
  photo: Photo | undefined;
  /** Shown on phones instead of `photo`, if it exists. */
  tall?: Photo | undefined;
  body: Vehicle['body'];
  drawingView?: VehicleView | undefined;
  /** The `sizes` attribute of the image. */
  sizes: string;
  className?: string;
  /** Loads with high priority; for the first visible picture of a page. */
  isFirstView?: boolean;
  /** Use `eager` for a picture that will be visible soon. */
  loading?: 'eager' | 'lazy';
}) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { hasFailed, watch } = usePictureFailure(photo?.path ?? '');
  if (!photo) {
    return (
      <span className={`studio flex items-center overflow-hidden ${className}`}>
        <VehicleDrawing
          body={body}
          view={drawingView}
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
        {!hasFailed && (
          <span aria-hidden="true" className="picture-note picture-note-late">
            Loading...
          </span>
        )}
      </span>
      {hasFailed && <NoImage alt={alt} />}
      <picture
        hidden={hasFailed}
        className={`${frame} ${loading === 'lazy' && !isLoaded ? 'drawn-when-near' : ''}`}
      >
        {tall && <PictureSources picture={tall} sizes={sizes} media={narrowWindow} />}
        <PictureSources picture={photo} sizes={sizes} />
        <img
          {...watch}
          src={pictureUrl(photo, widths.at(-1) ?? width, 'webp')}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          onLoad={() => setIsLoaded(true)}
          loading={loading}
          fetchPriority={isFirstView ? 'high' : 'auto'}
          className="size-full object-cover"
        />
      </picture>
    </span>
  );
}
