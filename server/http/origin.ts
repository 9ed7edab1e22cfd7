import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origin that the site's own pages send: PUBLIC_URL's, and nothing that a request says changes it. Without
 * it that of the Host header, or of X-Forwarded-Host where TRUST_PROXY says that the sender is believed.
 */
const ownOrigin = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined) =>
  publicUrl ?? `${protocol}://${host}`;

/**
 * Refuses writes that another site makes a browser send: a foreign or `null` Origin, or
 * Sec-Fetch-Site cross-site (4-decisions, 5). Programs send neither header and pass.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign = origin !== undefined && origin !== ownOrigin(request, publicUrl);
    if (isForeign || site === 'cross-site') {
      throw new AppError('forbidden', 'This request came from another site and was refused');
    }
  });
}
