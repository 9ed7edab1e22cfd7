import type { Brand } from '#catalogue/vehicles.ts';
import { wordmarkHeight, wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';

/** A brand's name as an SVG in the product's own lettering; HAVAL by default. */
export function Wordmark({
  brand = 'HAVAL',
  className,
}: {
  brand?: Brand;
  className?: string | undefined;
}) {
  const { width, path } = wordmarks[brand];
  return (
    <svg
      viewBox={`0 0 ${width} ${wordmarkHeight}`}
      width={width}
      height={wordmarkHeight}
      fill="none"
      stroke="currentColor"
      strokeWidth={wordmarkStroke}
      role="img"
      aria-label={brand}
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
