import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exFactoryPrice, priceTag } from '#catalogue/ex-factory-prices.ts';
import { sharedPages } from '#catalogue/shared-pages.ts';
import {
  pageSharingPicture,
  sharingSegment,
  splitPictureName,
} from '#catalogue/sharing-pictures.ts';
import { findVehicleBySlug, type SoldVehicle } from '#catalogue/vehicles.ts';
import { type Language, languages } from '#contract/site/language.ts';
import type { PageServices } from '#server/delivery/pages/loader-context.ts';
import { type Page, PageBody, sendPage } from '#server/delivery/pages/page.ts';
import type { PageCache } from '#server/delivery/pages/page-cache.ts';
import type { ContentKind } from '#server/platform/changes.ts';
import { notFound } from '#server/platform/errors.ts';
import { buildNoStoreHeaders, dataHeaders } from '#server/platform/http/security-headers.ts';

const isPublic = { config: { access: 'public' } } as const;

function buildPicturePage(jpeg: Buffer, shows: ContentKind[], publicUrl: string | undefined): Page {
  return {
    status: 200,
    headers: {
      ...dataHeaders(publicUrl),
      // Link previews on other sites load them.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=3600',
      ETag: `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 27)}"`,
    },
    body: PageBody.fromBytes(jpeg),
    shows: new Set(shows),
    isComplete: true,
    isCacheable: true,
  };
}

/** The response while prices cannot be read. The page cache prefers an earlier picture. */
function buildUnavailablePage(publicUrl: string | undefined): Page {
  return {
    status: 503,
    headers: { ...buildNoStoreHeaders(publicUrl), 'Retry-After': '5' },
    body: PageBody.fromBytes(Buffer.alloc(0)),
    shows: new Set(),
    isComplete: false,
    isCacheable: false,
  };
}

async function drawModelPicture(
  { cachedQueries, env, frontEnds, report }: PageServices,
  { slug }: SoldVehicle,
  language: Language,
): Promise<Page> {
  try {
    const cars = await cachedQueries.cars.get();
    const isPriced = exFactoryPrice(slug, cars).lowest !== null;
    const { words, isSample } = priceTag(slug, cars, '');
    const label = isSample ? 'sampleExFactory' : 'exFactory';
    const price = isPriced ? ({ words, label } as const) : null;
    const { drawPrice } = await import('./draw-price.ts');
    return buildPicturePage(
      await drawPrice(frontEnds.sharing, slug, price, language),
      ['prices'],
      env.PUBLIC_URL,
    );
  } catch (error) {
    report(error);
    return buildUnavailablePage(env.PUBLIC_URL);
  }
}

const pagePicturePaths = new Set(
  sharedPages.flatMap(({ path }) => languages.map((one) => pageSharingPicture(path, one))),
);

async function readPagePicture({ env, frontEnds }: PageServices, address: string): Promise<Page> {
  const file = path.join(frontEnds.sharing, path.basename(address));
  return buildPicturePage(await readFile(file), [], env.PUBLIC_URL);
}

/**
 * Registers the pictures for link previews (`og:image`). They share the page cache: each is drawn once and cached until
 * prices change. There is one per model, shared page and language, so requests cannot fill the cache.
 */
export function registerSharingPictures(
  app: FastifyInstance,
  services: PageServices,
  pages: PageCache,
): void {
  app.get<{ Params: { name: string } }>(
    `/${sharingSegment}/:name.jpg`,
    isPublic,
    async ({ params: { name } }, reply) => {
      const address = `/${sharingSegment}/${name}.jpg`;
      const { language, rest: slug } = splitPictureName(name);
      const vehicle = findVehicleBySlug(slug);
      if (!vehicle && !pagePicturePaths.has(address)) throw notFound('picture');
      const draw = () =>
        vehicle
          ? drawModelPicture(services, vehicle, language)
          : readPagePicture(services, address);
      return sendPage(reply, await pages.get(address, draw));
    },
  );
}
