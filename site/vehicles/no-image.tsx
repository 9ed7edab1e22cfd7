import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as words from '#words/site/vehicles';

/** Shown over the place of a picture that could not be loaded; `alt` is the picture's. */
export function NoImage({ alt = '' }: { alt?: string }) {
  return (
    <span className="picture-note">
      {alt && <span className="sr-only">{alt}: </span>}
      {words.noImage}
    </span>
  );
}

/** Shown over the place of a picture that comes late. */
export function LateNote() {
  return (
    <span aria-hidden="true" className="picture-note">
      {words.loading}
    </span>
  );
}

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

/** Like `usePictureFailure`, and also whether the image comes late. */
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
