import { hash } from 'node:crypto';

/** A rendered page as it is sent. */
export interface FinishedHtml {
  content: Buffer;
  /** The policy sources that allow its own inline scripts. */
  scripts: string[];
}

/**
 * Takes off a rendered page what is not sent: our marker, and the router's preloads of scripts. A page is
 * read without them, and on a slow line they would share it with the style sheet and the first picture; the
 * scripts follow by themselves.
 *
 * Only scripts that bear the marker are hashed: a script that got into the page by other means stays
 * forbidden. (A nonce would not do: pages are cached, and a nonce is used once.)
 */
export function finishHtml(rendered: Buffer, marker: string): FinishedHtml {
  const mark = ` nonce="${marker}"`;
  const marked = new RegExp(`<script(?=[^>]*${mark})[^>]*>([\\s\\S]*?)</script>`, 'g');
  // A character for each byte: to decode and encode a page costs as much as all else that is done here.
  const html = rendered.toString('latin1').replace(/<link rel="modulepreload"[^>]*>/g, '');
  const sources = new Set<string>();
  for (const [, script] of html.matchAll(marked)) {
    if (!script) continue;
    sources.add(`'sha256-${hash('sha256', Buffer.from(script, 'latin1'), 'base64')}'`);
  }
  return { content: Buffer.from(html.replaceAll(mark, ''), 'latin1'), scripts: [...sources] };
}
