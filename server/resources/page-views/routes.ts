import type { Logger } from 'pino';
import { pageViewInput, pageViewsPath } from '#contract/page-views.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { doneAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { KnownPages } from './known-pages.ts';
import { findReferrer } from './referrers.ts';
import { ViewCounter } from './view-counter.ts';

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
  /** Lists the paths of all pages that the router and the content know. */
  listPaths: () => Promise<string[]>;
}

/** The product's own page counter. It counts only views of known pages. */
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
