import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { featureSlugs } from '#catalogue/features/features.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import type { NewsItem } from '#contract/content/content.ts';
import { findPublishedAt } from '#contract/content/published-at.ts';
import { stripFormatting } from '#contract/content/rich-text.ts';
import { type Language, languageRoot, languages, localizePath } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type CountRequest, limitRequests } from '#server/platform/http/rate-limits.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { feedSegment } from '#server/platform/reserved-segments.ts';
import { listForVisitors, listNewsIds } from '#server/resources/content/list.ts';
import { newsContent } from '#server/resources/content/schema.ts';
import type { PageServices } from './loader-context.ts';

/** Escapes text for XML, and drops characters that XML 1.0 does not allow. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const renderItem = (site: string, { _id, title, content, ...times }: NewsItem) => `  <item>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(`${site}/news/${_id}`)}</link>
    <guid isPermaLink="false">${_id}</guid>
    <pubDate>${new Date(findPublishedAt(times)).toUTCString()}</pubDate>
    <description>${escapeXml(stripFormatting(content))}</description>
  </item>`;

const feedTexts = {
  en: {
    title: 'News of HAVAL, ORA and TANK in Pakistan',
    description: 'News of HAVAL, ORA and TANK in Pakistan.',
  },
  ur: {
    title: 'پاکستان میں HAVAL،\u200f ORA اور TANK کی خبریں',
    description: 'پاکستان میں HAVAL،\u200f ORA اور TANK کی خبریں۔',
  },
} as const satisfies Record<Language, { title: string; description: string }>;

/** The news as an RSS 2.0 feed in a language, in the order given. */
export function renderFeed(
  origin: string,
  language: Language,
  articles: readonly NewsItem[],
): string {
  const site = origin + languageRoot(language);
  const { title, description } = feedTexts[language];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
  <title>${escapeXml(title)}</title>
  <link>${escapeXml(`${site}/news-and-events/news`)}</link>
  <atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${site}/${feedSegment}`)}"/>
  <description>${escapeXml(description)}</description>
  <language>${language}</language>
${articles.map((article) => renderItem(site, article)).join('\n')}
</channel></rss>
`;
}

/** The values of the last path segment, a route parameter, by the preceding path. */
type ParameterValues = Record<string, () => Promise<readonly string[]> | readonly string[]>;

/** Expands each path with a parameter to one path per value. Drops paths whose values are unknown. */
export async function expandPaths(
  paths: readonly string[],
  parameterValues: ParameterValues,
): Promise<string[]> {
  const expanded = await Promise.all(
    paths.map(async (path) => {
      if (!path.includes(':')) return [path];
      const [, parentPath = ''] = /^([^:]*\/):[^/]*$/.exec(path) ?? [];
      const segments = await parameterValues[parentPath]?.();
      return segments?.map((segment) => parentPath + encodeURIComponent(segment)) ?? [];
    }),
  );
  return expanded.flat();
}

/** Renders the addresses of a page in all languages, each with its alternates. */
function renderAddresses(origin: string, path: string): string {
  const addressOf = (language: Language) => escapeXml(origin + localizePath(language, path));
  const links = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}-PK" href="${addressOf(language)}"/>`,
  );
  return languages
    .map((language) => `  <url><loc>${addressOf(language)}</loc>${links.join('')}</url>`)
    .join('\n');
}

/** Renders the XML sitemap of these paths below an origin, in all languages. */
export async function renderSitemap(
  origin: string,
  paths: readonly string[],
  parameterValues: ParameterValues,
): Promise<string> {
  const lines = (await expandPaths(paths, parameterValues)).map((path) =>
    renderAddresses(origin, path),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${lines.join('\n')}
</urlset>
`;
}

/** The parameter values of each page with a route parameter: slugs or ids. */
export const listParameterValues = (db: Db): ParameterValues => ({
  '/models/': () => vehicles.map(({ slug }) => slug),
  '/features/': () => featureSlugs,
  '/news/': () => listNewsIds(db),
});

/** Paths of pages whose canonical link points to another path. */
const duplicatePaths: readonly string[] = ['/news'];

const isPublic = { config: { access: 'public' } } as const;

/**
 * Registers sitemap, feed and robots.txt. Their URLs must be absolute: without PUBLIC_URL they use the request's
 * origin, and the response must not be cached.
 */
export function registerCrawlers(
  app: FastifyInstance,
  services: PageServices,
  countRequest: CountRequest,
): void {
  const { env, frontEnds } = services;
  addSecurityHeaders(app, env.PUBLIC_URL);
  limitRequests(app, countRequest);
  const findOrigin = ({ protocol, host }: FastifyRequest) =>
    env.PUBLIC_URL ?? `${protocol}://${host}`;
  const prepareReply = (reply: FastifyReply, type: string) =>
    reply
      .type(`${type}; charset=utf-8`)
      .header('Cache-Control', env.PUBLIC_URL ? 'public, max-age=3600' : 'private, no-store');

  app.get('/sitemap.xml', isPublic, async (request, reply) => {
    const indexable = await frontEnds.listIndexablePaths();
    const paths = indexable.filter((path) => !duplicatePaths.includes(path));
    const sitemap = await renderSitemap(
      findOrigin(request),
      paths,
      listParameterValues(services.database.db),
    );
    return prepareReply(reply, 'application/xml').send(sitemap);
  });
  for (const language of languages) {
    app.get(localizePath(language, `/${feedSegment}`), isPublic, async (request, reply) => {
      const { data } = await listForVisitors(services.database.db, newsContent, language);
      const feed = renderFeed(findOrigin(request), language, data);
      return prepareReply(reply, 'application/rss+xml').send(feed);
    });
  }
  // Leaves out the back office: an entry would reveal its secret path.
  app.get('/robots.txt', isPublic, async (request, reply) =>
    prepareReply(reply, 'text/plain').send(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${findOrigin(request)}/sitemap.xml\n`,
    ),
  );
}
