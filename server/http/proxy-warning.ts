import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';

/**
 * Says once if a proxy names clients and nobody said to trust it: all visitors then seem to come
 * from the proxy's address, and share its limits.
 */
export function warnOfUntrustedProxy(scope: FastifyInstance, trusted: Env['TRUST_PROXY']): void {
  if (trusted !== false) return;
  let isWarned = false;
  scope.addHook('onRequest', async ({ headers, log }) => {
    if (isWarned || !headers['x-forwarded-for']) return;
    isWarned = true;
    log.warn('X-Forwarded-For came, but TRUST_PROXY is not set: clients cannot be told apart');
  });
}
