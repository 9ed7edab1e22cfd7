import type { FastifyInstance } from 'fastify';
import type { Failure } from '#contract/http/http.ts';
import { sayFaultInUrdu } from '#contract/input/urdu-faults.ts';
import { type Language, localizePath, splitLanguage } from '#contract/site/language.ts';
import { registerSharingPictures } from '#server/delivery/sharing/routes.ts';
import { registerAssets } from '#server/platform/http/assets.ts';
import {
  keepConnection,
  reportFailure,
  retryHeaders,
} from '#server/platform/http/error-handler.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { createRequestLimits } from '#server/platform/http/rate-limits.ts';
import { logAnswer, reserveLogLine } from '#server/platform/http/request-log.ts';
import { buildNoStoreHeaders } from '#server/platform/http/security-headers.ts';
import { registerDocuments, registerIcons, registerPictures } from './built-files.ts';
import { splitTarget } from './canonical.ts';
import { registerCrawlers } from './crawlers.ts';
import { registerForms } from './form-routes.ts';
import type { PageServices } from './loader-context.ts';
import type { PageCache } from './page-cache.ts';
import { registerCustomerPages, registerQuoteFiles } from './private-routes.ts';
import { registerPublishedFiles } from './published-files.ts';
import { registerPageRoutes } from './render-routes.ts';
import { RenderSlots } from './render-slots.ts';

/** Registers the files and pages of the public site. */
export async function registerPages(
  app: FastifyInstance,
  services: PageServices,
  pages: PageCache,
): Promise<void> {
  const { files, documents, icons } = services.frontEnds;
  handlePageErrors(app, services.env.PUBLIC_URL);
  if (files) registerAssets(app, '/assets', files.site, services.env.PUBLIC_URL);
  registerDocuments(app, services.env, documents);
  registerIcons(app, services.env, icons);
  registerPictures(app, services.env);
  registerSharingPictures(app, services, pages);
  await app.register((scope) => registerPublishedFiles(scope, services));
  const limits = await createRequestLimits(app, services.env);
  const rendering = { services, pages, ...limits, slots: new RenderSlots() };
  await app.register(async (scope) => registerCrawlers(scope, services, limits.countRequest));
  await app.register(async (scope) => registerPageRoutes(scope, rendering));
  await app.register((scope) => registerCustomerPages(scope, rendering));
  await app.register((scope) => registerQuoteFiles(scope, rendering));
  await app.register((scope) => registerForms(scope, rendering));
}

/** Messages never contain input from the request; they are escaped anyway. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const errorTexts = {
  en: {
    title: 'Unexpected Application Error!',
    home: 'Home page',
    request: (id: string) => `Request ${id}`,
  },
  ur: {
    title: 'غیر متوقع خرابی',
    home: 'صفحۂ اول',
    request: (id: string) => `خرابی کا نمبر: <bdi>${id}</bdi>`,
  },
} as const satisfies Record<Language, object>;

function renderErrorPage(language: Language, failure: Failure, requestId: string): string {
  const { title, home, request } = errorTexts[language];
  const message = language === 'ur' ? sayFaultInUrdu(failure) : failure.message;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="${localizePath(language, '/')}">${home}</a></p>
<p><small>${request(escapeHtml(requestId))}</small></p>
</body></html>`;
}

/** Responds with an HTML page to errors outside rendering, such as a form that is too large, and logs them. */
function handlePageErrors(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = buildNoStoreHeaders(publicUrl);
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = describeFailure(error);
    const { language } = splitLanguage(splitTarget(request.url).path);
    reportFailure(request, error, status);
    reserveLogLine(request);
    keepConnection(reply);
    reply
      .headers({ ...headers, ...retryHeaders(status) })
      .status(status)
      .type('text/html; charset=utf-8')
      .send(renderErrorPage(language, body, request.id));
    logAnswer(request, reply);
    return reply;
  });
}
