import { useEffect, useRef, useState } from 'react';

/**
 * A row of slides that is scrolled, by finger or by `goTo`: the browser's own scrolling is the swipe.
 * After the last comes the first again.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const read = () => setCurrent(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)));
    row.addEventListener('scroll', read, { passive: true });
    return () => row.removeEventListener('scroll', read);
  }, []);

  function goTo(index: number) {
    const row = track.current;
    if (!row) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = ((index + count) % count) * row.clientWidth;
    row.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' });
  }
  return { track, current, goTo };
}
