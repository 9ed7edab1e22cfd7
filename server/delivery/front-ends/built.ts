import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Language } from '#contract/site/language.ts';
import { productRoot } from '#server/platform/product-root.ts';
import {
  createLanguageRenderer,
  createRenderer,
  type FrontEnds,
  type RenderSite,
} from './front-ends.ts';
import { createPageMatcher, listIndexablePaths, listPagePaths } from './match-page.ts';

/** The part of Vite's build manifest that this file uses. */
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

const buildDir = path.join(productRoot, 'build');

const siteFolders = { en: 'site', ur: 'site-urdu' } as const satisfies Record<Language, string>;

const findServerBuild = (language: Language): string =>
  path.join(buildDir, siteFolders[language], 'server/index.js');

const importServerBuild = async (language: Language): Promise<ServerBuild> =>
  await import(pathToFileURL(findServerBuild(language)).href);

/** Returns the renderer of each language's build. Urdu is loaded when its first page is requested. */
function openRenderers(english: ServerBuild): RenderSite {
  const opened = new Map([['en', Promise.resolve(createRenderer(english, 'production'))]]);
  return createLanguageRenderer((language) => {
    const renderer =
      opened.get(language) ??
      importServerBuild(language).then((build) => createRenderer(build, 'production'));
    opened.set(language, renderer);
    return renderer;
  });
}

/** Loads the front ends that `npm run build` made. Throws an Error with that hint if there is no build. */
export async function loadBuiltFrontEnds(): Promise<FrontEnds> {
  await access(findServerBuild('en')).catch(() => {
    throw new Error('The site is not built yet: run `npm run build` first');
  });
  const page = await readFile(path.join(buildDir, 'admin/index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(path.join(buildDir, 'admin/.vite/manifest.json'), 'utf8'),
  );
  const build = await importServerBuild('en');
  const matchPage = createPageMatcher(build.routes);
  return {
    renderSite: openRenderers(build),
    listPagePaths: async () => listPagePaths(build.routes),
    getPageMatcher: async () => matchPage,
    listIndexablePaths: async () => listIndexablePaths(build.routes),
    renderOfficePage: async (segment) => addScreenPreloads(page, manifest, segment),
    files: {
      site: path.join(buildDir, 'site/client/assets'),
      office: path.join(buildDir, 'admin/assets'),
    },
    documents: path.join(buildDir, 'documents'),
    icons: path.join(buildDir, 'icons'),
    sharing: path.join(buildDir, 'sharing'),
    attachTo: async () => {},
    close: async () => {},
  };
}
