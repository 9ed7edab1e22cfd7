import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { extensionOf } from '#contract/uploads.ts';
import type { Env } from '#server/env.ts';
import { notFound } from '#server/errors.ts';
import { byteRangeOf } from '#server/files/byte-range.ts';
import { contentTypeOf } from '#server/files/judge/judge.ts';
import { keyOfAddress, publishedSegment } from '#server/files/published.ts';
import type { FileStorage } from '#server/files/storage.ts';
import { dataHeaders } from '#server/http/security-headers.ts';

/** What a file is sent with. Its key is made anew with each file, so it can be kept for good. */
function headersOf(key: string): Record<string, string> {
  const contentType = contentTypeOf(extensionOf(key));
  return {
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${key.slice(key.indexOf('/') + 1)}"`,
    // A document is saved, never shown within the site's own origin.
    ...(!/^(image|video)\//.test(contentType) && { 'Content-Disposition': 'attachment' }),
  };
}

/** The part that is asked for; of another version than this one all of it. */
function rangeOf({ headers }: FastifyRequest, etag: string | undefined, bytes: number) {
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  return isOfThis ? byteRangeOf(headers.range, bytes) : null;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: FileStorage,
): Promise<FastifyReply> {
  const key = keyOfAddress(request.url.replace(/\?.*$/, ''));
  const file = key && (await storage.find(key));
  if (!key || !file) throw notFound('file');
  const headers = headersOf(key);
  reply.headers(headers);
  if (request.headers['if-none-match'] === headers.ETag) return reply.status(304).send();
  const range = rangeOf(request, headers.ETag, file.bytes);
  if (range === 'none') {
    return reply.status(416).header('Content-Range', `bytes */${file.bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  reply.header('Content-Length', end - start + 1);
  if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${file.bytes}`);
  // The head of an answer is told without opening the file.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await file.read(range ?? undefined));
}

/** The pictures and films of what staff publish, for anybody, in parts where a player asks for them. */
export function registerPublishedFiles(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  storage: FileStorage,
): void {
  const headers = {
    ...dataHeaders(PUBLIC_URL),
    // Shared links show them on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  app.get(`/${publishedSegment}/*`, { config: { access: 'public' } }, (request, reply) =>
    sendFile(request, reply.headers(headers), storage),
  );
}
