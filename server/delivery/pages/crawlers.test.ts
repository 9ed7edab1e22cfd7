import { expect, it } from 'vitest';
import type { NewsItem } from '#contract/content/content.ts';
import { renderFeed, renderSitemap } from './crawlers.ts';

const article: NewsItem = {
  _id: '01900000-0000-7000-8000-000000000000',
  title: 'Cars & <b>charging</b>',
  content: 'One.\u0001\n\n"Two" ]]> three 😀',
  type: 'news',
  status: 'active',
  imageUrl: null,
  imageAlt: null,
  isSample: false,
  publishAt: null,
  createdAt: '2026-05-04T05:00:00.000Z',
  updatedAt: '2026-05-04T05:00:00.000Z',
};

it('escapes what staff typed and drops characters that XML does not allow', () => {
  const feed = renderFeed('https://cars.example', 'en', [article]);
  expect(feed).toContain('<title>Cars &#38; &#60;b&#62;charging&#60;/b&#62;</title>');
  expect(feed).toContain('One.\n\n&#34;Two&#34; ]]&#62; three 😀');
  expect(feed).toContain(
    '<link>https://cars.example/news/01900000-0000-7000-8000-000000000000</link>',
  );
  expect(feed).toContain('<pubDate>Mon, 04 May 2026 05:00:00 GMT</pubDate>');
});

const listLocations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('is in Urdu, with links to Urdu pages, in the Urdu feed', () => {
  const feed = renderFeed('https://cars.example', 'ur', [article]);
  expect(feed).toContain('<language>ur</language>');
  expect(feed).toContain('href="https://cars.example/ur/news.xml"');
  expect(feed).toContain(`<link>https://cars.example/ur/news/${article._id}</link>`);
});

it('lists each page with its absolute URL, and parameters with all their values', async () => {
  const paths = ['/', '/faq', '/features/:feature', '/news/:id'];
  const parameterValues = { '/features/': () => ['tech', 'ui'], '/news/': async () => ['1'] };
  const xml = await renderSitemap('https://cars.example', paths, parameterValues);
  expect(listLocations(xml)).toEqual([
    'https://cars.example/',
    'https://cars.example/ur',
    'https://cars.example/faq',
    'https://cars.example/ur/faq',
    'https://cars.example/features/tech',
    'https://cars.example/ur/features/tech',
    'https://cars.example/features/ui',
    'https://cars.example/ur/features/ui',
    'https://cars.example/news/1',
    'https://cars.example/ur/news/1',
  ]);
  for (const language of [
    'en-PK" href="https://cars.example/',
    'ur-PK" href="https://cars.example/ur/',
  ]) {
    const link = `<xhtml:link rel="alternate" hreflang="${language}faq"/>`;
    expect(xml.split(link)).toHaveLength(3);
  }
});

it('leaves out paths whose parameter values are unknown', async () => {
  expect(listLocations(await renderSitemap('', ['/faq', '/jobs/:job', '/a/:b/c'], {}))).toEqual([
    '/faq',
    '/ur/faq',
  ]);
});

it('escapes characters that are special in XML', async () => {
  const xml = await renderSitemap('http://a"<b>&', ['/x/:y'], { '/x/': () => ['<&'] });
  expect(listLocations(xml)).toContain('http://a&#34;&#60;b&#62;&#38;/x/%3C%26');
});
