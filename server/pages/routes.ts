import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unsubscribePath } from '#contract/newsletter.ts';
import { acceptForms } from '#server/files/receive.ts';
import { registerAssets } from '#server/http/assets.ts';
import { refuseForeignWrites } from '#server/http/origin.ts';
import { limitRequests } from '#server/http/rate-limits.ts';
import { addSecurityHeaders, dataHeaders } from '#server/http/security-headers.ts';
import { senderOf } from '#server/http/sender.ts';
import { registerSharingPictures } from '#server/sharing/routes.ts';
import { addressOf } from './canonical.ts';
import { registerCrawlers } from './crawlers.ts';
import { registerDocuments } from './documents.ts';
import { answerWithPages } from './failure-page.ts';
import { registerIcons } from './icons.ts';
import type { PageCache } from './page-cache.ts';
import { registerPictures } from './pictures.ts';
import { registerPublishedFiles } from './published-files.ts';
import { renderPage, type Studio } from './render.ts';
import { sendPage } from './send.ts';

const maxFormBytes = 64 * 1024;
const pagesWithFiles = ['/careers/apply'];
const isPublic = { config: { access: 'public' } } as const;

/**
 * The request as the site's router takes it. The address is joined, not resolved: resolving '//evil'
 * would change the host.
 */
function webRequest(request: FastifyRequest): Request {
  const { protocol, host, url, method, headers, body } = request;
  return new Request(`${protocol}://${host}${url}`, {
    method,
    headers: new Headers(headers as Record<string, string>),
    body: typeof body === 'string' ? body : null,
  });
}

/** What is shared must not depend on a Host, a cookie or a method that one visitor sent. */
const sharedRequest = ({ env }: Studio, key: string) =>
  new Request(`${env.PUBLIC_URL ?? 'http://localhost'}${key}`);

/** Pages to read. No hook runs here: a kept page has all its headers, and is sent at once. */
function registerReading(app: FastifyInstance, studio: Studio, pages: PageCache): void {
  const headers = dataHeaders(studio.env.PUBLIC_URL);
  app.route({
    ...isPublic,
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      const sender = senderOf(request);
      const address = addressOf(request.url);
      if (address.kind === 'moved') return reply.headers(headers).redirect(address.to, 308);
      if (address.kind === 'shared') {
        const make = () =>
          renderPage(studio, sharedRequest(studio, address.key), { sender, isShared: true });
        return sendPage(reply, await pages.get(address.key, make));
      }
      return sendPage(reply, await renderPage(studio, webRequest(request), { sender }));
    },
  });
}

/** Forms sent by browsers that run no script, or have not yet. */
async function registerForms(app: FastifyInstance, studio: Studio): Promise<void> {
  addSecurityHeaders(app, studio.env.PUBLIC_URL);
  refuseForeignWrites(app, studio.env.PUBLIC_URL);
  await limitRequests(app, studio.env);
  await app.register((scope) => registerOneClick(scope, studio));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, body),
  );
  app.route({
    ...isPublic,
    method: 'POST',
    url: '*',
    handler: async (request, reply) => {
      const visit = { sender: senderOf(request) };
      return sendPage(reply, await renderPage(studio, webRequest(request), visit));
    },
  });
  await app.register((scope) => registerFormsWithFiles(scope, studio));
}

/** The same for pages whose form brings files: their actions read it from the connection. */
async function registerFormsWithFiles(app: FastifyInstance, studio: Studio): Promise<void> {
  await acceptForms(app);
  for (const url of pagesWithFiles) {
    app.post(url, isPublic, async (request, reply) => {
      const visit = { sender: senderOf(request), upload: request };
      return sendPage(reply, await renderPage(studio, webRequest(request), visit));
    });
  }
}

/**
 * The way out of the newsletter, for the page's button and for mail programs that press it for their
 * reader (RFC 8058), as a form of either kind. The address says it all: what is sent is not read.
 */
async function registerOneClick(app: FastifyInstance, studio: Studio): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxFormBytes },
    (_request, _body, done) => done(null, null),
  );
  app.route({
    ...isPublic,
    method: 'POST',
    url: unsubscribePath,
    handler: async (request, reply) => {
      const visit = { sender: senderOf(request) };
      return sendPage(reply, await renderPage(studio, webRequest(request), visit));
    },
  });
}

/** Everything that is neither the API nor the office: the files and pages of the public site. */
export async function registerPages(
  app: FastifyInstance,
  studio: Studio,
  pages: PageCache,
): Promise<void> {
  const { files, documents, icons } = studio.frontEnds;
  answerWithPages(app, studio.env.PUBLIC_URL);
  if (files) registerAssets(app, '/assets', files.site, studio.env.PUBLIC_URL);
  registerDocuments(app, studio.env, documents);
  registerIcons(app, studio.env, icons);
  registerPictures(app, studio.env);
  registerSharingPictures(app, studio, pages);
  registerPublishedFiles(app, studio.env, studio.files.storage);
  await app.register(async (scope) => registerCrawlers(scope, studio));
  await app.register(async (scope) => registerReading(scope, studio, pages));
  await app.register((scope) => registerForms(scope, studio));
}
