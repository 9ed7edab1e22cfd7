import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#server/delivery/app-services.ts';
import { buildSiteConfig } from '#server/delivery/site-config/site-config.ts';
import type { ContentKind } from '#server/platform/changes.ts';
import { createPreviewSecretReader } from '#server/records/preview.ts';
import { scheduled } from '#server/resources/index.ts';
import { createSubmissionServices } from '#server/resources/leads/submission-services.ts';
import { createNewsletterServices } from '#server/resources/newsletter/newsletter.ts';
import { createCachedQueries, forgetCachedQueries } from './cached-queries.ts';
import { HiddenFiles } from './hidden-files.ts';
import type { PageServices } from './loader-context.ts';
import { startPublicationClock } from './publication-clock.ts';
import { registerPages } from './routes.ts';

/** Creates the services that render pages. */
export function createPageServices(
  appServices: Omit<AppServices, 'changes' | 'finishedAnswers'>,
): PageServices {
  const { env, database, files, frontEnds, logger } = appServices;
  return {
    database,
    cachedQueries: createCachedQueries(database.db),
    hiddenFiles: new HiddenFiles(database.db, (error) =>
      logger.warn({ err: error }, 'the files of content that is not public could not be looked up'),
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
  const { changes, finishedAnswers } = appServices;
  appServices.metrics?.observePageCache(finishedAnswers.pages);
  const forget = (kind: ContentKind) => {
    forgetCachedQueries(services.cachedQueries, kind);
    services.hiddenFiles.forget();
    finishedAnswers.forget(kind);
  };
  const clock = startPublicationClock({
    db: appServices.database.db,
    scheduled,
    onMoment: forget,
    report: (error) =>
      appServices.logger.error({ err: error }, 'cannot read when content is published'),
  });
  scope.addHook('onClose', clock.stop);
  scope.addHook('onClose', () => changes.stop());
  await changes.listen({
    onChange: (kind) => {
      forget(kind);
      clock.check(kind);
    },
    onGap: () => {
      forgetCachedQueries(services.cachedQueries);
      services.hiddenFiles.forget();
      finishedAnswers.flush();
      clock.check();
    },
  });
  await registerPages(scope, services, finishedAnswers.pages);
}
