import { paintedFront } from '#catalogue/pictures/painted.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { StudioPicture } from './studio-picture.tsx';

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
  return (
    <StudioPicture
      picture={paintedFront(slug, paint)}
      isFirstView
      sizes={sizes}
      className={`painted-car h-auto ${className}`}
    />
  );
}
