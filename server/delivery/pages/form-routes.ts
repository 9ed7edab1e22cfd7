import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unsubscribePath } from '#contract/newsletter/newsletter.ts';
import { inAllLanguages } from '#contract/site/language.ts';
import { acceptForms } from '#server/platform/files/receive.ts';
import { refuseForeignWrites } from '#server/platform/http/origin.ts';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { splitTarget, toWebRequest } from './canonical.ts';
import type { RenderRequest } from './loader-context.ts';
import { renderPage } from './render.ts';
import { describeVisitor, findSlotOwner, type Rendering, sendRendered } from './render-routes.ts';

const maxFormBytes = 64 * 1024;
const pagesWithFiles = inAllLanguages('/careers/apply');
const isPublic = { config: { access: 'public' } } as const;

/**
 * Responds to a form with the page that its action renders. Forms with files take no render slot, because a slow
 * upload would block other pages; uploads are limited where files are received.
 */
export async function handleForm(
  rendering: Rendering,
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Pick<RenderRequest, 'upload'> = {},
): Promise<FastifyReply> {
  const { services, slots } = rendering;
  const renderRequest = { ...describeVisitor(rendering, request, reply), ...upload };
  const render = () => renderPage(services, toWebRequest(services, request), renderRequest);
  const page = await (renderRequest.upload ? render() : slots.run(findSlotOwner(request), render));
  const matchPage = await services.frontEnds.getPageMatcher();
  const { pattern } = matchPage(splitTarget(request.url).path) ?? {};
  return sendRendered(request, reply, { page, pattern });
}

/** Accepts plain forms without files, and nothing else. The site's actions read their bodies. */
export function acceptPlainForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, body),
  );
}

/** Registers forms that browsers send without script, or before scripts have loaded. */
export async function registerForms(app: FastifyInstance, rendering: Rendering): Promise<void> {
  const { PUBLIC_URL } = rendering.services.env;
  addSecurityHeaders(app, PUBLIC_URL);
  refuseForeignWrites(app, PUBLIC_URL);
  limitRequests(app, rendering.countRequest);
  await app.register((scope) => registerOneClick(scope, rendering));
  acceptPlainForms(app);
  app.route({
    ...isPublic,
    method: 'POST',
    url: '*',
    handler: (request, reply) => handleForm(rendering, request, reply),
  });
  await app.register((scope) => registerFormsWithFiles(scope, rendering));
}

/** Registers forms with files, whose actions read the multipart body as a stream. */
async function registerFormsWithFiles(app: FastifyInstance, rendering: Rendering): Promise<void> {
  await acceptForms(app);
  for (const url of pagesWithFiles) {
    app.post(url, isPublic, (request, reply) =>
      handleForm(rendering, request, reply, { upload: request }),
    );
  }
}

/**
 * Registers one-click unsubscribe, for the page's button and for mail programs (RFC 8058). It accepts any content
 * type. The URL holds the token, so the body is ignored.
 */
async function registerOneClick(app: FastifyInstance, rendering: Rendering): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxFormBytes },
    (_request, _body, done) => done(null, null),
  );
  for (const url of inAllLanguages(unsubscribePath)) {
    app.post(url, isPublic, (request, reply) => handleForm(rendering, request, reply));
  }
}
