import type { FastifyInstance } from 'fastify';
import { legacyIcon, manifestIcons, touchIcon } from '#catalogue/app-icons.ts';
import { documentsSegment } from '#catalogue/documents.ts';
import type { Env } from '#server/platform/env.ts';
import { dataHeaders, fixedHeaders } from '#server/platform/http/security-headers.ts';

/**
 * Registers the PDFs that ship with the product. Their URLs stay when they change, so browsers revalidate after
 * an hour. They have no CSP, which would break browsers' built-in viewers.
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
