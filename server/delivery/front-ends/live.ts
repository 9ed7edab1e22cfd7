import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import path from 'node:path';
import middie from '@fastify/middie';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { type Language, urduRoot } from '#contract/site/language.ts';
import { productRoot } from '#server/platform/product-root.ts';
import { createLanguageRenderer, createRenderer, type FrontEnds } from './front-ends.ts';
import { createPageMatcher, listIndexablePaths, listPagePaths } from './match-page.ts';

/** Starts the server through which both front ends send hot-reload messages to browsers. */
async function startReloadServer(): Promise<Server> {
  const server = createHttpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Serves the front ends from their sources through Vite, with hot reload (development only). */
export async function openLiveFrontEnds(adminPath: string): Promise<FrontEnds> {
  const { createServer } = await import('vite');
  const before = process.listeners('SIGTERM');
  const reload = await startReloadServer();
  const address = reload.address();
  const hmr = {
    server: reload,
    clientPort: typeof address === 'object' ? (address?.port ?? 0) : 0,
  };
  const live = {
    server: { middlewareMode: true, hmr },
    appType: 'custom',
  } as const;
  const siteFiles = { root: productRoot, configFile: path.join(productRoot, 'vite.config.ts') };
  const sites = {
    en: await createServer({ ...live, ...siteFiles }),
    ur: await createServer({ ...live, ...siteFiles, mode: 'urdu', base: `${urduRoot}/` }),
  };
  const office = await createServer({
    ...live,
    base: `/${adminPath}/`,
    configFile: path.join(productRoot, 'vite.admin.config.ts'),
    root: path.join(productRoot, 'admin'),
  });
  // React Router's plugin runs another Vite server, whose listener would end the process before the database stops.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  const loadBuild = async (language: Language = 'en') =>
    (await sites[language].ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    renderSite: createLanguageRenderer(async (language) =>
      createRenderer(await loadBuild(language), 'development'),
    ),
    listPagePaths: async () => listPagePaths((await loadBuild()).routes),
    getPageMatcher: async () => createPageMatcher((await loadBuild()).routes),
    listIndexablePaths: async () => listIndexablePaths((await loadBuild()).routes),
    renderOfficePage: async () => {
      const html = await readFile(path.join(productRoot, 'admin/index.html'), 'utf8');
      return await office.transformIndexHtml(`/${adminPath}/`, html);
    },
    files: null,
    documents: path.join(productRoot, 'build/documents'),
    icons: path.join(productRoot, 'build/icons'),
    sharing: path.join(productRoot, 'build/sharing'),
    attachTo: async (app) => {
      await app.register(middie);
      // Keeps the office's Vite from serving the site's files: both have a folder named ui.
      app.use(`/${adminPath}/`, (request, response, next) => {
        request.url = request.originalUrl ?? request.url;
        office.middlewares(request, response, next);
      });
      app.use(`${urduRoot}/`, (request, response, next) => {
        request.url = request.originalUrl ?? request.url;
        sites.ur.middlewares(request, response, next);
      });
      app.use(sites.en.middlewares);
    },
    close: () => closeAll([...Object.values(sites), office], reload),
  };
}

async function closeAll(servers: ViteDevServer[], reload: Server): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
  reload.close();
}
