import type { ReactNode } from 'react';
import { Wordmark } from '../layout/wordmark.tsx';
import { LateNote, NoImage } from '../vehicles/no-image.tsx';
import { usePictureState } from '../vehicles/use-picture-failure.ts';

/**
 * A record's picture. Without one it shows `fallback` on a dark background; 'Loading...' if the picture comes late and
 * 'No image' if it cannot be loaded.
 */
export function ItemPicture({
  url,
  alt = '',
  className = '',
  fallback = <Wordmark className="h-auto w-1/3 max-w-48" />,
}: {
  url: string | null;
  alt?: string;
  /** Shown if there is no picture; the wordmark by default. */
  fallback?: ReactNode;
  className?: string;
}) {
  const { hasFailed, isLate, watch } = usePictureState(url ?? '');
  if (!url || hasFailed) {
    return (
      <span className={`tile-studio relative grid place-items-center text-white/35 ${className}`}>
        {hasFailed ? <NoImage alt={alt} /> : fallback}
      </span>
    );
  }
  return (
    <>
      <img
        {...watch}
        src={url}
        alt={alt}
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        className={`h-auto object-cover ${className}`}
      />
      {isLate && <LateNote />}
    </>
  );
}
