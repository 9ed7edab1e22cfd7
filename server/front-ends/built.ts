import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { productRoot } from '#server/product-root.ts';
import type { FrontEnds } from './front-ends.ts';
import { listedPaths } from './listed-paths.ts';
import { withScreenScripts } from './office-scripts.ts';
import { rendererOf } from './site-renderer.ts';

const buildDir = path.join(productRoot, 'build');

/** The front ends as `npm run build` left them. Throws an Error that says so if it was not run. */
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
  return {
    renderSite: rendererOf(build, 'production'),
    listedPaths: async () => listedPaths(build.routes),
    officePage: async (segment) => withScreenScripts(page, manifest, segment),
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
