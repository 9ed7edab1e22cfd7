import type { RawRequestDefaultExpression, RawServerDefault } from 'fastify';

/**
 * The address that a request is routed by. A slash at the end of one below /api counts for nothing: with it a
 * list's address would be a record's, of no name.
 */
export const apiAddress = ({ url = '/' }: RawRequestDefaultExpression<RawServerDefault>): string =>
  url.replace(/^(\/api\/[^?]+)\/(?=\?|$)/, '$1');
