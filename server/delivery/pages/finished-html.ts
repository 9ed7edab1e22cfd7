import { hash } from 'node:crypto';
import { buildFirstPaintScript } from './after-first-paint.ts';

/** A rendered page, ready to send. */
export interface FinishedHtml {
  content: Buffer;
  /** The CSP sources that allow its own inline scripts. */
  scripts: string[];
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
  const marked = new RegExp(`<script(?=[^>]*${attribute})([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const sources = new Set<string>();
  const allow = (script: string) =>
    sources.add(`'sha256-${hash('sha256', Buffer.from(script, 'latin1'), 'base64')}'`);
  const files: string[] = [];
  // One character per byte: decoding and encoding UTF-8 would double the cost of this function.
  const html = rendered
    .toString('latin1')
    .replace(/<link rel="modulepreload"[^<>]* href="([^"]*)"[^<>]*>/g, (_, href: string) => {
      files.push(href);
      return '';
    })
    .replace(marked, (whole, attributes: string, script: string) => {
      if (!script) return whole;
      allow(script);
      if (!attributes.includes('type="module"')) return whole;
      const starter = buildFirstPaintScript(files, script);
      allow(starter);
      return `<script>${starter}</script>`;
    });
  return { content: Buffer.from(html.replaceAll(attribute, ''), 'latin1'), scripts: [...sources] };
}
