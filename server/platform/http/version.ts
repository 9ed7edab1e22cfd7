import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';

/**
 * Returns the version of the record that an edit is based on, from If-Match with or without quotes:
 * `docs/spec/api.md#conflicting-edits`. Throws 'invalid' for an empty one: it would count as none, and the edit would
 * overwrite what others changed.
 */
export function readVersion({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const version = headers['if-match']?.replace(/^"|"$/g, '').trim();
  if (version === '')
    throw new AppError('invalid', 'If-Match must hold the updatedAt of the record');
  return version;
}
