import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { picturesSegment } from '#catalogue/pictures/picture.ts';
import type { Env } from '#server/env.ts';
import { dataHeaders } from '#server/http/security-headers.ts';
import { productRoot } from '#server/product-root.ts';

const folder = path.join(productRoot, 'studio/pictures');

/**
 * The vehicles' pictures. They keep their addresses when they are replaced by photographs, so browsers
 * ask again after a day, and show what they have meanwhile.
 */
export function registerPictures(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
): void {
  const headers = {
    ...dataHeaders(PUBLIC_URL),
    // Shared links show them on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  };
  app.get<{ Params: { '*': string } }>(
    `/${picturesSegment}/*`,
    { config: { access: 'public' } },
    ({ params }, reply) =>
      reply.headers(headers).sendFile(params['*'], folder, { cacheControl: false }),
  );
}
