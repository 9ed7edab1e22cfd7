import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exFactoryPrice, priceTag } from '#catalogue/ex-factory-prices.ts';
import { type SoldVehicle, vehicleBySlug } from '#catalogue/find-vehicle.ts';
import { sharedPages } from '#catalogue/shared-pages.ts';
import { pageSharingPicture, sharingSegment } from '#catalogue/sharing-pictures.ts';
import type { ContentKind } from '#server/changes/changes.ts';
import { notFound } from '#server/errors.ts';
import { dataHeaders } from '#server/http/security-headers.ts';
import type { Page } from '#server/pages/page.ts';
import { PageBody } from '#server/pages/page-body.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import type { Studio } from '#server/pages/render.ts';
import { sendPage } from '#server/pages/send.ts';

const isPublic = { config: { access: 'public' } } as const;

function kept(jpeg: Buffer, shows: ContentKind[], publicUrl: string | undefined): Page {
  return {
    status: 200,
    headers: {
      ...dataHeaders(publicUrl),
      // Links are shown with them on other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=3600',
      ETag: `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 27)}"`,
    },
    body: PageBody.ofBytes(jpeg),
    shows: new Set(shows),
    isWhole: true,
    isKept: true,
  };
}

/** While prices can't be read there is no picture to be had but one that was drawn before. */
function notNow(publicUrl: string | undefined): Page {
  return {
    status: 503,
    headers: { ...dataHeaders(publicUrl), 'Cache-Control': 'no-store', 'Retry-After': '5' },
    body: PageBody.ofBytes(Buffer.alloc(0)),
    shows: new Set(),
    isWhole: false,
    isKept: false,
  };
}

async function modelPicture(
  { readings, env, frontEnds, report }: Studio,
  { slug }: SoldVehicle,
): Promise<Page> {
  try {
    const cars = await readings.cars.get();
    const isPriced = exFactoryPrice(slug, cars).lowest !== null;
    const price = isPriced ? priceTag(slug, cars, '') : null;
    const { withPrice } = await import('./with-price.ts');
    return kept(await withPrice(frontEnds.sharing, slug, price), ['prices'], env.PUBLIC_URL);
  } catch (error) {
    report(error);
    return notNow(env.PUBLIC_URL);
  }
}

const pagesPictures = new Set(sharedPages.map(({ path }) => pageSharingPicture(path)));

async function pagePicture({ env, frontEnds }: Studio, address: string): Promise<Page> {
  const file = path.join(frontEnds.sharing, path.basename(address));
  return kept(await readFile(file), [], env.PUBLIC_URL);
}

/**
 * The pictures that links to pages are shown with on other sites. They live with the pages: drawn once
 * for all who wait, kept until prices change, and there are only as many as there are models and pages,
 * whatever is asked for.
 */
export function registerSharingPictures(
  app: FastifyInstance,
  studio: Studio,
  pages: PageCache,
): void {
  app.get<{ Params: { name: string } }>(
    `/${sharingSegment}/:name.jpg`,
    isPublic,
    async ({ params: { name } }, reply) => {
      const address = `/${sharingSegment}/${name}.jpg`;
      const vehicle = vehicleBySlug(name);
      if (!vehicle && !pagesPictures.has(address)) throw notFound('picture');
      const draw = () => (vehicle ? modelPicture(studio, vehicle) : pagePicture(studio, address));
      return sendPage(reply, await pages.get(address, draw));
    },
  );
}
