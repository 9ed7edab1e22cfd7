import type { FastifyInstance } from 'fastify';
import type { z } from '#contract/zod.ts';
import type { RouteDocs } from './route-docs.ts';

/** The Zod schemas that validate a route's input. */
interface RouteSchemas {
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  consumes?: readonly string[];
}

/** A route as it was registered, with its description. */
export interface DescribedRoute {
  /** In lower case. */
  method: string;
  /** With parameters in braces: '/api/dealers/{id}'. */
  path: string;
  access: string;
  schemas: RouteSchemas;
  docs: RouteDocs;
  /** Whether callers may revalidate a response with its ETag, and get 304. */
  hasTag: boolean;
}

/**
 * Collects the routes registered in a scope from now on, except hidden ones. Throws for a route that is neither
 * described nor hidden, which fails the start.
 */
export function collectRoutes(scope: FastifyInstance): readonly DescribedRoute[] {
  const routes: DescribedRoute[] = [];
  scope.addHook('onRoute', ({ method, url, config, schema }) => {
    // Fastify adds HEAD to every GET.
    if (method === 'HEAD' || config?.docs === 'hidden') return;
    const docs = config?.docs;
    if (!docs?.summary || !docs.answer) {
      throw new Error(
        `${method} ${url} has no description: add 'docs' with a summary and an answer to its config, see CONTRIBUTING.md#add-a-route-to-the-api`,
      );
    }
    for (const one of [method].flat()) {
      routes.push({
        method: one.toLowerCase(),
        path: url.replace(/:(\w+)/g, '{$1}'),
        access: config?.access ?? '',
        schemas: (schema ?? {}) as RouteSchemas,
        docs,
        hasTag: config?.kept !== undefined,
      });
    }
  });
  return routes;
}
