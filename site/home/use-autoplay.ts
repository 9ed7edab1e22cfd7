import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useHeroOutOfView } from '../layout/use-hero-out-of-view.ts';

/** How long a slide shows: docs/spec/public-site.md#carousel. */
export const slideMs = 7_000;
/** How long before the next slide its picture is loaded. */
const preloadAheadMs = 2_000;

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function subscribeToMayMove(notify: () => void) {
  const mediaQuery = matchMedia(reducedMotionQuery);
  mediaQuery.addEventListener('change', notify);
  document.addEventListener('visibilitychange', notify);
  return () => {
    mediaQuery.removeEventListener('change', notify);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Whether the tab is visible and the visitor has not asked for reduced motion. */
const mayMove = () => !document.hidden && !matchMedia(reducedMotionQuery).matches;

/**
 * Calls `advance` every 7 s while the hero is in view, unless motion is reduced, keyboard focus is in it, or the
 * visitor paused it. A new `advance` restarts the 7 s. No slide changes under an open dialog.
 */
export function useAutoplay(advance: () => void) {
  const isAllowed = useSyncExternalStore(subscribeToMayMove, mayMove, () => false);
  const isOutOfView = useHeroOutOfView();
  const [isStopped, setIsStopped] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isNextNeeded, setIsNextNeeded] = useState(false);
  const [isClicked, setIsClicked] = useState(false);
  const isPlaying = isAllowed && !isOutOfView && !isStopped && !hasFocus;

  useEffect(() => {
    if (!isPlaying) return;
    const preload = setTimeout(() => setIsNextNeeded(true), slideMs - preloadAheadMs);
    const interval = setInterval(() => {
      if (document.querySelector('dialog:modal, :popover-open')) return;
      setIsClicked(false);
      advance();
    }, slideMs);
    return () => {
      clearTimeout(preload);
      clearInterval(interval);
    };
  }, [isPlaying, advance]);

  function play() {
    setIsStopped(false);
    // After Play is pressed by keyboard, focus is still here and must not pause it again.
    setHasFocus(false);
  }
  const handlers = {
    onClick: () => setIsClicked(true),
    onPointerEnter: () => setIsNextNeeded(true),
    onFocus({ target }: FocusEvent) {
      // A click on an arrow or a dot leaves the focus there, too.
      setHasFocus(target.matches(':focus-visible'));
      setIsNextNeeded(true);
    },
    onBlur: () => setHasFocus(false),
  };
  return {
    isPlaying,
    isStopped,
    /** Whether the next slide's picture should load because it will be needed soon. */
    isNextNeeded,
    toggle: isStopped ? play : () => setIsStopped(true),
    /** Whether the visitor chose the slide: it did not change automatically. */
    isChosen: isClicked || !isPlaying,
    /** Handlers for the element that contains the slides. */
    handlers,
  };
}
