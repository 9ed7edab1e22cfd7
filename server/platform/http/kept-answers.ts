import type { ContentKind } from '#server/platform/changes.ts';

/** What a public answer shows, if it may be kept until that changes. */
export interface KeptAnswer {
  shows: readonly ContentKind[];
  /** Whether the answer to this query or body is asked for often enough to be kept; all are without it. */
  when?: (asked: Record<string, unknown>) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Visitors get the finished bytes of an earlier answer. Requests with a session are always answered again. */
    kept?: KeptAnswer;
  }
}

const fewPages = 5;
const plainKeys = new Set(['page', 'limit', 'sortBy', 'sortOrder']);

/** Whether a list's query asks for one of the first pages of the whole list, without a search or a filter. */
export const isAmongFirstPages = (query: Record<string, unknown>): boolean =>
  Number(query.page ?? 1) <= fewPages &&
  Object.entries(query).every(([key, value]) => value === undefined || plainKeys.has(key));
