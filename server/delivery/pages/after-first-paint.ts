/** Runs in the browser: preloads script files and starts a module once the page has been painted. */
function startAfterFirstPaint(files: string[], module: string): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = module;
    document.head.append(script);
  };
  // A background tab is never painted, and some browsers do not report paints.
  addEventListener('load', () => setTimeout(start, 500));
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}

/**
 * Builds a classic script that runs a module's text once the page has been painted. Without it, the module's files
 * would compete with the style sheet and the first picture for a slow connection. The CSP must allow both the
 * script and the module's text.
 */
export function buildFirstPaintScript(files: readonly string[], module: string): string {
  const args = [files, module].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${startAfterFirstPaint})(${args})`;
}
