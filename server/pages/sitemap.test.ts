import { expect, it } from 'vitest';
import { sitemapOf } from './sitemap.ts';

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('lists each page absolutely, the varying ones in all their forms', async () => {
  const paths = ['/', '/faq', '/features/:feature', '/news/:id'];
  const varying = { '/features/': () => ['tech', 'ui'], '/news/': async () => ['1'] };
  const xml = await sitemapOf('https://cars.example', paths, varying);
  expect(locationsOf(xml)).toEqual([
    'https://cars.example/',
    'https://cars.example/faq',
    'https://cars.example/features/tech',
    'https://cars.example/features/ui',
    'https://cars.example/news/1',
  ]);
});

it('leaves out what varies in a way that nobody knows', async () => {
  expect(locationsOf(await sitemapOf('', ['/faq', '/jobs/:job', '/a/:b/c'], {}))).toEqual(['/faq']);
});

it('writes no sign that would end an element or open one', async () => {
  const xml = await sitemapOf('http://a"<b>&', ['/x/:y'], { '/x/': () => ['<&'] });
  expect(locationsOf(xml)).toEqual(['http://a&#34;&#60;b&#62;&#38;/x/%3C%26']);
});
