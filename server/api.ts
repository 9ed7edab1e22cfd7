import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerPageViews } from './analytics/routes.ts';
import { ViewCounter } from './analytics/view-counter.ts';
import type { Parts } from './app.ts';
import { contents } from './content/content.ts';
import { registerPublished } from './content/routes.ts';
import { registerDealers } from './dealers/routes.ts';
import { guardRoutes } from './http/access.ts';
import { describeApi } from './http/api-docs.ts';
import { refuseForeignWrites } from './http/origin.ts';
import { warnOfUntrustedProxy } from './http/proxy-warning.ts';
import { limitRequests } from './http/rate-limits.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { validateBySchema } from './http/validate.ts';
import { intakeOf } from './leads/intake.ts';
import { leads } from './leads/registry.ts';
import { registerLead } from './leads/routes.ts';
import { registerNewsletterAdmin } from './newsletter/admin-routes.ts';
import { newsletterOf } from './newsletter/newsletter.ts';
import { registerNewsletter } from './newsletter/routes.ts';
import { registerPricing } from './pricing/routes.ts';
import { registerSiteConfig } from './site-config/routes.ts';
import { siteConfigOf } from './site-config/site-config.ts';
import { registerStaff } from './staff/routes.ts';

/** Everything below /api: its hooks in the order in which they run, then its capabilities. */
export async function registerApi(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { env, database, logger } = parts;
  const { db } = database;
  const api = scope.withTypeProvider<ZodTypeProvider>();
  await api.register(cookie);
  api.setValidatorCompiler(validateBySchema);
  api.removeContentTypeParser('text/plain');
  logRequests(api);
  addSecurityHeaders(api, env.PUBLIC_URL);
  warnOfUntrustedProxy(api, env.TRUST_PROXY);
  refuseForeignWrites(api, env.PUBLIC_URL);
  await limitRequests(api, env);
  guardRoutes(api, database);

  await describeApi(api);
  const views = new ViewCounter(db, logger);
  api.addHook('onClose', () => views.flush());
  registerPageViews(api, views);
  registerSiteConfig(api, siteConfigOf(env));
  registerStaff(api, db, env);
  registerDealers(api, db);
  registerPricing(api, db);
  registerNewsletter(api, newsletterOf(parts));
  registerNewsletterAdmin(api, db);
  for (const content of contents) registerPublished(api, db, content);
  const intake = intakeOf(parts);
  for (const lead of leads) registerLead(api, intake, lead);
  api.all('/*', { config: { access: 'public' } }, (_request, reply) => reply.callNotFound());
}
