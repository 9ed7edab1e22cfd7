import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownMessages } from '#contract/staff/own-account.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { findStaff, type StaffMember } from '#server/platform/auth/sessions.ts';
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';

/**
 * Who may call a route: 'public' is anyone, 'staff' is any member of staff, a permission is staff who have it.
 * 'unready-staff' includes staff who must set up a second factor first.
 */
type Access = 'public' | 'unready-staff' | 'staff' | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Whether an open tab calls the route automatically, so that calls do not prolong a session. */
    isAutomatic?: boolean;
  }
  interface FastifyRequest {
    /** The signed-in member of staff; null on public routes, which check no session. */
    staff: StaffMember | null;
  }
}

/** Fails the start for a route that declares no access. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it`);
  });
}

/** Rejects requests to staff routes without a session or without the route's permission. */
export function guardRoutes(app: FastifyInstance, { db }: Database): void {
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    request.staff = await findStaff(db, request);
    if (!request.staff) throw new AppError('unauthenticated', 'Please sign in');
    if (access === 'unready-staff') return;
    if (request.staff.mustSetUpSecondFactor) {
      throw new AppError('forbidden', ownMessages.setUpFirst);
    }
    if (access !== 'staff' && !(access && request.staff.permissions.includes(access))) {
      throw new AppError('forbidden', 'Your account does not have the permission for this');
    }
  });
}
