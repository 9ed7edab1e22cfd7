import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import { safeMethods } from './safe-methods.ts';

/**
 * Returns the origin of the site's pages. PUBLIC_URL decides, and no request header can override it. Without
 * it, the origin comes from the Host header, or from X-Forwarded-Host of a proxy that TRUST_PROXY trusts.
 */
const findOwnOrigin = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined) =>
  publicUrl ?? `${protocol}://${host}`;

/**
 * Rejects cross-site writes (CSRF): requests with a foreign or `null` Origin, or with Sec-Fetch-Site
 * cross-site. Clients other than browsers send neither header and pass: `docs/spec/api.md#access`.
 * `acceptsNull` is for pages without referrer, whose forms browsers send with a `null` Origin; what authorizes them must
 * not be a cookie.
 */
export function refuseForeignWrites(
  app: FastifyInstance,
  publicUrl: string | undefined,
  { acceptsNull = false } = {},
): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isAccepted = origin === undefined || (acceptsNull && origin === 'null');
    const isForeign = !isAccepted && origin !== findOwnOrigin(request, publicUrl);
    if (isForeign || site === 'cross-site') {
      throw new AppError('forbidden', 'This request came from another site and was refused');
    }
  });
}
