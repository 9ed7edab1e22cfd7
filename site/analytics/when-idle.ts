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
