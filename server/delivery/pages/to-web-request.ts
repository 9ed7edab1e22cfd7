import type { FastifyRequest } from 'fastify';
import { isValidHost } from '#server/platform/http/host.ts';
import { splitTarget } from './canonical.ts';
import type { PageServices } from './loader-context.ts';

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
  const sent = new Headers(headers as Record<string, string>);
  // Our own check has accepted it; the router accepts no form with it.
  if (sent.get('origin') === 'null') sent.delete('origin');
  return new Request(`${findOrigin(services, request)}${path}${query}`, {
    method,
    headers: sent,
    body: typeof body === 'string' ? body : null,
  });
}
