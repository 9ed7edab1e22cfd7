import type { FastifyInstance } from 'fastify';

/**
 * One line for each answer: which route, what came out, how long it took. No address, no query, no
 * body and no header is logged: they tell who asked, and for whom.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    log.info(
      {
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
