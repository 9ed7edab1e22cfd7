import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#server/delivery/app-services.ts';
import { buildSiteConfig } from '#server/delivery/site-config/site-config.ts';
import { listenForChanges } from '#server/platform/changes.ts';
import { createSubmissionServices } from '#server/resources/leads/submission-services.ts';
import { createNewsletterServices } from '#server/resources/newsletter/newsletter.ts';
import { createCachedQueries, forgetCachedQueries } from './cached-queries.ts';
import { PageCache } from './page-cache.ts';
import type { PageServices } from './render.ts';
import { registerPages } from './routes.ts';

const maxCacheBytes = 64 * 1024 * 1024;

/** Creates the services that render pages. */
export function createPageServices(appServices: AppServices): PageServices {
  const { env, database, files, frontEnds, logger } = appServices;
  return {
    database,
    cachedQueries: createCachedQueries(database.db),
    submissionServices: createSubmissionServices(appServices),
    newsletter: createNewsletterServices(appServices),
    files,
    frontEnds,
    config: buildSiteConfig(env),
    env,
    report: (error) => logger.error({ err: error }, 'an error while rendering a page'),
  };
}

/** Registers the public site. Its caches drop whatever any process on the database has changed. */
export async function registerSite(
  scope: FastifyInstance,
  appServices: AppServices,
): Promise<void> {
  const services = createPageServices(appServices);
  const pages = new PageCache({ maxBytes: maxCacheBytes });
  appServices.metrics?.observePageCache(pages);
  const stopListening = await listenForChanges({
    connection: appServices.database.connection,
    onChange: (kind) => {
      forgetCachedQueries(services.cachedQueries, kind);
      pages.forget(kind);
    },
    onGap: () => {
      forgetCachedQueries(services.cachedQueries);
      pages.flush();
    },
  });
  scope.addHook('onClose', stopListening);
  await registerPages(scope, services, pages);
}
