import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseExtension } from '#contract/uploads.ts';
import { notFound } from '#server/platform/errors.ts';
import { parseByteRange } from '#server/platform/files/byte-range.ts';
import { parseFileKey, publishedSegment } from '#server/platform/files/published.ts';
import { findContentType } from '#server/platform/files/validation/validate-file.ts';
import { dataHeaders } from '#server/platform/http/security-headers.ts';
import type { PageServices } from './loader-context.ts';

/** Builds a file's headers. Each file gets a new key, so browsers may cache it forever. */
function buildHeaders(key: string): Record<string, string> {
  const contentType = findContentType(parseExtension(key));
  return {
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${key.slice(key.indexOf('/') + 1)}"`,
    // Documents are downloaded, never shown in the site's origin. Captions are for players.
    ...(!/^(image|video)\//.test(contentType) && { 'Content-Disposition': 'attachment' }),
  };
}

/** Returns the requested range; null for the whole file, also if If-Range names another version. */
function chooseRange({ headers }: FastifyRequest, etag: string | undefined, bytes: number) {
  const isSameVersion = headers['if-range'] === undefined || headers['if-range'] === etag;
  return isSameVersion ? parseByteRange(headers.range, bytes) : null;
}

type FileServices = Pick<PageServices, 'env' | 'files' | 'trashedFiles'>;

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files: { storage }, trashedFiles }: FileServices,
): Promise<FastifyReply> {
  const key = parseFileKey(request.url.split('?', 1)[0] ?? '');
  const isPublic = key !== null && !(await trashedFiles.has(key));
  const file = isPublic && (await storage.find(key));
  if (!isPublic || !file) throw notFound('file');
  const headers = buildHeaders(key);
  reply.headers(headers);
  if (request.headers['if-none-match'] === headers.ETag) return reply.status(304).send();
  const range = chooseRange(request, headers.ETag, file.bytes);
  if (range === 'none') {
    return reply.status(416).header('Content-Range', `bytes */${file.bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  reply.header('Content-Length', end - start + 1);
  if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${file.bytes}`);
  // HEAD needs no open file.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await file.read(range ?? undefined));
}

/** Registers the published pictures and videos, with range requests for players. */
export function registerPublishedFiles(app: FastifyInstance, services: FileServices): void {
  const headers = {
    ...dataHeaders(services.env.PUBLIC_URL),
    // Link previews on other sites show them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  app.get(`/${publishedSegment}/*`, { config: { access: 'public' } }, (request, reply) =>
    sendFile(request, reply.headers(headers), services),
  );
}
