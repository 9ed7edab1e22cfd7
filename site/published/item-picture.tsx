import type { ReactNode } from 'react';
import { Wordmark } from '../layout/wordmark.tsx';
import { usePictureFailure } from '../vehicles/use-picture-failure.ts';

/** A record's picture. If there is none or it cannot be loaded, shows `fallback` on a dark background. */
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
  const { hasFailed, watch } = usePictureFailure(url ?? '');
  if (!url || hasFailed) {
    return (
      <span className={`tile-studio grid place-items-center text-white/35 ${className}`}>
        {fallback}
      </span>
    );
  }
  return (
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
  );
}
