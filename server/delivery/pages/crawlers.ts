import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { featureSlugs } from '#catalogue/features/feature.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type CountRequest, limitRequests } from '#server/platform/http/rate-limits.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { feedSegment } from '#server/platform/reserved-segments.ts';
import { newsContent } from '#server/resources/content/content.ts';
import { listForVisitors, listNewsIds } from '#server/resources/content/list.ts';
import { renderFeed } from './feed.ts';
import type { PageServices } from './loader-context.ts';
import { type ParameterValues, renderSitemap } from './sitemap.ts';

/** The parameter values of each page with a route parameter: slugs or ids. */
export const listParameterValues = (db: Db): ParameterValues => ({
  '/models/': () => vehicles.map(({ slug }) => slug),
  '/features/': () => featureSlugs,
  '/news/': () => listNewsIds(db),
});

/** Paths of pages whose canonical link names another path. */
const duplicatePaths: readonly string[] = ['/news'];

const isPublic = { config: { access: 'public' } } as const;

/**
 * Registers sitemap, feed and robots.txt. Their URLs must be absolute: without PUBLIC_URL they use the request's
 * origin, and then no cache may keep the response.
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
  app.get(`/${feedSegment}`, isPublic, async (request, reply) => {
    const { data } = await listForVisitors(services.database.db, newsContent);
    const feed = renderFeed(findOrigin(request), 'News of HAVAL, ORA and TANK in Pakistan', data);
    return prepareReply(reply, 'application/rss+xml').send(feed);
  });
  // Leaves out the back office: an entry would reveal its secret path.
  app.get('/robots.txt', isPublic, async (request, reply) =>
    prepareReply(reply, 'text/plain').send(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${findOrigin(request)}/sitemap.xml\n`,
    ),
  );
}
