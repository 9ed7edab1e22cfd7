/** The task runs after this time even if the page is still busy. */
const timeoutMs = 3_000;

/**
 * Runs a task once the page has loaded and the browser is idle, so that it does not compete with the page.
 */
export function whenIdle(task: () => void): void {
  if (document.readyState === 'complete') runWhenIdle(task);
  else window.addEventListener('load', () => runWhenIdle(task), { once: true });
}

/** Safari has no `requestIdleCallback`. */
function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: timeoutMs });
  else setTimeout(task, 200);
}

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
