/** How far outside the window something is near it, in pixels: begun then, it is there when it is scrolled to. */
const nearPx = 300;

/** Acts once an element is near the window. The answer gives up waiting for it. */
export function onceNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
