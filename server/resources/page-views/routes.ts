import type { Logger } from 'pino';
import { pageViewInput, pageViewsPath } from '#contract/reports/page-views.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { doneAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { findReferrer } from './referrers.ts';
import { ViewCounter } from './view-counter.ts';

/** The maximum age of the paths, because articles are added and deleted. */
const maxAgeMs = 10_000;

/** The minimum age before an unknown path, which may be a new article, triggers a reload. */
const retryAfterMs = 1_000;

/**
 * Caches the paths of the site's pages. Reloads them when they are too old, and for unknown paths at most once a
 * second, regardless of the number of requests.
 */
export class KnownPages {
  readonly #read: () => Promise<readonly string[]>;
  readonly #logger: Logger;
  readonly #now: () => number;
  #paths: ReadonlySet<string> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(read: () => Promise<readonly string[]>, logger: Logger, now = Date.now) {
    this.#read = read;
    this.#logger = logger;
    this.#now = now;
  }

  /** Whether a path, without its query, belongs to a page. */
  async has(path: string): Promise<boolean> {
    const age = this.#now() - this.#readAt;
    const isKnown = this.#paths.has(path);
    if (age <= (isKnown ? maxAgeMs : retryAfterMs)) return isKnown;
    this.#reading ??= this.#readAgain();
    await this.#reading;
    return this.#paths.has(path);
  }

  /** Keeps the known paths if reading fails. */
  async #readAgain(): Promise<void> {
    try {
      this.#paths = new Set(await this.#read());
    } catch (error) {
      this.#logger.warn({ err: error }, 'the paths of pages could not be read');
    }
    this.#readAt = this.#now();
    this.#reading = undefined;
  }
}

const docs: RouteDocs = {
  operationId: 'countPageView',
  summary: 'Count a view of a page',
  description: 'Views of unknown pages are accepted and not counted.',
  tag: 'Site',
  answer: doneAnswer,
  status: 202,
};

interface PageViewServices {
  db: Db;
  logger: Logger;
  /** Lists the paths of all pages of the router and the content. */
  listPaths: () => Promise<string[]>;
}

/** The product's own page counter, which only counts views of known pages. */
export function registerPageViews(api: Api, { db, logger, listPaths }: PageViewServices): void {
  const pages = new KnownPages(listPaths, logger);
  const views = new ViewCounter(db, logger);
  api.addHook('onClose', () => views.flush());
  api.post(
    pageViewsPath,
    { config: { access: 'public', limit: 'read', docs }, schema: { body: pageViewInput } },
    async ({ body: { path, referrer } }, reply) => {
      if (await pages.has(path)) views.add({ path, referrer: findReferrer(referrer) });
      reply.status(202);
      return { success: true };
    },
  );
}
