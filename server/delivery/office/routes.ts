import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/delivery/app-services.ts';
import { registerAssets } from '#server/platform/http/assets.ts';
import {
  addSecurityHeaders,
  buildTileSource,
  pagePolicy,
} from '#server/platform/http/security-headers.ts';

/** Adds the `<base>` from which the office's scripts and router derive their path, known only at run time. */
function addBase(html: string, adminPath: string): string {
  return html.replace('<head>', `<head><base href="/${adminPath}/">`);
}

/**
 * Registers the back office below its secret path: its files, and one page for every other path. The headers
 * keep the path out of Referer, search engines and caches.
 */
export async function registerOffice(
  app: FastifyInstance,
  dependencies: AppDependencies,
): Promise<void> {
  const { adminPath, env } = dependencies;
  const { files } = dependencies.frontEnds;
  if (files) registerAssets(app, `/${adminPath}/assets`, files.office, env.PUBLIC_URL);
  await app.register(async (scope) => registerOfficePage(scope, dependencies));
}

function registerOfficePage(scope: FastifyInstance, dependencies: AppDependencies): void {
  const { adminPath, env } = dependencies;
  const { files, renderOfficePage } = dependencies.frontEnds;
  addSecurityHeaders(scope, env.PUBLIC_URL);
  const isPublic = { config: { access: 'public' } } as const;
  const pictures = env.MAP_TILES_URL ? [buildTileSource(env.MAP_TILES_URL)] : [];
  const policy = pagePolicy({
    pictures,
    hasBase: true,
    framesOwnFiles: true,
    isDevelopment: files === null,
  });
  for (const url of [`/${adminPath}`, `/${adminPath}/*`]) {
    scope.get<{ Params: { '*'?: string } }>(url, isPublic, async ({ params }, reply) => {
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Robots-Tag', 'noindex, nofollow')
        .header('Content-Security-Policy', policy);
      const [segment = ''] = (params['*'] ?? '').split('/');
      return addBase(await renderOfficePage(segment), adminPath);
    });
  }
}
