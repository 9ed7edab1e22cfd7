import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** Whether an image has failed to load, and the props that watch it. It is forgotten when `url` changes. */
export function usePictureFailure(url: string): {
  hasFailed: boolean;
  watch: {
    ref: RefObject<HTMLImageElement | null>;
    onError: (event: SyntheticEvent) => void;
  };
} {
  const ref = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  useEffect(() => {
    // It may have failed before hydration.
    const { complete, naturalWidth } = ref.current ?? {};
    if (complete && naturalWidth === 0) setFailedUrl(url);
  }, [url]);
  return { hasFailed: url === failedUrl, watch: { ref, onError: () => setFailedUrl(url) } };
}
