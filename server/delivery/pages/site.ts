import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#server/delivery/app-services.ts';
import { buildSiteConfig } from '#server/delivery/site-config/routes.ts';
import type { ContentKind } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  createPreviewSecretReader,
  findNextMoment,
  type Scheduled,
} from '#server/records/publication.ts';
import { scheduled } from '#server/resources/index.ts';
import { createSubmissionServices } from '#server/resources/leads/submission-services.ts';
import { createNewsletterServices } from '#server/resources/newsletter/newsletter.ts';
import { ReferenceTries } from '#server/resources/tracking/find-request.ts';
import { createCachedQueries, forgetCachedQueries } from './cached-queries.ts';
import { HiddenFiles } from './hidden-files.ts';
import type { PageServices } from './loader-context.ts';
import { registerPages } from './routes.ts';

/** The maximum interval between checks, in case of a change without NOTIFY. */
const maxWaitMs = 60 * 60 * 1000;
const retryAfterMs = 10_000;

interface Options {
  db: Db;
  scheduled: readonly Scheduled[];
  /** Called when records of a kind become visible or hidden because of their publication period. */
  onMoment: (kind: ContentKind) => void;
  report: (error: unknown) => void;
}

/**
 * Schedules the moments at which records become visible or hidden. It uses the database's clock, which decides what
 * visitors see. `check` looks for the next moment of a kind, or of all kinds, after a change.
 */
function startPublicationClock({ db, scheduled, onMoment, report }: Options) {
  const timers = new Map<ContentKind, NodeJS.Timeout>();
  /** Moments up to this database time have been announced. */
  const announced = new Map<ContentKind, string>();
  let isStopped = false;

  function wait(entry: Scheduled, ms: number): void {
    clearTimeout(timers.get(entry.kind));
    if (isStopped) return;
    timers.set(entry.kind, setTimeout(() => void checkEntry(entry), ms).unref());
  }

  async function checkEntry(entry: Scheduled): Promise<void> {
    const { kind } = entry;
    try {
      const { next, now } = await findNextMoment(db, entry, announced.get(kind) ?? null);
      const ms = next ? Date.parse(next) - Date.parse(now) : maxWaitMs;
      announced.set(kind, now);
      if (next && ms <= 0) onMoment(kind);
      wait(entry, Math.min(Math.max(ms, 0), maxWaitMs));
    } catch (error) {
      if (!isStopped) report(error);
      wait(entry, retryAfterMs);
    }
  }

  return {
    check: (changed?: ContentKind) => {
      for (const entry of scheduled) {
        if (!changed || changed === entry.kind) void checkEntry(entry);
      }
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Creates the services that render pages. */
export function createPageServices(
  appServices: Omit<AppServices, 'changes' | 'rawResponses'>,
): PageServices {
  const { env, database, files, frontEnds, logger } = appServices;
  return {
    database,
    cachedQueries: createCachedQueries(database.db),
    hiddenFiles: new HiddenFiles(database.db, (error) =>
      logger.warn({ err: error }, 'the files of content that is not public could not be looked up'),
    ),
    submissionServices: createSubmissionServices(appServices),
    referenceTries: new ReferenceTries(env.RATE_LIMIT !== 'off'),
    newsletter: createNewsletterServices(appServices),
    readPreviewSecret: createPreviewSecretReader(database.db),
    files,
    frontEnds,
    config: buildSiteConfig(env),
    env,
    report: (error) => logger.error({ err: error }, 'an error while rendering a page'),
  };
}

/** Registers the public site. Its caches drop everything that any process on the database has changed. */
export async function registerSite(
  scope: FastifyInstance,
  appServices: AppServices,
): Promise<void> {
  const services = createPageServices(appServices);
  const { changes, rawResponses } = appServices;
  appServices.metrics?.observePageCache(rawResponses.pages);
  const forget = (kind: ContentKind) => {
    forgetCachedQueries(services.cachedQueries, kind);
    services.hiddenFiles.forget();
    rawResponses.forget(kind);
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
      rawResponses.flush();
      clock.check();
    },
  });
  await registerPages(scope, services, rawResponses.pages);
}
