import { expect, it } from 'vitest';
import { renderSitemap } from './sitemap.ts';

const listLocations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('lists each page with its absolute URL, and parameters with all their values', async () => {
  const paths = ['/', '/faq', '/features/:feature', '/news/:id'];
  const parameterValues = { '/features/': () => ['tech', 'ui'], '/news/': async () => ['1'] };
  const xml = await renderSitemap('https://cars.example', paths, parameterValues);
  expect(listLocations(xml)).toEqual([
    'https://cars.example/',
    'https://cars.example/faq',
    'https://cars.example/features/tech',
    'https://cars.example/features/ui',
    'https://cars.example/news/1',
  ]);
});

it('leaves out paths whose parameter values are unknown', async () => {
  expect(listLocations(await renderSitemap('', ['/faq', '/jobs/:job', '/a/:b/c'], {}))).toEqual([
    '/faq',
  ]);
});

it('escapes characters that are special in XML', async () => {
  const xml = await renderSitemap('http://a"<b>&', ['/x/:y'], { '/x/': () => ['<&'] });
  expect(listLocations(xml)).toEqual(['http://a&#34;&#60;b&#62;&#38;/x/%3C%26']);
});
