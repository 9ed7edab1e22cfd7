import type { FastifyInstance } from 'fastify';
import type { Parts } from '#server/app.ts';
import { listenForChanges } from '#server/changes/changes.ts';
import { intakeOf } from '#server/leads/intake.ts';
import { newsletterOf } from '#server/newsletter/newsletter.ts';
import { siteConfigOf } from '#server/site-config/site-config.ts';
import { PageCache } from './page-cache.ts';
import { forgetReadings, readingsOf } from './readings.ts';
import type { Studio } from './render.ts';
import { registerPages } from './routes.ts';

const maxCacheBytes = 64 * 1024 * 1024;

/** What an application built from these parts makes its pages with. */
export function studioOf(parts: Parts): Studio {
  const { env, database, files, frontEnds, logger } = parts;
  return {
    database,
    readings: readingsOf(database.db),
    intake: intakeOf(parts),
    newsletter: newsletterOf(parts),
    files,
    frontEnds,
    config: siteConfigOf(env),
    env,
    report: (error) => logger.error({ err: error }, 'a page ran into a failure'),
  };
}

/** The public site, which forgets of what it keeps whatever any process on the database has changed. */
export async function registerSite(scope: FastifyInstance, parts: Parts): Promise<void> {
  const studio = studioOf(parts);
  const pages = new PageCache({ maxBytes: maxCacheBytes });
  const stopListening = await listenForChanges({
    connection: parts.database.connection,
    onChange: (kind) => {
      forgetReadings(studio.readings, kind);
      pages.forget(kind);
    },
    onGap: () => {
      forgetReadings(studio.readings);
      pages.flush();
    },
  });
  scope.addHook('onClose', stopListening);
  await registerPages(scope, studio, pages);
}
