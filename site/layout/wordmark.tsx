import type { Brand } from '#catalogue/vehicles.ts';
import { wordmarkHeight, wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';

/** A marque's name in our own lettering; the distributor's own where none is given. */
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
