import type { ContentKind } from '#server/platform/changes.ts';

/** The content of a public response that may be cached until the content changes. */
export interface CachedResponse {
  shows: readonly ContentKind[];
  /** Whether the response to this query or body is requested often enough to be cached; by default all are. */
  when?: (asked: Record<string, unknown>) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Visitors get the cached bytes of an earlier response. Requests with a session are never served from the cache.
     */
    kept?: CachedResponse;
  }
}

const fewPages = 5;
const plainKeys = new Set(['page', 'limit', 'sortBy', 'sortOrder']);

/** Whether a list's query requests one of the first pages of the whole list, without a search or a filter. */
export const isAmongFirstPages = (query: Record<string, unknown>): boolean =>
  Number(query.page ?? 1) <= fewPages &&
  Object.entries(query).every(([key, value]) => value === undefined || plainKeys.has(key));
