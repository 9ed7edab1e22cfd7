import { expect, it } from 'vitest';
import type { NewsItem } from '#contract/content/content.ts';
import { renderFeed } from './feed.ts';

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
  const feed = renderFeed('https://cars.example', 'News', [article]);
  expect(feed).toContain('<title>Cars &#38; &#60;b&#62;charging&#60;/b&#62;</title>');
  expect(feed).toContain('One.\n\n&#34;Two&#34; ]]&#62; three 😀');
  expect(feed).toContain(
    '<link>https://cars.example/news/01900000-0000-7000-8000-000000000000</link>',
  );
  expect(feed).toContain('<pubDate>Mon, 04 May 2026 05:00:00 GMT</pubDate>');
});
