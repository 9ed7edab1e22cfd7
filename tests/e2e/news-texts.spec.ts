import type { Page } from '@playwright/test';
import { payloads } from '../assurance/script-payloads.ts';
import { WatchedPage } from '../assurance/watched-page.ts';
import { publish, uniqueTitle } from './published-content.ts';
import { signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const text = `An opening line with https://cars.example/now.

## On show

- the **Haval H6**
- the [Tank 500](/models/tank-500)
  - and its trims

### How to come

1. [Call us](tel:+924200000000)
2. [Write](mailto:desk@cars.example) or read [more](https://cars.example/more)

Plain <b>HTML</b> stays text.`;

/** The text of the page's article, as its elements. */
const readOutline = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h2, h3, h4, li, ol, ul ul, strong, p a, li a')]
        .filter((element) => !element.closest('nav, [aria-labelledby="more-news"]'))
        .map(({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent?.slice(0, 20)}`),
    );

test('a formatted article shows headings, lists, bold and links, with and without JavaScript', async ({
  page,
  request,
  browser,
}) => {
  const { _id } = await publish(request, 'news', {
    title: uniqueTitle('Formatted'),
    content: text,
  });
  await page.goto(`/news/${_id}`);
  const outline = await readOutline(page);
  expect(outline.filter((line) => /^h\d|^ul/.test(line))).toEqual([
    'h2 On show',
    'ul and its trims',
    'h3 How to come',
  ]);
  await expect(page.getByRole('heading', { level: 2, name: 'On show' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'How to come' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Haval H6' }).first()).toBeVisible();
  await expect(page.locator('ul ul li')).toHaveText('and its trims');
  await expect(page.locator('strong')).toHaveText('Haval H6');
  const hrefs = await page
    .getByRole('article')
    .locator('p a, li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of [
    'https://cars.example/now',
    '/models/tank-500',
    'tel:+924200000000',
    'mailto:desk@cars.example',
    'https://cars.example/more',
  ]) {
    expect(hrefs).toContain(href);
  }
  await expect(page.getByText('Plain <b>HTML</b> stays text.')).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^An opening line with https:\/\/cars\.example\/now\. On show - the Haval H6 - the Tank 500/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  expect(await readOutline(plain)).toEqual(outline);
  await context.close();
});

test('events and plain articles: a viewer shows the formatted text, a plain text stays as typed', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Formatted event');
  const { _id } = await publish(request, 'events', { title, content: text });
  await page.goto(`/news-and-events/events?open=${_id}&shown=60`);
  const viewer = page.getByRole('dialog', { name: title });
  await expect(viewer.getByRole('heading', { level: 3, name: 'On show' })).toBeVisible();
  await expectAccessible(page);
  const plain = await publish(request, 'news', {
    title: uniqueTitle('Plain'),
    content: 'One * line\nand > another\n\nA second paragraph',
  });
  await page.goto(`/news/${plain._id}`);
  const paragraphs = page.getByRole('article').locator('p.whitespace-pre-line');
  await expect(paragraphs).toHaveText(['One * line and > another', 'A second paragraph']);
});

const scriptLink = 'javascript:pwn()';

/** Ways to put a payload into a formatted text. */
const forms: readonly ((payload: string) => string)[] = [
  (payload) => `## ${payload}`,
  (payload) => `**${payload}**`,
  (payload) => `- ${payload}`,
  (payload) => `1. ${payload}`,
  (payload) => `[${payload}](${payload})`,
  (payload) => `[x](<${payload}>)`,
  (payload) => `![${payload}](${payload})`,
  (payload) => `[x](${scriptLink} "${payload}")`,
  (payload) => `[x](https://cars.example/${payload})`,
  (payload) => `<${scriptLink}> [x]\n[x]: ${scriptLink} "${payload}"`,
];

/** Links to scripts in the disguises that browsers or parsers see through. */
const links = [
  scriptLink,
  'JaVaScRiPt:pwn()',
  'java&#115;cript:pwn()',
  'javascript&colon;pwn()',
  '&#106;avascript:pwn()',
  '\\javascript:pwn()',
  'java%73cript:pwn()',
  '\u0001javascript:pwn()',
  '//evil.example/pwn()',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduKCk8L3NjcmlwdD4=',
].map((link) => `[pwn()](${link}) ![pwn()](${link})`);

const hostileTexts = [
  ...payloads.map((payload, index) => forms[index % forms.length]?.(payload) ?? payload),
  ...links,
];

test('none of more than a hundred script payloads runs in a formatted text', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(100);
  const watched = await WatchedPage.watch(page);
  const perArticle = 10;
  for (let start = 0; start < hostileTexts.length; start += perArticle) {
    const content = hostileTexts.slice(start, start + perArticle).join('\n\n');
    const { _id } = await publish(request, 'news', { title: uniqueTitle('Hostile'), content });
    await watched.open(`/news/${_id}`);
    const article = page.getByRole('article');
    await expect(article.locator('script, img:not([alt=""]), iframe, svg[onload]')).toHaveCount(0);
    for (const link of await article.locator('p.whitespace-pre-line a, li a').all()) {
      expect(await link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|\/[^/\\])/);
    }
    await request.delete(`/api/news/${_id}`);
  }
  expect(watched.executions).toEqual([]);
});
