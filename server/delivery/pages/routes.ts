import type { FastifyInstance } from 'fastify';
import { registerSharingPictures } from '#server/delivery/sharing/routes.ts';
import { registerAssets } from '#server/platform/http/assets.ts';
import { createRequestLimits } from '#server/platform/http/rate-limits.ts';
import { registerAppointments } from './appointment-routes.ts';
import { registerDocuments, registerIcons } from './built-files.ts';
import { registerCrawlers } from './crawlers.ts';
import { handlePageErrors } from './error-page.ts';
import { registerForms } from './form-routes.ts';
import type { PageServices } from './loader-context.ts';
import type { PageCache } from './page-cache.ts';
import { registerPictures } from './pictures.ts';
import { registerPublishedFiles } from './published-files.ts';
import { registerQuoteFiles } from './quote-routes.ts';
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
  await app.register((scope) => registerAppointments(scope, rendering));
  await app.register((scope) => registerQuoteFiles(scope, rendering));
  await app.register((scope) => registerForms(scope, rendering));
}
