import { hash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '#contract/site-config.ts';
import type { ContentKind } from '#server/changes/changes.ts';
import { newsContent } from '#server/content/content.ts';
import { findPublished } from '#server/content/list.ts';
import type { Database } from '#server/db/client.ts';
import type { Env } from '#server/env.ts';
import type { Files } from '#server/files/files.ts';
import type { FrontEnds } from '#server/front-ends/front-ends.ts';
import { fixedHeaders, pagePolicy, sourceOfTiles } from '#server/http/security-headers.ts';
import type { Sender } from '#server/http/sender.ts';
import { listAllJobs } from '#server/jobs/list.ts';
import type { Intake } from '#server/leads/intake.ts';
import { submitApplicationForm } from '#server/leads/submit-application-form.ts';
import { submitForm } from '#server/leads/submit-form.ts';
import type { Newsletter } from '#server/newsletter/newsletter.ts';
import { subscribeByForm } from '#server/newsletter/subscribe-form.ts';
import { findLinked, unsubscribe } from '#server/newsletter/unsubscribe.ts';
import { calculateByForm } from '#server/pricing/calculate-form.ts';
import { cacheHeaders } from './cache-headers.ts';
import { earlyLinks } from './early-links.ts';
import { finishHtml } from './finished-html.ts';
import type { Page } from './page.ts';
import { PageBody } from './page-body.ts';
import type { Reading, Readings } from './readings.ts';
import type { SiteContext } from './site-context.ts';

/** What pages are made with. */
export interface Studio {
  database: Database;
  readings: Readings;
  intake: Intake;
  newsletter: Newsletter;
  files: Files;
  frontEnds: FrontEnds;
  config: SiteConfig;
  env: Env;
  report: (error: unknown) => void;
}

/** Whom a page is made for. */
export interface Visit {
  sender: Sender;
  /** It will be shown to others too. */
  isShared?: boolean;
  /** Brings a form with files, which is still to be read. */
  upload?: FastifyRequest;
}

type Draft = SiteContext & { shows: Set<ContentKind>; isWhole: () => boolean };

/** The loaders' context of one request, which notes what the page will show, and whether all is there. */
function draftFor(studio: Studio, { sender, upload }: Visit): Draft {
  const { readings, intake, newsletter, files, config, env, report } = studio;
  const { db } = studio.database;
  const shows = new Set<ContentKind>();
  let isWhole = true;
  const read = async <Content>(kind: ContentKind, reading: Promise<Content>): Promise<Content> => {
    shows.add(kind);
    return await reading.catch((error) => {
      isWhole = false;
      throw error;
    });
  };
  const shared = <Content>(reading: Reading<Content>) => read(reading.kind, reading.get());
  return {
    config,
    publicUrl: env.PUBLIC_URL ?? '',
    listDealers: () => shared(readings.dealers),
    listCars: () => shared(readings.cars),
    listCities: () => shared(readings.cities),
    calculatePrice: (choice) => calculateByForm(db, choice, report),
    listJobs: (category) =>
      category ? read('jobs', listAllJobs(db, category)) : shared(readings.jobs),
    listJobCategories: () => shared(readings.jobCategories),
    listNews: () => shared(readings.news),
    listEvents: () => shared(readings.events),
    listMedia: () => shared(readings.media),
    findNews: (id) => read('news', findPublished(db, newsContent, id)),
    submitForm: (slug, form) => submitForm(intake, slug, form, sender, report),
    submitApplication: () => submitApplicationForm({ ...intake, files }, upload, report),
    subscribe: (input) => subscribeByForm(newsletter, input, report),
    findLinkedSubscription: (token) => findLinked(newsletter, token),
    unsubscribe: (token) => unsubscribe(newsletter, token),
    report,
    scriptMarker: randomUUID(),
    shows,
    isWhole: () => isWhole,
  };
}

/** Renders the page that a request asks for, down to its headers. */
export async function renderPage(studio: Studio, request: Request, visit: Visit): Promise<Page> {
  const { isShared = false } = visit;
  const draft = draftFor(studio, visit);
  const response = await studio.frontEnds.renderSite(request, draft);
  const rendered = Buffer.from(await response.arrayBuffer());
  const { content, scripts } = finishHtml(rendered, draft.scriptMarker);
  const isDevelopment = studio.frontEnds.files === null;
  const isKept = isShared && response.status === 200 && draft.isWhole() && !isDevelopment;
  const { mapTiles, gaId } = studio.config;
  const pictures = mapTiles ? [sourceOfTiles(mapTiles.url)] : [];
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    headers: {
      ...fixedHeaders(studio.env.PUBLIC_URL),
      ...Object.fromEntries(response.headers),
      ...(isHtml && {
        'Content-Security-Policy': pagePolicy({
          scripts,
          pictures,
          hasGoogleAnalytics: gaId !== null,
          isDevelopment,
        }),
        ...earlyLinks(content),
      }),
      ETag: `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`,
      ...(isKept ? cacheHeaders(draft.shows) : { 'Cache-Control': 'private, no-store' }),
      Vary: 'Accept-Encoding',
    },
    body: PageBody.ofText(content),
    shows: draft.shows,
    isWhole: draft.isWhole(),
    isKept,
  };
}
