import { hash } from 'node:crypto';

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
function buildFirstPaintScript(files: readonly string[], module: string): string {
  const args = [files, module].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${startAfterFirstPaint})(${args})`;
}

/** A rendered page, ready to send. */
export interface FinishedHtml {
  content: Buffer;
  /** The CSP sources that allow its own inline scripts. */
  scripts: string[];
}

const openTag = '<script';
const endTag = '</script>';

/**
 * Replaces the scripts whose start tag contains `attribute`. The text is cut at its end tags: an expression for whole
 * scripts would read the rest of the text again for each start tag without an end.
 */
function replaceScripts(
  html: string,
  attribute: string,
  replace: (whole: string, attributes: string, script: string) => string,
): string {
  const pieces = html.split(endTag);
  const rest = pieces.pop() ?? '';
  const replaced = pieces.map((piece) => {
    const at = piece.indexOf(openTag);
    const end = piece.indexOf('>', at);
    const attributes = at < 0 || end < 0 ? '' : piece.slice(at + openTag.length, end);
    if (!attributes.includes(attribute)) return piece + endTag;
    const whole = piece.slice(at) + endTag;
    return piece.slice(0, at) + replace(whole, attributes, piece.slice(end + 1));
  });
  return replaced.join('') + rest;
}

/**
 * Removes the marker and the router's script preloads from a rendered page. Pages are readable without scripts,
 * and on a slow connection the preloads would compete with the style sheet and the first picture. For the same
 * reason the page's module, which loads all other scripts, starts after the first paint.
 *
 * Only scripts with the marker are hashed, so an injected script stays forbidden. (A nonce would not work: pages
 * are cached, and a nonce may be used only once.)
 */
export function finishHtml(rendered: Buffer, marker: string): FinishedHtml {
  const attribute = ` nonce="${marker}"`;
  const sources = new Set<string>();
  const allow = (script: string) =>
    sources.add(`'sha256-${hash('sha256', Buffer.from(script, 'latin1'), 'base64')}'`);
  const files: string[] = [];
  // One character per byte: decoding and encoding UTF-8 would double the cost of this function.
  const withoutPreloads = rendered
    .toString('latin1')
    .replace(/<link rel="modulepreload"[^<>]* href="([^"]*)"[^<>]*>/g, (_, href: string) => {
      files.push(href);
      return '';
    });
  const html = replaceScripts(withoutPreloads, attribute, (whole, attributes, script) => {
    if (!script) return whole;
    allow(script);
    if (!attributes.includes('type="module"')) return whole;
    const starter = buildFirstPaintScript(files, script);
    allow(starter);
    return `<script>${starter}</script>`;
  });
  return { content: Buffer.from(html.replaceAll(attribute, ''), 'latin1'), scripts: [...sources] };
}
