/** However busy the page is, by then it is done. */
const timeoutMs = 3_000;

/** Acts once the page has loaded and the browser has time, so as not to compete with the page. */
export function whenIdle(act: () => void): void {
  if (document.readyState === 'complete') soon(act);
  else window.addEventListener('load', () => soon(act), { once: true });
}

/** Safari has no idle callback. */
function soon(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: timeoutMs });
  else setTimeout(act, 200);
}
