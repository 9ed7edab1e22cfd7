import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brochureDocument, maintenanceDocument, warrantyDocument } from '#catalogue/documents.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { warrantyLines } from '#catalogue/warranty.ts';
import { readEnv } from '#server/platform/env.ts';
import { newsItems } from '#server/resources/content/schema.ts';
import { sampleNews } from '#server/resources/seed/sample-news.ts';
import { findFaults, listThings } from '#tests/support/json-ld.ts';
import { adminPath, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const publicUrl = 'https://cars.example';

const [hiddenNews, ...shownNews] = sampleNews();

let test: TestApp;
let local: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ PUBLIC_URL: publicUrl }) });
  local = await startTestApp();
  const { db } = test.database;
  await db.insert(newsItems).values(shownNews);
  if (hiddenNews) await db.insert(newsItems).values({ ...hiddenNews, status: 'inactive' });
});
afterAll(async () => {
  await test.close();
  await local.close();
});

const get = (url: string) => test.call({ method: 'GET', url });

const listLocations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => String(url));

describe('the sitemap', () => {
  it('lists only pages that exist, by canonical address, each with valid JSON-LD', async () => {
    const addresses = listLocations((await get('/sitemap.xml')).body);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const { statusCode, body } = await get(address.replace(publicUrl, ''));
      expect(statusCode, address).toBe(200);
      expect(body.includes(`<link rel="canonical" href="${address}"/>`), address).toBe(true);
      expect(body.includes(`property="og:url" content="${address}"`), address).toBe(true);
      expect(body.includes('noindex'), address).toBe(false);
      expect(findFaults(body), address).toEqual([]);
    }
  });

  it('lists static pages and every active article, but no page for one visitor and no alias', async () => {
    const addresses = listLocations((await get('/sitemap.xml')).body);
    for (const path of ['/', '/about-us/gwm', '/warranty', '/features/app-control']) {
      expect(addresses).toContain(publicUrl + path);
    }
    expect(addresses).toContain(`${publicUrl}/ur/about-us/gwm`);
    const articles = addresses.filter((address) => address.startsWith(`${publicUrl}/news/`));
    expect(articles.sort()).toEqual(shownNews.map(({ _id }) => `${publicUrl}/news/${_id}`).sort());
    expect(addresses).not.toContain(`${publicUrl}/newsletter`);
    expect(addresses).not.toContain(`${publicUrl}/news`);
  });

  it('uses the origin of the request without PUBLIC_URL, and is then not cached', async () => {
    const request = {
      method: 'GET',
      url: '/sitemap.xml',
      headers: { host: 'here.example' },
    } as const;
    const own = await local.call(request);
    expect(listLocations(own.body)).toContain('http://here.example/faq');
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await test.call(request)).headers['cache-control']).toBe('public, max-age=3600');
  });
});

it('the feed holds the active articles, newest first', async () => {
  const { headers, body } = await get('/news.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const links = [...body.matchAll(/<link>(.*?\/news\/.*?)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual(shownNews.map(({ _id }) => `${publicUrl}/news/${_id}`));
  const page = await get('/news-and-events/news');
  expect(page.body.includes('type="application/rss+xml"')).toBe(true);
});

it('robots.txt names the sitemap, and neither contains the path of the back office', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  for (const text of [body, (await get('/sitemap.xml')).body])
    expect(text).not.toContain(adminPath);
});

it('the manifest names icons that exist', async () => {
  const response = await get('/site.webmanifest');
  expect(response.headers['content-type']).toBe('application/manifest+json');
  const { name, icons } = response.json();
  expect(name).toBe('Haval Pakistan');
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) {
    expect((await get(src)).headers['content-type'], src).toMatch(type);
  }
});

it('the JSON-LD of the FAQ has its eight questions, each with its answer', async () => {
  const { body } = await get('/faq');
  const questions = listThings(body).filter((thing) => thing['@type'] === 'Question');
  expect(questions).toHaveLength(8);
  expect(new Set(questions.map(({ name }) => name)).size).toBe(8);
  for (const { acceptedAnswer } of questions) {
    expect(acceptedAnswer).toMatchObject({ text: expect.stringMatching(/\w{3}/) });
  }
});

it('an unknown feature is a 404 page with noindex', async () => {
  for (const url of ['/features/warp-drive', '/features/constructor']) {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body.includes('<meta name="robots" content="noindex"/>')).toBe(true);
  }
});

describe('a document', () => {
  const documents = [
    maintenanceDocument,
    ...warrantyLines.map(warrantyDocument),
    ...vehicles.map(brochureDocument),
  ];

  it.each(documents)('$path is a tagged PDF with embedded fonts', async ({ path }) => {
    const { statusCode, headers, rawPayload } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const bytes = rawPayload.toString('latin1');
    for (const part of ['%PDF-1.7', '/Marked true', '/StructTreeRoot', '/Lang (en)', '/FontFile']) {
      expect(bytes.includes(part), part).toBe(true);
    }
  });

  it('has a path that reaches no other file', async () => {
    for (const url of ['/documents/none.pdf', '/documents/..%2f..%2fpackage.json']) {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});
