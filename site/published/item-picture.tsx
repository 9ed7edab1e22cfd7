import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Wordmark } from '../layout/wordmark.tsx';

/** A record's picture; the house's wordmark, or what stands in, in the dark where there is none or it can't be loaded. */
export function ItemPicture({
  url,
  alt = '',
  className = '',
  standIn = <Wordmark className="h-auto w-1/3 max-w-48" />,
}: {
  url: string | null;
  alt?: string;
  /** What stands where there is no picture. */
  standIn?: ReactNode;
  className?: string;
}) {
  const picture = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  useEffect(() => {
    // It may have failed before the script came.
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setFailedUrl(url);
  }, [url]);
  if (!url || url === failedUrl) {
    return (
      <span className={`tile-studio grid place-items-center text-white/35 ${className}`}>
        {standIn}
      </span>
    );
  }
  return (
    <img
      ref={picture}
      src={url}
      alt={alt}
      width={1280}
      height={720}
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(url)}
      className={`h-auto object-cover ${className}`}
    />
  );
}
