import { paintedFront } from '#catalogue/pictures/painted.ts';
import { pictureSrcSet, pictureUrl } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';

/**
 * A car in one of its paints, in the studio, whose walls fade into the dark that it stands on. It is
 * decoration: the name always stands beside it.
 */
export function PaintedCar({
  slug,
  paint,
  sizes,
  className = '',
}: {
  slug: VehicleSlug;
  /** The model's own without it. */
  paint?: string | undefined;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  className?: string;
}) {
  const picture = paintedFront(slug, paint);
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />
      <img
        src={pictureUrl(picture, 1280, 'webp')}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
        className={`painted-car h-auto ${className}`}
      />
    </picture>
  );
}
