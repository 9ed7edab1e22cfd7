import type { FastifyRequest } from 'fastify';

/** The record's version that an edit is based on, from If-Match with or without quotes (4-decisions, 14). */
export function versionOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers['if-match']?.replace(/^"|"$/g, '');
}
