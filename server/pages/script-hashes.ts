import { hash } from 'node:crypto';

/**
 * Takes our marker off a rendered page and answers the page with the policy sources that allow its
 * inline scripts. Only scripts that bear the marker are hashed: a script that got into the page by
 * other means stays forbidden. (A nonce would not do: pages are cached, and a nonce is used once.)
 */
export function hashMarkedScripts(
  html: string,
  marker: string,
): { html: string; scripts: string[] } {
  const marked = new RegExp(`<script(?=[^>]* nonce="${marker}")[^>]*>([\\s\\S]*?)</script>`, 'g');
  const scripts = new Set<string>();
  for (const [, script] of html.matchAll(marked)) {
    if (!script) continue;
    scripts.add(`'sha256-${hash('sha256', script, 'base64')}'`);
  }
  return { html: html.replaceAll(` nonce="${marker}"`, ''), scripts: [...scripts] };
}
