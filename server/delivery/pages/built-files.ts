import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { legacyIcon, manifestIcons, touchIcon } from '#catalogue/app-icons.ts';
import { documentsSegment } from '#catalogue/documents.ts';
import { picturesSegment } from '#catalogue/pictures/picture.ts';
import { thumbnailFolder } from '#catalogue/pictures/thumbnails.ts';
import type { Env } from '#server/platform/env.ts';
import { dataHeaders, fixedHeaders } from '#server/platform/http/security-headers.ts';
import { productRoot } from '#server/platform/product-root.ts';

/**
 * Registers the PDFs that ship with the product. Their URLs stay the same when they change, so browsers revalidate
 * after an hour. They have no CSP, because it would break browsers' built-in viewers.
 */
export function registerDocuments(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  folder: string,
): void {
  const headers = fixedHeaders(PUBLIC_URL);
  app.get<{ Params: { '*': string } }>(
    `/${documentsSegment}/*`,
    { config: { access: 'public' } },
    ({ params }, reply) =>
      reply.headers(headers).sendFile(params['*'], folder, { maxAge: '1h', immutable: false }),
  );
}

/** Registers the site's icons at the root, where browsers and phones look for some of them by default. */
export function registerIcons(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  folder: string,
): void {
  const headers = dataHeaders(PUBLIC_URL);
  for (const { file } of [legacyIcon, touchIcon, ...manifestIcons]) {
    app.get(`/${file}`, { config: { access: 'public' } }, (_request, reply) =>
      reply.headers(headers).sendFile(file, folder, { maxAge: '1d', immutable: false }),
    );
  }
}

const folder = path.join(productRoot, 'studio/pictures');
const thumbnails = path.join(productRoot, 'build', thumbnailFolder);

/**
 * Registers the vehicles' pictures and their thumbnails from the build. Their URLs stay the same when photographs
 * replace them, so browsers revalidate after a day and show the old picture until then.
 */
export function registerPictures(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
): void {
  const headers = {
    ...dataHeaders(PUBLIC_URL),
    // Link previews on other sites load them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  };
  const register = (url: string, root: string) =>
    app.get<{ Params: { '*': string } }>(
      `${url}/*`,
      { config: { access: 'public' } },
      ({ params }, reply) =>
        reply.headers(headers).sendFile(params['*'], root, { cacheControl: false }),
    );
  register(`/${picturesSegment}`, folder);
  register(`/${picturesSegment}/${thumbnailFolder}`, thumbnails);
}
