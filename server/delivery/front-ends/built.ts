import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { productRoot } from '#server/platform/product-root.ts';
import type { FrontEnds } from './front-ends.ts';
import { createPageMatcher } from './match-page.ts';
import { listIndexablePaths, listPagePaths } from './page-paths.ts';
import { addScreenPreloads } from './screen-preloads.ts';
import { createRenderer } from './site-renderer.ts';

const buildDir = path.join(productRoot, 'build');

/** Loads the front ends that `npm run build` made. Throws an Error with that hint if there is no build. */
export async function loadBuiltFrontEnds(): Promise<FrontEnds> {
  const server = path.join(buildDir, 'site/server/index.js');
  await access(server).catch(() => {
    throw new Error('The site is not built yet: run `npm run build` first');
  });
  const page = await readFile(path.join(buildDir, 'admin/index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(path.join(buildDir, 'admin/.vite/manifest.json'), 'utf8'),
  );
  const build = await import(pathToFileURL(server).href);
  const matchPage = createPageMatcher(build.routes);
  return {
    renderSite: createRenderer(build, 'production'),
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
