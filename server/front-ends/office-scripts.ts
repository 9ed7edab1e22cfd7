/** What Vite notes of a build's chunks, as far as it is read here. */
export type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** What every screen behind sign-in stands in. */
const frame = 'frame';

/** The files of a chunk and of all that it imports; none where there is no chunk of this name. */
function scriptsOf(manifest: Manifest, name: string): string[] {
  const found = new Set<string>();
  function add(key: string | undefined) {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(add);
  }
  add(Object.keys(manifest).find((key) => manifest[key]?.name === name));
  return [...found];
}

/**
 * The office's page with the scripts in its head that the screen at a path's first segment needs, so that they
 * are fetched with it instead of one after another. The screen at `test-drives` is built of a module
 * `test-drives-screen`; at any other segment the page stays as it is.
 */
export function withScreenScripts(html: string, manifest: Manifest, segment: string): string {
  const screen = scriptsOf(manifest, `${segment}-screen`);
  if (screen.length === 0) return html;
  const links = [...new Set([...scriptsOf(manifest, frame), ...screen])]
    .map((file) => `href="./${file}"`)
    .filter((href) => !html.includes(href))
    .map((href) => `<link rel="modulepreload" crossorigin ${href}>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
