import type { RawRequestDefaultExpression, RawServerDefault } from 'fastify';

/**
 * The URL that a request is routed by: below /api a trailing slash is removed. With it, the URL of a list
 * would match the route of a record with an empty id.
 */
export const rewriteApiUrl = ({
  url = '/',
}: RawRequestDefaultExpression<RawServerDefault>): string =>
  url.replace(/^(\/api\/[^?]+)\/(?=\?|$)/, '$1');
