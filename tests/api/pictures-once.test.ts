import { afterAll, beforeAll, expect, it } from 'vitest';
import { vehicles } from '#catalogue/vehicles.ts';
import { menu } from '#site/layout/menu.ts';
import { recordRoutes } from '#tests/assurance/all-routes.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let pages: string[];
beforeAll(async () => {
  const { frontEnds } = await recordRoutes();
  const fixed = (await frontEnds.listPagePaths()).filter((path) => !/[:*]/.test(path));
  pages = [...fixed, ...vehicles.map(({ slug }) => `/models/${slug}`)];
  test = await startTestApp({ frontEnds });
});
afterAll(() => test.close());

/** The pictures of a page's content by their paths, without width and file extension, as often as they are shown. */
async function listPictures(url: string): Promise<string[]> {
  const { body } = await test.call({ method: 'GET', url });
  const content = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return content
    .split('<img')
    .slice(1)
    .flatMap((image) => {
      const source = image.slice(0, image.indexOf('>')).split(' src="')[1]?.split('"')[0] ?? '';
      return source.startsWith('/pictures/') ? [source.slice(0, source.lastIndexOf('-'))] : [];
    });
}

it('no page shows a picture twice', async () => {
  const shownTwice: string[] = [];
  let shown = 0;
  for (const page of pages) {
    const pictures = await listPictures(page);
    shown += pictures.length;
    const repeated = pictures.filter((picture, index) => pictures.indexOf(picture) !== index);
    shownTwice.push(...repeated.map((picture) => `${page}: ${picture}`));
  }
  expect(shownTwice).toEqual([]);
  expect(shown).toBeGreaterThan(100);
});

it('pages that follow each other in the menu begin with different pictures', async () => {
  const paths = menu.flatMap(({ url, items }) =>
    items.length > 0 ? items.map((item) => item.url) : url,
  );
  const firsts = await Promise.all(paths.map(async (path) => (await listPictures(path))[0]));
  const shown = firsts.filter((picture) => picture !== undefined);
  expect(shown.length).toBeGreaterThan(6);
  expect(shown.filter((picture, index) => picture === shown[index + 1])).toEqual([]);
  // Of pages with a picture of their own, none shares it with another one.
  const heads = [
    '/about-us',
    '/news-and-events/events',
    '/contact-us',
    '/finance',
    '/newsletter',
    '/parts-request',
    '/features/safety',
  ];
  const pictures = await Promise.all(heads.map(async (path) => (await listPictures(path))[0]));
  expect(new Set(pictures).size).toBe(heads.length);
});
