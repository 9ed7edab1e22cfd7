import type { FastifyRequest } from 'fastify';
import { previewParameter } from '#contract/content/preview.ts';
import type { MatchPage } from '#server/delivery/front-ends/match-page.ts';
import { isValidHost } from '#server/platform/http/origin.ts';
import type { PageServices } from './loader-context.ts';

/** The query parameters that may change any page. The router sends `_routes` when it needs only part of a page's data. */
const sharedParameters: readonly string[] = [previewParameter, '_routes'];

/**
 * The response to a request for a page. `pattern` is the matched route; null if there is no such page, and a 404 is
 * rendered.
 */
export type Address =
  | { kind: 'redirect'; to: string }
  | { kind: 'cacheable'; key: string; pattern: string }
  | { kind: 'uncacheable'; pattern: string | null };

/** Splits a request target into its path and its query, which includes the '?'. Drops an origin before the path. */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const start = local.indexOf('?');
  return start < 0
    ? { path: local, query: '' }
    : { path: local.slice(0, start), query: local.slice(start) };
}

/** Decodes a segment; returns it unchanged if it is not valid percent-encoding. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Malformed percent-encoding: the router sees it undecoded.
    return segment;
  }
}

/** Percent-encodes only what needs it. */
const normalizeSegment = (segment: string): string => encodeURIComponent(decodeSegment(segment));

/** Resolves '.', '..', '\' and '#' as the router's URL parser does, then normalizes each segment. */
function normalizePath(path: string): string {
  const { pathname } = new URL(`http://localhost/${path}`);
  return `/${pathname.split('/').filter(Boolean).map(normalizeSegment).join('/')}`;
}

/**
 * Decides how to respond to a request for a page. Each page has one canonical path, built from its route and
 * parameters. Every other spelling (case but of a secret, slashes, percent-encoding, dot segments) redirects there, so nobody can
 * fill the page cache with one page under a thousand keys.
 */
export function resolveAddress(target: string, matchPage: MatchPage): Address {
  const { path, query } = splitTarget(target);
  const normalized = normalizePath(path);
  const page = matchPage(normalized);
  const canonical = page?.path ?? normalized.toLowerCase();
  if (canonical !== path) return { kind: 'redirect', to: canonical + query };
  if (!page) return { kind: 'uncacheable', pattern: null };
  const parameters = new URLSearchParams(query);
  const isChanged = [...sharedParameters, ...page.query].some((name) => parameters.has(name));
  if (page.isPrivate || isChanged) return { kind: 'uncacheable', pattern: page.pattern };
  return { kind: 'cacheable', key: canonical, pattern: page.pattern };
}

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
  // Our own check has accepted it; the router rejects any form that has one.
  if (sent.get('origin') === 'null') sent.delete('origin');
  return new Request(`${findOrigin(services, request)}${path}${query}`, {
    method,
    headers: sent,
    body: typeof body === 'string' ? body : null,
  });
}
