import { createHash, randomUUID } from 'node:crypto';
import type { SiteConfig } from '#contract/site-config.ts';
import type { ContentKind } from '#server/changes/changes.ts';
import type { Database } from '#server/db/client.ts';
import { listActiveDealers } from '#server/dealers/list.ts';
import type { FrontEnds } from '#server/front-ends/front-ends.ts';
import { fixedHeaders, pagePolicy } from '#server/http/security-headers.ts';
import type { Sender } from '#server/http/sender.ts';
import { submitForm } from '#server/leads/submit-form.ts';
import { subscribeByForm } from '#server/newsletter/subscribe-form.ts';
import { compress } from './compress.ts';
import type { Page } from './page.ts';
import { hashMarkedScripts } from './script-hashes.ts';
import type { SiteContext } from './site-context.ts';

/** What pages are made with. */
export interface Studio {
  database: Database;
  frontEnds: FrontEnds;
  config: SiteConfig;
  publicUrl: string | undefined;
  report: (error: unknown) => void;
}

type Draft = SiteContext & { shows: Set<ContentKind> };

/** The loaders' context of one request, which notes what the page will show. */
function draftFor({ database, config, publicUrl, report }: Studio, sender: Sender): Draft {
  const { db } = database;
  const shows = new Set<ContentKind>();
  return {
    config,
    publicUrl: publicUrl ?? '',
    listDealers: () => {
      shows.add('dealers');
      return listActiveDealers(db);
    },
    submitForm: (slug, form) => submitForm(db, slug, form, sender),
    subscribe: (input) => subscribeByForm(db, input),
    report,
    scriptMarker: randomUUID(),
    shows,
  };
}

/** Renders the page that a request asks for, down to its headers and compressed forms. */
export async function renderPage(
  studio: Studio,
  request: Request,
  sender: Sender,
  isShared: boolean,
): Promise<Page> {
  const draft = draftFor(studio, sender);
  const response = await studio.frontEnds.renderSite(request, draft);
  const { html, scripts } = hashMarkedScripts(await response.text(), draft.scriptMarker);
  const isDevelopment = studio.frontEnds.files === null;
  const isKept = isShared && response.status === 200 && !isDevelopment;
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    headers: {
      ...fixedHeaders(studio.publicUrl),
      ...Object.fromEntries(response.headers),
      ...(isHtml && { 'Content-Security-Policy': pagePolicy({ scripts, isDevelopment }) }),
      ETag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      'Cache-Control': isKept ? 'public, no-cache' : 'private, no-store',
      Vary: 'Accept-Encoding',
    },
    bodies: await compress(html, isKept),
    shows: draft.shows,
    isKept,
  };
}
