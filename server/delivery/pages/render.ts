import { hash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '#contract/site-config.ts';
import type { FrontEnds } from '#server/delivery/front-ends/front-ends.ts';
import type { ContentKind } from '#server/platform/changes.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { RequestClient } from '#server/platform/http/request-client.ts';
import { currentRequestId } from '#server/platform/http/request-id.ts';
import {
  buildTileSource,
  fixedHeaders,
  pagePolicy,
} from '#server/platform/http/security-headers.ts';
import { newsContent } from '#server/resources/content/content.ts';
import { findPublished } from '#server/resources/content/list.ts';
import { listAllJobs } from '#server/resources/jobs/list.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';
import { submitApplicationForm } from '#server/resources/leads/submit-application-form.ts';
import { submitForm } from '#server/resources/leads/submit-form.ts';
import type { NewsletterServices } from '#server/resources/newsletter/newsletter.ts';
import { subscribeByForm } from '#server/resources/newsletter/subscribe-form.ts';
import { findLinked, unsubscribe } from '#server/resources/newsletter/unsubscribe.ts';
import { calculateByForm } from '#server/resources/pricing/calculate-form.ts';
import { buildCacheHeaders } from './cache-headers.ts';
import type { CachedQueries, CachedQuery } from './cached-queries.ts';
import { finishHtml } from './finished-html.ts';
import { buildLinkHeader } from './link-header.ts';
import type { Page } from './page.ts';
import { PageBody } from './page-body.ts';
import { createPreviewReader, isPreview } from './previews.ts';
import type { SiteContext } from './site-context.ts';
import type { TrashedFiles } from './trashed-files.ts';

/** What rendering a page needs. */
export interface PageServices {
  database: Database;
  cachedQueries: CachedQueries;
  trashedFiles: TrashedFiles;
  submissionServices: SubmissionServices;
  newsletter: NewsletterServices;
  readPreviewSecret: () => Promise<Buffer>;
  files: Files;
  frontEnds: FrontEnds;
  config: SiteConfig;
  env: Env;
  report: (error: unknown) => void;
}

/** The visitor that a page is rendered for. */
export interface RenderRequest {
  sender: RequestClient;
  /** The page may be cached for other visitors. */
  isShared?: boolean;
  /** A request with a multipart form that has not been read yet. */
  upload?: FastifyRequest;
}

type LoaderContext = SiteContext & { shows: Set<ContentKind>; isComplete: () => boolean };

/** Creates the loaders' context for one request. It records which kinds of content the page shows, and failures. */
function createLoaderContext(
  services: PageServices,
  { url }: Request,
  { sender, upload }: RenderRequest,
): LoaderContext {
  const { cachedQueries, submissionServices, newsletter, files, config, env, report } = services;
  const { db } = services.database;
  const shows = new Set<ContentKind>();
  let isComplete = true;
  const read = async <Content>(kind: ContentKind, result: Promise<Content>): Promise<Content> => {
    shows.add(kind);
    return await result.catch((error) => {
      isComplete = false;
      throw error;
    });
  };
  const readCached = <Content>(query: CachedQuery<Content>) => read(query.kind, query.get());
  return {
    config,
    publicUrl: env.PUBLIC_URL ?? '',
    requestId: currentRequestId() ?? '',
    listDealers: () => readCached(cachedQueries.dealers),
    listCars: () => readCached(cachedQueries.cars),
    listCities: () => readCached(cachedQueries.cities),
    listSpecifications: () => readCached(cachedQueries.specifications),
    calculatePrice: (choice) => calculateByForm(db, choice, report),
    listJobs: (category) =>
      category ? read('jobs', listAllJobs(db, category)) : readCached(cachedQueries.jobs),
    listJobCategories: () => readCached(cachedQueries.jobCategories),
    listNews: () => readCached(cachedQueries.news),
    listEvents: () => readCached(cachedQueries.events),
    listMedia: () => readCached(cachedQueries.media),
    findNews: (id) => read('news', findPublished(db, newsContent, id)),
    findPreviewed: createPreviewReader(db, services.readPreviewSecret, url),
    submitForm: (slug, form) => submitForm(submissionServices, slug, form, sender, report),
    submitApplication: () =>
      submitApplicationForm({ ...submissionServices, files }, upload, report),
    subscribe: (input) => subscribeByForm(newsletter, { input, sender: sender.ipAddress }, report),
    findLinkedSubscription: (token) => findLinked(newsletter, token),
    unsubscribe: (token) => unsubscribe(newsletter, token),
    report,
    scriptMarker: randomUUID(),
    shows,
    isComplete: () => isComplete,
  };
}

/** Renders the requested page with all its headers. */
export async function renderPage(
  services: PageServices,
  request: Request,
  renderRequest: RenderRequest,
): Promise<Page> {
  const { isShared = false } = renderRequest;
  const context = createLoaderContext(services, request, renderRequest);
  const response = await services.frontEnds.renderSite(request, context);
  const rendered = Buffer.from(await response.arrayBuffer());
  const { content, scripts } = finishHtml(rendered, context.scriptMarker);
  const isDevelopment = services.frontEnds.files === null;
  const isCacheable = isShared && response.status === 200 && context.isComplete() && !isDevelopment;
  const { mapTiles, gaId } = services.config;
  const pictures = mapTiles ? [buildTileSource(mapTiles.url)] : [];
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    headers: {
      ...fixedHeaders(services.env.PUBLIC_URL),
      ...Object.fromEntries(response.headers),
      ...(isHtml && {
        'Content-Security-Policy': pagePolicy({
          scripts,
          pictures,
          hasGoogleAnalytics: gaId !== null,
          isDevelopment,
        }),
        ...buildLinkHeader(content),
      }),
      ETag: `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`,
      ...(isCacheable
        ? buildCacheHeaders(context.shows)
        : { 'Cache-Control': 'private, no-store' }),
      ...(isPreview(request.url) && { 'X-Robots-Tag': 'noindex' }),
      Vary: 'Accept-Encoding',
    },
    body: PageBody.fromText(content),
    shows: context.shows,
    isComplete: context.isComplete(),
    isCacheable,
  };
}
