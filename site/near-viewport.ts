/**
 * How far outside the viewport an element counts as near, in pixels, so that loading finishes before it is
 * scrolled to.
 */
const nearPx = 300;

/** Calls `callback` once an element is near the viewport. Returns a function that stops waiting. */
export function onNearViewport(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
