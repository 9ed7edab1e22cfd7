import type { FastifyRequest } from 'fastify';
import type { Permission, StaffUser } from '#contract/staff/staff.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findStaff } from './sessions.ts';

/** The viewer for whom a query returns records: their permissions, and for an account of a dealer that dealer. */
export type Viewer = Pick<StaffUser, 'username' | 'permissions' | 'dealerId'>;

/** Returns the viewer of a staff route. Throws on a public route, which authenticates nobody. */
export function requireViewer({ staff }: Pick<FastifyRequest, 'staff'>): Viewer {
  if (!staff) throw new Error('a public route does not know whose view it returns');
  return staff;
}

/**
 * Returns the filter of a public list for its caller: visitors always get active items; staff with the permission get
 * all items, or the ones they filter by, see docs/spec/api.md#searching-and-filtering.
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
