import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { featureSlugs } from '#catalogue/features/feature.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { newsContent } from '#server/content/content.ts';
import { listNewest, listNewsIds } from '#server/content/list.ts';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import { feedOf, feedSegment } from './feed.ts';
import type { Studio } from './render.ts';
import { sitemapOf, type VaryingSegments } from './sitemap.ts';

/** Each kind of page that there is more than one of, and where its slugs or ids come from. */
const varyingIn = ({ db }: Studio['database']): VaryingSegments => ({
  '/models/': () => vehicles.map(({ slug }) => slug),
  '/features/': () => featureSlugs,
  '/news/': () => listNewsIds(db),
});

/** The second address of a page whose canonical link names the first. */
const secondAddresses: readonly string[] = ['/news'];

const isPublic = { config: { access: 'public' } } as const;

/**
 * What crawlers and readers of feeds ask for. Its addresses must be absolute: without PUBLIC_URL they take the
 * origin of the request, and then no cache may keep the answer.
 */
export function registerCrawlers(app: FastifyInstance, studio: Studio): void {
  const { env, frontEnds } = studio;
  addSecurityHeaders(app, env.PUBLIC_URL);
  const originOf = ({ protocol, host }: FastifyRequest) =>
    env.PUBLIC_URL ?? `${protocol}://${host}`;
  const answer = (reply: FastifyReply, type: string) =>
    reply
      .type(`${type}; charset=utf-8`)
      .header('Cache-Control', env.PUBLIC_URL ? 'public, max-age=3600' : 'private, no-store');

  app.get('/sitemap.xml', isPublic, async (request, reply) => {
    const listed = await frontEnds.listedPaths();
    const paths = listed.filter((path) => !secondAddresses.includes(path));
    const sitemap = await sitemapOf(originOf(request), paths, varyingIn(studio.database));
    return answer(reply, 'application/xml').send(sitemap);
  });
  app.get(`/${feedSegment}`, isPublic, async (request, reply) => {
    const { data } = await listNewest(studio.database.db, newsContent);
    const feed = feedOf(originOf(request), 'News of HAVAL, ORA and TANK in Pakistan', data);
    return answer(reply, 'application/rss+xml').send(feed);
  });
  // The back office is not named: to forbid an address is to tell it.
  app.get('/robots.txt', isPublic, async (request, reply) =>
    answer(reply, 'text/plain').send(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
    ),
  );
}
