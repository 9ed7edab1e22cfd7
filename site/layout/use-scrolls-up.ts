import { useEffect, useState } from 'react';

/** Smaller movements are no intention, such as the rest of a swipe. */
const minimumPixels = 8;
const restMs = 2_500;
/** The height of the footer's last line, which leaves room at its end. */
const lastLinePixels = 90;

/**
 * Whether the visitor is scrolling up, or is at the end of the page. False again while scrolling down, and
 * shortly after coming to rest, since whatever shows then covers what is read.
 */
export function useScrollsUp(): boolean {
  const [isUp, setIsUp] = useState(false);

  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function handleScroll() {
      const moved = scrollY - last;
      const isAtEnd =
        scrollY + innerHeight >= document.documentElement.scrollHeight - lastLinePixels;
      if (!isAtEnd && Math.abs(moved) < minimumPixels) return;
      last = scrollY;
      clearTimeout(timer);
      setIsUp(isAtEnd || moved < 0);
      if (!isAtEnd && moved < 0) timer = setTimeout(() => setIsUp(false), restMs);
    }
    handleScroll();
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', handleScroll);
    };
  }, []);

  return isUp;
}
