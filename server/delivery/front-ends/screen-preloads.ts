/** The part of Vite's build manifest that is read here. */
export type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** The name of the chunk with the frame around every screen behind sign-in. */
const frameChunk = 'frame';

/** The files of a chunk and of all its imports; empty if no chunk has this name. */
function listScripts(manifest: Manifest, name: string): string[] {
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
 * Adds preloads to the office's page for the scripts of the requested screen, so that browsers load them in
 * parallel instead of one after another. `segment` is the first path segment: the screen at `test-drives` is the
 * module `test-drives-screen`. The page stays unchanged if no screen matches.
 */
export function addScreenPreloads(html: string, manifest: Manifest, segment: string): string {
  const screen = listScripts(manifest, `${segment}-screen`);
  if (screen.length === 0) return html;
  const links = [...new Set([...listScripts(manifest, frameChunk), ...screen])]
    .map((file) => `href="./${file}"`)
    .filter((href) => !html.includes(href))
    .map((href) => `<link rel="modulepreload" crossorigin ${href}>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
