import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A row of slides that is scrolled, by finger or by `goTo`: the browser's own scrolling is the swipe.
 * `turn` goes on from the slide that was asked for last, so that quick turns add up; after the last
 * slide comes the first again.
 */
export function useSlides(count: number, startAt: number) {
  const track = useRef<HTMLUListElement>(null);
  const wanted = useRef(startAt);
  const [current, setCurrent] = useState(startAt);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    row.scrollLeft = startAt * row.clientWidth;
    const read = () => setCurrent(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)));
    const settle = () => {
      wanted.current = Math.round(row.scrollLeft / Math.max(row.clientWidth, 1));
    };
    row.addEventListener('scroll', read, { passive: true });
    row.addEventListener('scrollend', settle);
    return () => {
      row.removeEventListener('scroll', read);
      row.removeEventListener('scrollend', settle);
    };
  }, [startAt]);

  const goTo = useCallback((index: number) => {
    const row = track.current;
    if (!row) return;
    wanted.current = index;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: index * row.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
  }, []);
  const turn = useCallback(
    (by: -1 | 1) => goTo((wanted.current + by + count) % count),
    [goTo, count],
  );
  return { track, current, goTo, turn };
}
