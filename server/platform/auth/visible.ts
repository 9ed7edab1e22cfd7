import type { FastifyRequest } from 'fastify';
import type { Permission } from '#contract/staff/staff.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findStaff } from './sessions.ts';

/**
 * Returns the filter of a public list for its caller: visitors always get active items; staff with the permission get
 * all items, or those they filter by, see docs/spec/api.md#searching-and-filtering.
 */
export async function filterByPermission(
  db: Db,
  request: FastifyRequest,
  permission: Permission,
  isActiveFilter: 'true' | 'false' | undefined,
): Promise<{ isActive?: boolean }> {
  return (await hasPermission(db, request, permission))
    ? readActiveQuery(isActiveFilter)
    : { isActive: true };
}

/** Whether the caller of a public route is staff with the permission. */
export async function hasPermission(
  db: Db,
  request: FastifyRequest,
  permission: Permission,
): Promise<boolean> {
  const staff = await findStaff(db, request);
  return staff?.permissions.includes(permission) ?? false;
}

/** Converts the query parameter to a filter: all items, or the active or inactive ones. */
export const readActiveQuery = (
  isActiveFilter: 'true' | 'false' | undefined,
): { isActive?: boolean } =>
  isActiveFilter === undefined ? {} : { isActive: isActiveFilter === 'true' };
