import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownMessages } from '#contract/own-account.ts';
import type { Permission } from '#contract/staff.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { findStaff, type StaffMember } from '#server/staff/sessions.ts';

/**
 * Who may call a route: anyone; any member of staff; staff with a permission; or, 'unready-staff',
 * any member of staff, even one who has to set up a second factor before anything else.
 */
type Access = 'public' | 'unready-staff' | 'staff' | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** The signed-in member of staff; null on public routes, where nobody asked. */
    staff: StaffMember | null;
  }
}

/** Makes a route that does not say who may call it an error at start. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it`);
  });
}

/**
 * Lets a request to a staff route through only with a session and the route's permission. No browser
 * and no proxy is to keep what it is answered.
 */
export function guardRoutes(app: FastifyInstance, { db }: Database): void {
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    reply.header('Cache-Control', 'no-store');
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
