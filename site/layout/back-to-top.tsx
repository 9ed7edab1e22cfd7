import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';

/** Appears at the lower right once `hero` has left the view, and goes back to the top. */
export function BackToTop({ hero }: { hero: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!hero.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting));
    observer.observe(hero.current);
    return () => observer.disconnect();
  }, [hero]);

  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={goToTop}
      className={`on-dark fixed right-5 bottom-5 z-30 grid size-12 cursor-pointer place-items-center rounded-full border border-white/20 bg-graphite-900 text-white transition-[opacity,visibility,translate] hover:bg-graphite-700 ${shown ? '' : 'invisible translate-y-3 opacity-0'}`}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The button is about to vanish: focus goes to the page's beginning as well. */
function goToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
