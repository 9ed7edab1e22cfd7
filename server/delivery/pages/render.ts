import { hash } from 'node:crypto';
import type { ContentKind } from '#server/platform/changes.ts';
import {
  buildTileSource,
  fixedHeaders,
  pagePolicy,
} from '#server/platform/http/security-headers.ts';
import { finishHtml } from './finished-html.ts';
import { createLoaderContext, type PageServices, type RenderRequest } from './loader-context.ts';
import { type Page, PageBody } from './page.ts';
import { isPreview, isPrivatePage, privateHeaders } from './private-pages.ts';

/** How long a shared cache such as a CDN may serve a stale page, because it is not notified of changes. */
const sharedSeconds = 30;

/**
 * Builds headers that let a shared cache keep a page, while browsers revalidate it each time. The tags, for both
 * common header names, list the kinds of content on the page, so that it can be purged by hand.
 */
function buildCacheHeaders(shows: ReadonlySet<ContentKind>): Record<string, string> {
  const tags = ['pages', ...[...shows].sort()];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${sharedSeconds}`,
    'Cache-Tag': tags.join(','),
    'Surrogate-Key': tags.join(' '),
  };
}

const fontPreload = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)"/g;
const styleSheet = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * Builds a Link header with the files that block a page's first paint: its style sheets and fonts. A proxy may send it
 * to browsers as 103 Early Hints while it fetches the page.
 */
function buildLinkHeader(html: Buffer): Record<string, string> {
  const head = html.toString('latin1', 0, html.indexOf('</head>'));
  const sheets = [...head.matchAll(styleSheet)].map(
    ([, href]) => `<${href}>; rel=preload; as=style`,
  );
  const fonts = [...head.matchAll(fontPreload)].map(
    ([, href, type]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`,
  );
  const links = [...sheets, ...fonts];
  return links.length > 0 ? { Link: links.join(', ') } : {};
}

/** Makes the address of a redirect absolute where the site's own is known: Lynx warns of a relative one. */
function completeRedirect({ headers }: Response, publicUrl: string | undefined) {
  const location = headers.get('location');
  return publicUrl && location?.startsWith('/') && { location: `${publicUrl}${location}` };
}

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
      ...completeRedirect(response, services.env.PUBLIC_URL),
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
