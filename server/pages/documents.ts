import type { FastifyInstance } from 'fastify';
import { documentsSegment } from '#catalogue/documents.ts';
import type { Env } from '#server/env.ts';
import { fixedHeaders } from '#server/http/security-headers.ts';

/**
 * The PDFs that ship with the product. They keep their addresses when they change, so browsers ask
 * again after an hour. No policy goes with them: browsers' own viewers would break on it.
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
