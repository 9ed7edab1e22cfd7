import type { FastifyInstance } from 'fastify';
import type { Parts } from '#server/app.ts';
import { listenForChanges } from '#server/changes/changes.ts';
import { intakeOf } from '#server/leads/intake.ts';
import { newsletterOf } from '#server/newsletter/newsletter.ts';
import { siteConfigOf } from '#server/site-config/site-config.ts';
import { PageCache } from './page-cache.ts';
import { registerPages } from './routes.ts';

const maxCacheBytes = 64 * 1024 * 1024;

/** The public site, with a page cache that forgets what any process on the database has changed. */
export async function registerSite(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { env, database, files, frontEnds, logger } = parts;
  const pages = new PageCache({ maxBytes: maxCacheBytes });
  const stopListening = await listenForChanges({
    connection: database.connection,
    onChange: (kind) => pages.forget(kind),
    onGap: () => pages.flush(),
  });
  scope.addHook('onClose', stopListening);
  const studio = {
    database,
    intake: intakeOf(parts),
    newsletter: newsletterOf(parts),
    files,
    frontEnds,
    config: siteConfigOf(env),
    env,
    report: (error: unknown) => logger.error({ err: error }, 'a page ran into a failure'),
  };
  await registerPages(scope, studio, pages);
}
