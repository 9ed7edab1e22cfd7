import { hash } from 'node:crypto';
import {
  buildTileSource,
  fixedHeaders,
  pagePolicy,
} from '#server/platform/http/security-headers.ts';
import { buildCacheHeaders } from './cache-headers.ts';
import { finishHtml } from './finished-html.ts';
import { buildLinkHeader } from './link-header.ts';
import { createLoaderContext, type PageServices, type RenderRequest } from './loader-context.ts';
import type { Page } from './page.ts';
import { PageBody } from './page-body.ts';
import { isPreview } from './previews.ts';
import { isPrivatePage, privateHeaders } from './private-pages.ts';

/** Renders the requested page with all its headers. Throws if the visitor has tried too many codes. */
export async function renderPage(
  services: PageServices,
  request: Request,
  renderRequest: RenderRequest,
): Promise<Page> {
  const { isShared = false } = renderRequest;
  const context = createLoaderContext(services, request, renderRequest);
  const response = await services.frontEnds.renderSite(request, context);
  const rendered = Buffer.from(await response.arrayBuffer());
  const refusal = context.refusal();
  if (refusal) throw refusal;
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
      ...(isPrivatePage(request.url) && privateHeaders),
      Vary: 'Accept-Encoding',
    },
    body: PageBody.fromText(content),
    shows: context.shows,
    isComplete: context.isComplete(),
    isCacheable,
  };
}
