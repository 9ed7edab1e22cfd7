import { useCallback, useEffect, useRef, useState } from 'react';
import { forward } from '../layout/reading-direction.ts';

/** How long a slide that was not adjacent takes to fade in. */
const fadeInMs = 300;

/** The index of the slide that the row is scrolled to. */
const findSlideIndex = (row: HTMLElement) =>
  Math.round((forward * row.scrollLeft) / Math.max(row.clientWidth, 1));

/**
 * A row of slides in a native scroll area, moved by swipe or by `goTo`. An adjacent slide scrolls in
 * smoothly; others appear at once, without the slides between. `turn` counts from the last requested slide,
 * so that quick turns add up, and wraps around.
 */
export function useSlides(count: number, startAt: number) {
  const track = useRef<HTMLUListElement>(null);
  const target = useRef(startAt);
  const isAnimating = useRef(false);
  const [current, setCurrent] = useState(startAt);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    row.scrollLeft = forward * startAt * row.clientWidth;
    const updateCurrent = () => setCurrent(findSlideIndex(row));
    const onScrollEnd = () => {
      const place = findSlideIndex(row);
      // The end of an animation that a newer one replaced is not the target.
      if (isAnimating.current && place !== target.current) return;
      isAnimating.current = false;
      target.current = place;
    };
    const onUserInput = () => {
      isAnimating.current = false;
    };
    const listeners = new AbortController();
    const passiveOptions = { passive: true, signal: listeners.signal };
    row.addEventListener('scroll', updateCurrent, passiveOptions);
    // Safari before 26 has no `scrollend` event.
    row.addEventListener(
      'onscrollend' in row ? 'scrollend' : 'scroll',
      onScrollEnd,
      passiveOptions,
    );
    for (const inputEvent of ['pointerdown', 'wheel', 'keydown']) {
      row.addEventListener(inputEvent, onUserInput, passiveOptions);
    }
    return () => listeners.abort();
  }, [startAt]);

  const goTo = useCallback((index: number) => {
    const row = track.current;
    if (!row) return;
    const isFar = Math.abs(index - target.current) > 1;
    target.current = index;
    isAnimating.current = true;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({
      left: forward * index * row.clientWidth,
      behavior: prefersReducedMotion || isFar ? 'instant' : 'smooth',
    });
    if (isFar && !prefersReducedMotion) row.animate({ opacity: [0, 1] }, fadeInMs);
  }, []);
  const turn = useCallback(
    (by: -1 | 1) => goTo((target.current + by + count) % count),
    [goTo, count],
  );
  return { track, current, goTo, turn };
}
