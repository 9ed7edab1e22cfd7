import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork, readClient, widerNetwork } from '#server/platform/http/client.ts';
import type { RequestLimits } from '#server/platform/http/rate-limits.ts';
import { logAnswer, reserveLogLine } from '#server/platform/http/request-log.ts';
import { buildNoStoreHeaders } from '#server/platform/http/security-headers.ts';
import { type Address, resolveAddress, toWebRequest } from './canonical.ts';
import type { PageServices, RenderRequest } from './loader-context.ts';
import { type Page, sendPage } from './page.ts';
import type { PageCache } from './page-cache.ts';
import { namesCode } from './private-pages.ts';
import { renderPage } from './render.ts';
import type { RenderSlots } from './render-slots.ts';

/** The dependencies of routes that render pages. */
export interface Rendering extends RequestLimits {
  services: PageServices;
  pages: PageCache;
  slots: RenderSlots;
}

/** Builds the request for a cacheable page, without the visitor's Host, cookies or method. */
const buildSharedRequest = ({ env }: PageServices, key: string) =>
  new Request(`${env.PUBLIC_URL ?? 'http://localhost'}${key}`);

/** The client's network, whose concurrent renders are limited together. */
export const findSlotOwner = ({ ip }: FastifyRequest): string =>
  widerNetwork(ip) ?? clientNetwork(ip);

/** Describes the visitor for the page. */
export const describeVisitor = (
  { limitGuesses }: RequestLimits,
  request: FastifyRequest,
  reply: FastifyReply,
): RenderRequest => ({
  sender: readClient(request),
  limitGuesses: (find) => limitGuesses(request, reply, find),
});

/** Renders the requested page, or returns it from the cache. */
async function getPage(
  { services, pages, slots }: Rendering,
  request: FastifyRequest,
  visitor: RenderRequest,
  address: Exclude<Address, { kind: 'redirect' }>,
): Promise<Page> {
  const render = (webRequest: Request, isShared: boolean) =>
    slots.run(findSlotOwner(request), () =>
      renderPage(services, webRequest, { ...visitor, isShared }),
    );
  if (address.kind === 'uncacheable') return await render(toWebRequest(services, request), false);
  return await pages.get(address.key, () =>
    render(buildSharedRequest(services, address.key), true),
  );
}

/** Sends a page that was rendered for this request, and logs the request. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, pattern }: { page: Page; pattern: string | null | undefined },
): Promise<FastifyReply> {
  reserveLogLine(request);
  await sendPage(reply, page);
  logAnswer(request, reply, pattern ?? '*');
  return reply;
}

/**
 * Registers all pages. No hooks run here: a cached page has all its headers and is sent at once, without a log
 * line. Only rendered pages count against the rate limit and are logged.
 */
export function registerPageRoutes(app: FastifyInstance, rendering: Rendering): void {
  const { services, pages, countRequest } = rendering;
  const headers = buildNoStoreHeaders(services.env.PUBLIC_URL);
  app.route({
    config: { access: 'public' },
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      const address = resolveAddress(request.url, await services.frontEnds.getPageMatcher());
      if (address.kind === 'redirect') return reply.headers(headers).redirect(address.to, 308);
      const cached = address.kind === 'cacheable' && pages.find(address.key);
      if (cached) return sendPage(reply, cached);
      await countRequest(request, reply, namesCode(request.url) ? 'verify' : 'page');
      const visitor = describeVisitor(rendering, request, reply);
      const page = await getPage(rendering, request, visitor, address);
      return sendRendered(request, reply, { page, pattern: address.pattern });
    },
  });
}
