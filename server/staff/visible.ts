import type { FastifyRequest } from 'fastify';
import type { Permission } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { findStaff } from './sessions.ts';

/**
 * Which items of a public list its caller gets: visitors the active ones, whatever they ask for;
 * staff with the permission all, or those they ask for (4-decisions, 4).
 */
export async function visibleTo(
  db: Db,
  request: FastifyRequest,
  permission: Permission,
  wanted: 'true' | 'false' | undefined,
): Promise<{ isActive?: boolean }> {
  const staff = await findStaff(db, request);
  if (!staff?.permissions.includes(permission)) return { isActive: true };
  return askedActive(wanted);
}

/** Which items staff ask for: all, or the active or the inactive ones. */
export const askedActive = (wanted: 'true' | 'false' | undefined): { isActive?: boolean } =>
  wanted === undefined ? {} : { isActive: wanted === 'true' };
