import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseExtension } from '#contract/format/file-extension.ts';
import { checkSession } from '#server/platform/auth/sessions.ts';
import { notFound } from '#server/platform/errors.ts';
import { parseFileKey, publishedSegment } from '#server/platform/files/published.ts';
import type { ByteRange } from '#server/platform/files/storage.ts';
import { findContentType } from '#server/platform/files/validation/validate-file.ts';
import { decoratePublicScheme } from '#server/platform/http/origin.ts';
import { dataHeaders } from '#server/platform/http/security-headers.ts';
import { readPreview } from '#server/records/publication.ts';
import type { HiddenFile } from './hidden-files.ts';
import type { PageServices } from './loader-context.ts';
import { readPreviewToken } from './private-pages.ts';

/**
 * Parses a Range header. Returns null for the whole file, and 'none' for a range beyond its end. A header that
 * is not supported, such as several ranges, is ignored (RFC 9110, section 14.2).
 */
export function parseByteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'none' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from === '') {
    const start = Math.max(0, bytes - Number(to));
    return start < bytes ? { start, end: bytes - 1 } : 'none';
  }
  const [start, end] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (to !== '' && Number(to) < start) return null;
  return start < bytes ? { start, end } : 'none';
}

/** Builds a file's headers. Each file gets a new key, so browsers may cache a public one forever. */
function buildHeaders(key: string, isHidden: boolean): Record<string, string> {
  const contentType = findContentType(parseExtension(key));
  return {
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable',
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

type FileServices = Pick<
  PageServices,
  'database' | 'env' | 'files' | 'hiddenFiles' | 'readPreviewSecret'
>;

/**
 * Whether the sender of a request may see a file that is not public: staff who may see its record, and holders of its
 * preview link. Nobody can see files in the trash.
 */
async function maySeeHidden(
  request: FastifyRequest,
  { database, readPreviewSecret }: FileServices,
  { kind, id, permission, isTrashed }: HiddenFile,
): Promise<boolean> {
  if (isTrashed) return false;
  const token = readPreviewToken(request.url);
  if (token && readPreview(await readPreviewSecret(), kind, token) === id) return true;
  const staff = await checkSession(database.db, request);
  return staff?.permissions.includes(permission) ?? false;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  services: FileServices,
): Promise<FastifyReply> {
  const { files, hiddenFiles } = services;
  const key = parseFileKey(request.url.split('?', 1)[0] ?? '');
  if (!key) throw notFound('file');
  const hidden = await hiddenFiles.find(key);
  const isShown = !hidden || (await maySeeHidden(request, services, hidden));
  const file = isShown && (await files.storage.find(key));
  if (!file) throw notFound('file');
  const headers = buildHeaders(key, hidden !== undefined);
  reply.headers(headers);
  if (request.headers['if-none-match'] === headers.ETag) return reply.status(304).send();
  const range = chooseRange(request, headers.ETag, file.bytes);
  if (range === 'none') {
    return reply.status(416).header('Content-Range', `bytes */${file.bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  reply.header('Content-Length', end - start + 1);
  if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${file.bytes}`);
  // HEAD does not open the file.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await file.read(range ?? undefined));
}

/**
 * Registers the files of content, with range requests for media players. The session cookie identifies staff, who can
 * see hidden files.
 */
export async function registerPublishedFiles(
  app: FastifyInstance,
  services: FileServices,
): Promise<void> {
  decoratePublicScheme(app, services.env.PUBLIC_URL);
  await app.register(cookie);
  const headers = {
    ...dataHeaders(services.env.PUBLIC_URL),
    // Link previews on other sites load them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  app.get(`/${publishedSegment}/*`, { config: { access: 'public' } }, (request, reply) =>
    sendFile(request, reply.headers(headers), services),
  );
}
