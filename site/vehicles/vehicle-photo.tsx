import { type Picture, pictureUrl } from '#catalogue/pictures/picture.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { VehiclePicture, type VehicleView } from './vehicle-picture.tsx';

/** What a page needs to know of a picture. */
export type Photo = Pick<Picture, 'path' | 'width' | 'height' | 'widths' | 'alt' | 'preview'>;

const sourcesOf = (photo: Photo, format: 'avif' | 'webp') =>
  photo.widths.map((width) => `${pictureUrl(photo, width, format)} ${width}w`).join(', ');

/**
 * A vehicle's picture, in the width that the layout needs; where it is not made yet, the drawing of
 * its body stands in. A few blurred pixels hold its place until it is there.
 */
export function VehiclePhoto({
  photo,
  body,
  standInView,
  sizes,
  className = '',
  isFirstView = false,
}: {
  photo: Photo | undefined;
  body: Vehicle['body'];
  standInView?: VehicleView | undefined;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  className?: string;
  /** Loaded ahead of everything else; for the one picture that the visitor sees first. */
  isFirstView?: boolean;
}) {
  if (!photo) {
    return (
      <span className={`studio flex items-center overflow-hidden ${className}`}>
        <VehiclePicture
          body={body}
          view={standInView}
          isFirstView={isFirstView}
          className="w-full"
        />
      </span>
    );
  }
  const { width, height, widths, alt, preview } = photo;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <img
        src={preview}
        alt=""
        className="absolute inset-0 size-full scale-105 object-cover blur-lg"
      />
      <picture>
        <source type="image/avif" srcSet={sourcesOf(photo, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sourcesOf(photo, 'webp')} sizes={sizes} />
        <img
          src={pictureUrl(photo, widths.at(-1) ?? width, 'webp')}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={isFirstView ? 'eager' : 'lazy'}
          fetchPriority={isFirstView ? 'high' : 'auto'}
          className="relative size-full object-cover"
        />
      </picture>
    </span>
  );
}
