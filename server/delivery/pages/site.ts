import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#server/delivery/app-services.ts';
import { buildSiteConfig } from '#server/delivery/site-config/site-config.ts';
import { type ContentKind, listenForChanges } from '#server/platform/changes.ts';
import { createPreviewSecretReader } from '#server/records/preview.ts';
import { scheduled } from '#server/resources/index.ts';
import { createSubmissionServices } from '#server/resources/leads/submission-services.ts';
import { createNewsletterServices } from '#server/resources/newsletter/newsletter.ts';
import { createCachedQueries, forgetCachedQueries } from './cached-queries.ts';
import { PageCache } from './page-cache.ts';
import { startPublicationClock } from './publication-clock.ts';
import type { PageServices } from './render.ts';
import { registerPages } from './routes.ts';
import { TrashedFiles } from './trashed-files.ts';

const maxCacheBytes = 64 * 1024 * 1024;

/** Creates the services that render pages. */
export function createPageServices(appServices: AppServices): PageServices {
  const { env, database, files, frontEnds, logger } = appServices;
  return {
    database,
    cachedQueries: createCachedQueries(database.db),
    trashedFiles: new TrashedFiles(database.db, (error) =>
      logger.warn({ err: error }, 'the files of content in the trash could not be looked up'),
    ),
    submissionServices: createSubmissionServices(appServices),
    newsletter: createNewsletterServices(appServices),
    readPreviewSecret: createPreviewSecretReader(database.db),
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
  const forget = (kind: ContentKind) => {
    forgetCachedQueries(services.cachedQueries, kind);
    services.trashedFiles.forget();
    pages.forget(kind);
  };
  const clock = startPublicationClock({
    db: appServices.database.db,
    scheduled,
    onMoment: forget,
    report: (error) =>
      appServices.logger.error({ err: error }, 'cannot read when content is published'),
  });
  scope.addHook('onClose', clock.stop);
  const stopListening = await listenForChanges({
    connection: appServices.database.connection,
    onChange: (kind) => {
      forget(kind);
      clock.check(kind);
    },
    onGap: () => {
      forgetCachedQueries(services.cachedQueries);
      services.trashedFiles.forget();
      pages.flush();
      clock.check();
    },
  });
  scope.addHook('onClose', stopListening);
  await registerPages(scope, services, pages);
}
