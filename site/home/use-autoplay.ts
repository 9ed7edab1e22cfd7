import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHeroOutOfView } from '../layout/use-hero-out-of-view.ts';

/** How long a slide stays (document 1, section 9). */
export const slideMs = 7_000;
/** So long before the next slide comes, its picture is fetched. */
const aheadMs = 2_000;

const calm = '(prefers-reduced-motion: reduce)';

function onMayMoveChange(tell: () => void) {
  const wish = matchMedia(calm);
  wish.addEventListener('change', tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    wish.removeEventListener('change', tell);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Whether the tab is looked at by someone who does not mind motion. */
const mayMove = () => !document.hidden && !matchMedia(calm).matches;

/**
 * Calls `goOn` every 7 s while the page's hero is in view and nobody minds, points at it, has focus in
 * it or has stopped it. A new `goOn` begins the 7 s anew. Under a dialog the slides wait.
 */
export function useAutoplay(goOn: () => void) {
  const isAllowed = useSyncExternalStore(onMayMoveChange, mayMove, () => false);
  const isOutOfView = useHeroOutOfView();
  const [isStopped, setIsStopped] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isNextDue, setIsNextDue] = useState(false);
  const isPlaying = isAllowed && !isOutOfView && !isStopped && !isPointedAt && !hasFocus;

  useEffect(() => {
    if (!isPlaying) return;
    const ahead = setTimeout(() => setIsNextDue(true), slideMs - aheadMs);
    const turning = setInterval(() => {
      if (!document.querySelector('dialog:modal, :popover-open')) goOn();
    }, slideMs);
    return () => {
      clearTimeout(ahead);
      clearInterval(turning);
    };
  }, [isPlaying, goOn]);

  function play() {
    setIsStopped(false);
    // Who presses Play is still there, and wants it all the same.
    setIsPointedAt(false);
    setHasFocus(false);
  }
  const holders = {
    onPointerEnter() {
      setIsPointedAt(true);
      setIsNextDue(true);
    },
    onPointerLeave: () => setIsPointedAt(false),
    onFocus() {
      setHasFocus(true);
      setIsNextDue(true);
    },
    onBlur: () => setHasFocus(false),
  };
  return {
    isPlaying,
    isStopped,
    /** Whether the next slide's picture is to be fetched: it will be wanted soon. */
    isNextDue,
    toggle: isStopped ? play : () => setIsStopped(true),
    /** For the element that holds the slides. */
    holders,
  };
}
