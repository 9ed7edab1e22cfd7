/** Runs in the browser: asks for files of scripts, and starts a module, once the page has been painted. */
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
  // A page that nobody looks at is not painted, and some browsers keep to themselves when they paint.
  addEventListener('load', () => setTimeout(start, 500));
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}

/**
 * A classic script that runs a module's text once the page has been painted. On a slow line the module's files
 * would share it with the style sheet and the first picture. The policy has to allow both: the script and the text.
 */
export function afterFirstPaint(files: readonly string[], module: string): string {
  const given = [files, module].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${startAfterFirstPaint})(${given})`;
}
