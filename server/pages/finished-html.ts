import { hash } from 'node:crypto';
import { afterFirstPaint } from './after-first-paint.ts';

/** A rendered page as it is sent. */
export interface FinishedHtml {
  content: Buffer;
  /** The policy sources that allow its own inline scripts. */
  scripts: string[];
}

/**
 * Takes off a rendered page what is not sent: our marker, and the router's preloads of scripts. A page is
 * read without them, and on a slow line they would share it with the style sheet and the first picture. For
 * the same reason its module, which brings all other scripts, waits until the page has been painted.
 *
 * Only scripts that bear the marker are hashed: a script that got into the page by other means stays
 * forbidden. (A nonce would not do: pages are cached, and a nonce is used once.)
 */
export function finishHtml(rendered: Buffer, marker: string): FinishedHtml {
  const mark = ` nonce="${marker}"`;
  const marked = new RegExp(`<script(?=[^>]*${mark})([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const sources = new Set<string>();
  const allow = (script: string) =>
    sources.add(`'sha256-${hash('sha256', Buffer.from(script, 'latin1'), 'base64')}'`);
  const files: string[] = [];
  // A character for each byte: to decode and encode a page costs as much as all else that is done here.
  const html = rendered
    .toString('latin1')
    .replace(/<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g, (_, href: string) => {
      files.push(href);
      return '';
    })
    .replace(marked, (whole, attributes: string, script: string) => {
      if (!script) return whole;
      allow(script);
      if (!attributes.includes('type="module"')) return whole;
      const starter = afterFirstPaint(files, script);
      allow(starter);
      return `<script>${starter}</script>`;
    });
  return { content: Buffer.from(html.replaceAll(mark, ''), 'latin1'), scripts: [...sources] };
}
