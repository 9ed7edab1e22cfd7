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

/** When a picture counts as late: most arrive before anybody could read that they are loading. */
const lateMs = 1_500;

/** The same, and whether the image comes late. */
export function usePictureState(url: string): {
  hasFailed: boolean;
  isLate: boolean;
  watch: ReturnType<typeof usePictureFailure>['watch'] & { onLoad: () => void };
} {
  const { hasFailed, watch } = usePictureFailure(url);
  const [lateUrl, setLateUrl] = useState<string | null>(null);
  const { ref } = watch;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (ref.current?.complete === false) setLateUrl(url);
    }, lateMs);
    return () => clearTimeout(timer);
  }, [url, ref]);
  const isLate = url === lateUrl && !hasFailed;
  return { hasFailed, isLate, watch: { ...watch, onLoad: () => setLateUrl(null) } };
}
