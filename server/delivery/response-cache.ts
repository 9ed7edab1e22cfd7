import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#server/delivery/app-services.ts';
import { hasSessionCookie } from '#server/platform/auth/sessions.ts';
import type { ContentChanges } from '#server/platform/changes.ts';
import { dataHeaders } from '#server/platform/http/security-headers.ts';
import { safeMethods } from '#server/platform/http/validate.ts';
import { type Page, PageBody, sendPage } from './pages/page.ts';

/** Headers that make browsers revalidate a response before they use it again. */
function buildCacheHeaders(bytes: Buffer): Page['headers'] {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { 'Cache-Control': 'private, no-cache', ETag: `"${hash}"` };
}

/** Prepares a response to be sent: its bytes and headers. Browsers only cache responses to GET. */
function buildAnswer(
  payload: unknown,
  { shows, headers, isGet }: Pick<Page, 'shows' | 'headers'> & { isGet: boolean },
): Page {
  const bytes = Buffer.from(JSON.stringify(payload));
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      ...(isGet ? buildCacheHeaders(bytes) : { 'Cache-Control': 'no-store' }),
    },
    body: PageBody.fromText(bytes),
    shows,
    isComplete: true,
    isCacheable: true,
  };
}

type Asked = Record<string, unknown>;

/** The cache key of a response: the same for equivalent queries or bodies, with defaults filled in. */
function buildKey(url: string, asked: Asked): string {
  const entries = Object.entries(asked)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b));
  return `${url} ${JSON.stringify(entries)}`;
}

/**
 * Delays responses to staff writes until this process has dropped the pages and cached responses that predate the
 * write.
 */
export function waitForInvalidation(scope: FastifyInstance, changes: ContentChanges): void {
  scope.addHook('onSend', async (request, reply) => {
    const isWrite = !safeMethods.has(request.method) && reply.statusCode < 400;
    if (isWrite && hasSessionCookie(request)) await changes.settle();
  });
}

/**
 * Serves routes that declare `kept` from cached bytes: GET, and POST that only reads. Cached responses are dropped like
 * pages when their content changes. A handler's error is not cached.
 */
export function cacheResponses(
  scope: FastifyInstance,
  { rawResponses, env }: Pick<AppServices, 'rawResponses' | 'env'>,
): void {
  const headers = dataHeaders(env.PUBLIC_URL);
  scope.addHook('onRoute', (route) => {
    const { kept } = route.config ?? {};
    if (!kept || route.method === 'HEAD') return;
    const { handler, url } = route;
    const isGet = route.method === 'GET';
    const finish = { shows: new Set(kept.shows), headers, isGet };
    route.handler = async (request, reply) => {
      const asked = (isGet ? request.query : request.body) as Asked;
      const answer = async () => await handler.call(scope, request, reply);
      const isKept = !hasSessionCookie(request) && (kept.when?.(asked) ?? true);
      if (!isKept) return await answer();
      const key = buildKey(url, asked);
      const page = await rawResponses.answers.get(key, async () =>
        buildAnswer(await answer(), finish),
      );
      if (isGet) rawResponses.remember(request.originalUrl, { key, route: url });
      return await sendPage(reply, page);
    };
  });
}
