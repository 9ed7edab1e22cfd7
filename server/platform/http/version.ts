import type { FastifyRequest } from 'fastify';

/**
 * Returns the version of the record that an edit is based on, from If-Match with or without quotes:
 * `docs/spec/api.md#conflicting-edits`.
 */
export function readVersion({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers['if-match']?.replace(/^"|"$/g, '');
}
