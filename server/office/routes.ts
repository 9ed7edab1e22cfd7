import type { FastifyInstance } from 'fastify';
import type { Parts } from '#server/app.ts';
import { registerAssets } from '#server/http/assets.ts';
import { addSecurityHeaders, pagePolicy, sourceOfTiles } from '#server/http/security-headers.ts';

/** Tells the office's scripts and router where they are: its address is only known at run time. */
function withBase(html: string, adminPath: string): string {
  return html.replace('<head>', `<head><base href="/${adminPath}/">`);
}

/**
 * The back office below its secret path: its files, and one page for every other address. No
 * address leaves with a link that is followed from it, and no crawler or cache keeps it.
 */
export async function registerOffice(app: FastifyInstance, parts: Parts): Promise<void> {
  const { adminPath, env } = parts;
  const { files } = parts.frontEnds;
  if (files) registerAssets(app, `/${adminPath}/assets`, files.office, env.PUBLIC_URL);
  await app.register(async (scope) => registerOfficePage(scope, parts));
}

function registerOfficePage(scope: FastifyInstance, parts: Parts): void {
  const { adminPath, env } = parts;
  const { files, officePage } = parts.frontEnds;
  addSecurityHeaders(scope, env.PUBLIC_URL);
  const isPublic = { config: { access: 'public' } } as const;
  const pictures = env.MAP_TILES_URL ? [sourceOfTiles(env.MAP_TILES_URL)] : [];
  const policy = pagePolicy({ pictures, hasBase: true, isDevelopment: files === null });
  for (const url of [`/${adminPath}`, `/${adminPath}/*`]) {
    scope.get<{ Params: { '*'?: string } }>(url, isPublic, async ({ params }, reply) => {
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Robots-Tag', 'noindex, nofollow')
        .header('Content-Security-Policy', policy);
      const [segment = ''] = (params['*'] ?? '').split('/');
      return withBase(await officePage(segment), adminPath);
    });
  }
}
