import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the lights take to come on over a slide that was far away. */
const lightsOnMs = 300;

/** Which slide the row stands at. */
const placeOf = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(row.clientWidth, 1));

/**
 * A row of slides that is scrolled, by finger or by `goTo`: the browser's own scrolling is the swipe.
 * A neighbour glides in; what is further away comes at once, without the slides between. `turn` goes
 * on from the slide that was asked for last, so that quick turns add up; after the last slide comes
 * the first again.
 */
export function useSlides(count: number, startAt: number) {
  const track = useRef<HTMLUListElement>(null);
  const wanted = useRef(startAt);
  const isGliding = useRef(false);
  const [current, setCurrent] = useState(startAt);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    row.scrollLeft = startAt * row.clientWidth;
    const read = () => setCurrent(placeOf(row));
    const settle = () => {
      const place = placeOf(row);
      // A glide that another one has overtaken ends, too: where it ends is not what is wanted.
      if (isGliding.current && place !== wanted.current) return;
      isGliding.current = false;
      wanted.current = place;
    };
    const takeOver = () => {
      isGliding.current = false;
    };
    const off = new AbortController();
    const passively = { passive: true, signal: off.signal };
    row.addEventListener('scroll', read, passively);
    // Safari before 26 knows no scrollend.
    row.addEventListener('onscrollend' in row ? 'scrollend' : 'scroll', settle, passively);
    for (const byHand of ['pointerdown', 'wheel', 'keydown']) {
      row.addEventListener(byHand, takeOver, passively);
    }
    return () => off.abort();
  }, [startAt]);

  const goTo = useCallback((index: number) => {
    const row = track.current;
    if (!row) return;
    const isFar = Math.abs(index - wanted.current) > 1;
    wanted.current = index;
    isGliding.current = true;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({
      left: index * row.clientWidth,
      behavior: isCalm || isFar ? 'instant' : 'smooth',
    });
    if (isFar && !isCalm) row.animate({ opacity: [0, 1] }, lightsOnMs);
  }, []);
  const turn = useCallback(
    (by: -1 | 1) => goTo((wanted.current + by + count) % count),
    [goTo, count],
  );
  return { track, current, goTo, turn };
}
