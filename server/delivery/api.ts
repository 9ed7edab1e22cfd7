import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Env } from '#server/platform/env.ts';
import { guardRoutes } from '#server/platform/http/access.ts';
import { serveDocs } from '#server/platform/http/openapi/serve-docs.ts';
import { decoratePublicScheme, refuseForeignWrites } from '#server/platform/http/origin.ts';
import { createRequestLimits, limitRequests } from '#server/platform/http/rate-limits.ts';
import { logRequests } from '#server/platform/http/request-log.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { validateBySchema } from '#server/platform/http/validate.ts';
import { registerBookings } from '#server/resources/bookings/routes.ts';
import { resources } from '#server/resources/index.ts';
import { registerAssignees } from '#server/resources/leads/assignees.ts';
import { createRequestLinks } from '#server/resources/leads/own-page/links.ts';
import { registerResponseTargets } from '#server/resources/leads/response-targets.ts';
import { registerTimeline } from '#server/resources/leads/timeline/routes.ts';
import { registerPageViews } from '#server/resources/page-views/routes.ts';
import { registerStaffNotices } from '#server/resources/staff-notices/routes.ts';
import { registerTracking } from '#server/resources/tracking/routes.ts';
import { registerVerify } from '#server/resources/verify/routes.ts';
import type { AppServices } from './app-services.ts';
import { registerAudit } from './audit/routes.ts';
import { registerDashboard } from './dashboard/routes.ts';
import { registerExports } from './export/routes.ts';
import { registerLedger } from './ledger/routes.ts';
import { registerListViews } from './list-views/routes.ts';
import { registerLive } from './live/routes.ts';
import { registerMyDay } from './my-day/my-day.ts';
import { expandPaths, listParameterValues } from './pages/crawlers.ts';
import { registerErasure, registerPeople } from './people/routes.ts';
import { registerReports } from './reports/routes.ts';
import { cacheResponses, waitForInvalidation } from './response-cache.ts';
import { buildSiteConfig, registerSiteConfig } from './site-config/routes.ts';
import { registerStatus } from './status/routes.ts';
import { registerTrash } from './trash/routes.ts';

/** Registers everything below /api: first the hooks, in the order in which they run, then the routes. */
export async function registerApi(scope: FastifyInstance, services: AppServices): Promise<void> {
  const { env, database, frontEnds, logger } = services;
  const { db } = database;
  const api = scope.withTypeProvider<ZodTypeProvider>();
  await api.register(cookie);
  api.setValidatorCompiler(validateBySchema);
  api.removeContentTypeParser('text/plain');
  logRequests(api);
  addSecurityHeaders(api, env.PUBLIC_URL);
  decoratePublicScheme(api, env.PUBLIC_URL);
  warnOfUntrustedProxy(api, env);
  refuseForeignWrites(api, env.PUBLIC_URL);
  const { countRequest, limitGuesses } = await createRequestLimits(api, env);
  limitRequests(api, countRequest);
  guardRoutes(api, database);
  waitForInvalidation(api, services.changes);
  cacheResponses(api, services);

  serveDocs(api, env.PUBLIC_URL);
  registerPageViews(api, {
    db,
    logger,
    listPaths: async () => expandPaths(await frontEnds.listPagePaths(), listParameterValues(db)),
  });
  registerSiteConfig(api, buildSiteConfig(env));
  const resourceServices = { ...services, limitGuesses };
  for (const resource of resources) await resource.register?.(api, resourceServices);
  registerVerify(api, db);
  registerTracking(api, resourceServices);
  registerBookings(api, db);
  registerAssignees(api, db);
  registerResponseTargets(api, db);
  const messages = { db, env, requestLinks: createRequestLinks(db) };
  registerTimeline(api, messages, services.mail.wake);
  registerPeople(api, db);
  registerErasure(api, services);
  registerAudit(api, db);
  registerTrash(api, { db, files: services.files });
  registerLedger(api, database.statistics);
  registerMyDay(api, database.statistics);
  registerStaffNotices(api, db);
  registerListViews(api, db);
  registerDashboard(api, database.statistics);
  registerReports(api, database.statistics);
  registerStatus(api, { db, env, mail: services.mail });
  registerLive(api, db, logger);
  registerExports(api, database);
  api.all('/*', { config: { access: 'public', docs: 'hidden' } }, (_request, reply) =>
    reply.callNotFound(),
  );
}

/**
 * Warns if a proxy seems to be in front but none is trusted: at start if PUBLIC_URL is https, because the product does
 * not terminate TLS, and once when a request has X-Forwarded-For. Otherwise all visitors would share the proxy's
 * address and its limits.
 */
function warnOfUntrustedProxy(
  scope: FastifyInstance,
  { PUBLIC_URL, TRUST_PROXY }: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>,
): void {
  if (TRUST_PROXY !== false) return;
  if (PUBLIC_URL?.startsWith('https:')) {
    scope.log.warn(
      'PUBLIC_URL is https, but TRUST_PROXY is not set: behind a proxy all clients share its address',
    );
  }
  let hasWarned = false;
  scope.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || !headers['x-forwarded-for']) return;
    hasWarned = true;
    log.warn('X-Forwarded-For came, but TRUST_PROXY is not set: clients cannot be told apart');
  });
}
