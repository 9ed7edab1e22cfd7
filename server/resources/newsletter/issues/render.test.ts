import { expect, it } from 'vitest';
import { payloads } from '#tests/assurance/script-payloads.ts';
import { findActiveMarkup, hostileTexts } from '#tests/support/find-active-markup.ts';
import { renderIssueHtml } from './render.ts';

const origin = 'https://cars.example';
const noPicture = { imageUrl: null, imageAlt: null };

it.each([
  '<p><script>x</script></p>',
  '<p onclick="x">x</p>',
  '<a href="javascript:x">x</a>',
  '<a href="//cars.example">x</a>',
  '<p>x',
])('the check finds %j', (html) => {
  expect(findActiveMarkup(html)).not.toEqual([]);
});

it('no payload in any form of Markdown becomes script, handler or address in an email', () => {
  const active = hostileTexts.flatMap(({ form, text }) =>
    findActiveMarkup(renderIssueHtml({ text, ...noPicture }, origin)).map(
      (found) => `${form}: ${found} in ${text}`,
    ),
  );
  expect(active).toEqual([]);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(1_000);
});

it('no payload becomes markup as the description of an issue’s picture', () => {
  const active = payloads.flatMap((imageAlt) =>
    findActiveMarkup(renderIssueHtml({ text: 'x', imageUrl: '/files/a.jpg', imageAlt }, origin)),
  );
  expect(active).toEqual([]);
});

it('Urdu headings, paragraphs and lists are set from right to left', () => {
  const text = '# نئی گاڑی\n\nفون 0300-1234567 پر بات کریں\n\n- پہلا\n- second\n\nEnglish';
  const html = renderIssueHtml({ text, ...noPicture }, origin);
  expect(html).toMatch(/<h2 dir="rtl" lang="ur" style="[^"]*">نئی گاڑی<\/h2>/);
  expect(html).toMatch(/<p dir="rtl" lang="ur" [^>]*>فون <span dir="ltr">0300-1234567<\/span> پر/);
  expect(html).toMatch(/<ul dir="rtl" lang="ur" style="[^"]*padding-right:22px">/);
  expect(html).toMatch(/<li dir="rtl" lang="ur" [^>]*>پہلا<\/li>\n<li style="[^"]*">second<\/li>/);
  expect(html).toMatch(/<p style="[^"]*">English<\/p>/);
});
