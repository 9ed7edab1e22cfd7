import { useId } from 'react';
import { paintedFront } from '#catalogue/pictures/painted.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { StudioPicture } from './studio-picture.tsx';

/** A color as a flat area. The color is an SVG attribute because the CSP forbids inline styles. */
export function Paint({ hex, className = '' }: { hex: string; className?: string }) {
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1" className={className}>
      <rect width="1" height="1" fill={hex} />
    </svg>
  );
}

/** A glow in a color, for the floor under a car. */
export function PaintGlow({ hex, className = '' }: { hex: string; className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 100" className={className}>
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor={hex} stopOpacity="0.95" />
          <stop offset="0.45" stopColor={hex} stopOpacity="0.4" />
          <stop offset="1" stopColor={hex} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="100" height="100" fill={`url(#${id})`} />
    </svg>
  );
}

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
