import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TextBlock, TextInline } from '#contract/content/rich-text.ts';
import { payloads } from '#tests/assurance/script-payloads.ts';
import { findActiveMarkup } from '#tests/support/find-active-markup.ts';
import { FormattedText } from './formatted-text.tsx';

const link = (href: string, text: string): TextInline => ({
  type: 'link',
  href,
  children: [text, { type: 'bold', children: [text] }],
});

/** A text with a payload in every place, also in addresses that the server would refuse. */
const placeEverywhere = (text: string): TextBlock[] => [
  { type: 'heading', level: 1, children: [text] },
  { type: 'paragraph', children: [text, link(text, text), link('https://cars.example', text)] },
  { type: 'list', start: 1, items: [[{ type: 'paragraph', children: [link(text, text)] }]] },
];

it.each([
  ['https://cars.example/wiki/Tank_(car)', 'https://cars.example/wiki/Tank_(car)', ''],
  ['https://cars.example/x).', 'https://cars.example/x', ').'],
  ['https://cars.example/x”', 'https://cars.example/x', '”'],
  ['https://cars.example/x»،', 'https://cars.example/x', '»،'],
  ['https://cars.example/x۔', 'https://cars.example/x', '۔'],
  ['https://cars.example/x؟', 'https://cars.example/x', '؟'],
  ['https://cars.example/x/', 'https://cars.example/x/', ''],
  ['https://cars.example/?a=1#top_-', 'https://cars.example/?a=1#top_-', ''],
  ['https://...', null, 'https://...'],
])('%s leads to %s', (typed, href, rest) => {
  const html = renderToStaticMarkup(
    <FormattedText body={undefined} text={`See ${typed} now`} below={1} />,
  );
  expect(/href="([^"]+)"/.exec(html)?.[1] ?? null).toBe(href);
  expect(html).toContain(href ? `>${href}</a>${rest} now` : `See ${rest} now`);
});

it('no payload in a formatted text becomes script, handler or address on a page', () => {
  const active = payloads.flatMap((payload) => {
    const body = placeEverywhere(payload);
    const html = renderToStaticMarkup(<FormattedText body={body} text={payload} below={1} />);
    return findActiveMarkup(html).map((found) => `${found} in ${payload}`);
  });
  expect(active).toEqual([]);
  expect(payloads).toHaveLength(100);
});

it('Urdu in a text is set from right to left, block by block, and its numbers in parts are not', () => {
  const paragraph = (text: string): TextBlock => ({ type: 'paragraph', children: [text] });
  const body: TextBlock[] = [
    { type: 'heading', level: 1, children: ['نئی گاڑی'] },
    paragraph('فون 0300-1234567'),
    { type: 'list', start: null, items: [[paragraph('پہلا')], [paragraph('second')]] },
    paragraph('English'),
  ];
  const html = renderToStaticMarkup(<FormattedText body={body} text="" below={1} />);
  expect(html).toMatch(/<h2 dir="auto" lang="ur"[^>]*>نئی گاڑی<\/h2>/);
  expect(html).toMatch(/<p dir="auto" lang="ur"[^>]*>فون <bdi dir="ltr">0300-1234567<\/bdi><\/p>/);
  expect(html).toMatch(/<ul dir="rtl"[^>]*><li><p dir="auto" lang="ur"/);
  expect(html).toMatch(/<p dir="auto" class="[^"]*">English<\/p>/);
  const plain = renderToStaticMarkup(<FormattedText body={undefined} text="فون" below={1} />);
  expect(plain).toMatch(/<p dir="auto" lang="ur"/);
});
