import { paintedFront } from '#catalogue/pictures/painted.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { StudioPicture } from './studio-picture.tsx';

/**
 * A picture of a car in one of its colors that fades into the background. It is decorative: always show the
 * name beside it.
 */
export function PaintedCar({
  slug,
  paint,
  sizes,
  className = '',
}: {
  slug: VehicleSlug;
  /** The model's default color if omitted. */
  paint?: string | undefined;
  /** The `sizes` attribute of the image. */
  sizes: string;
  className?: string;
}) {
  return (
    <StudioPicture
      picture={paintedFront(slug, paint)}
      isFirstView
      sizes={sizes}
      className={`painted-car h-auto ${className}`}
    />
  );
}
