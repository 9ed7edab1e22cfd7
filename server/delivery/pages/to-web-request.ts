import type { FastifyRequest } from 'fastify';
import { isValidHost } from '#server/platform/http/host.ts';
import { splitTarget } from './canonical.ts';
import type { PageServices } from './render.ts';

/** The site's origin. Ignores an invalid X-Forwarded-Host that a proxy passed on. */
function findOrigin({ env }: PageServices, { protocol, host }: FastifyRequest): string {
  return env.PUBLIC_URL ?? (isValidHost(host) ? `${protocol}://${host}` : 'http://localhost');
}

/**
 * Converts a Fastify request for the site's router. The URL is concatenated, not resolved: resolving '//evil' would
 * change the host.
 */
export function toWebRequest(services: PageServices, request: FastifyRequest): Request {
  const { url, method, headers, body } = request;
  const { path, query } = splitTarget(url);
  return new Request(`${findOrigin(services, request)}${path}${query}`, {
    method,
    headers: new Headers(headers as Record<string, string>),
    body: typeof body === 'string' ? body : null,
  });
}
