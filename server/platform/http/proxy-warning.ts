import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/platform/env.ts';

/**
 * Warns if no proxy is trusted although there seems to be one: at start if PUBLIC_URL is https, because the
 * product does not terminate TLS, and once when a request has X-Forwarded-For. All visitors would share the
 * proxy's address and its limits.
 */
export function warnOfUntrustedProxy(
  scope: FastifyInstance,
  { PUBLIC_URL, TRUST_PROXY }: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>,
): void {
  if (TRUST_PROXY !== false) return;
  if (PUBLIC_URL?.startsWith('https:')) {
    scope.log.warn(
      'PUBLIC_URL is https, but TRUST_PROXY is not set: behind a proxy all clients share its address',
    );
  }
  let hasWarned = false;
  scope.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || !headers['x-forwarded-for']) return;
    hasWarned = true;
    log.warn('X-Forwarded-For came, but TRUST_PROXY is not set: clients cannot be told apart');
  });
}
