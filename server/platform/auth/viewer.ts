import type { FastifyRequest } from 'fastify';
import type { StaffUser } from '#contract/staff/staff.ts';

/** Whose view of the records a query returns: their permissions, and for a dealer's account that dealer. */
export type Viewer = Pick<StaffUser, 'username' | 'permissions' | 'dealerId'>;

/** Returns the viewer of a staff route. Throws on a public route, which authenticates nobody. */
export function requireViewer({ staff }: Pick<FastifyRequest, 'staff'>): Viewer {
  if (!staff) throw new Error('a public route does not know whose view it returns');
  return staff;
}
