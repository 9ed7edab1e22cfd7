import { Window } from 'happy-dom';

/** Attributes whose text a visitor reads or hears. */
const readAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** What a search engine or a messenger shows of a page. */
const readMeta = [
  'meta[name="description"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:image:alt"]',
  'meta[property="og:site_name"]',
  'meta[name="twitter:title"]',
  'meta[name="twitter:description"]',
  'meta[name="twitter:image:alt"]',
].join(', ');

/**
 * Lists the texts of a page that visitors read or hear, without e-mail addresses, numbers in parts, and elements of another
 * language than the page's. Texts of neighboring elements stay apart.
 */
export function listVisibleTexts(html: string): string[] {
  const { document } = new Window();
  document.write(html);
  const { lang } = document.documentElement;
  for (const skipped of document.querySelectorAll(
    `script, style, template, a[href^="mailto:"] > *, bdi[dir="ltr"], [lang]:not([lang="${lang}"])`,
  )) {
    skipped.remove();
  }
  const texts = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.textContent),
    ...readAttributes.map((name) => element.getAttribute(name)),
    element.matches(readMeta) ? element.getAttribute('content') : null,
  ]);
  return texts.map((text) => text?.trim() ?? '').filter(Boolean);
}

/** Lists the texts of a page with two English words in a row that are no name, since names are capitalized. */
export const listEnglish = (html: string): string[] =>
  listVisibleTexts(html).filter((text) =>
    /(?<![\w@./-])[a-z]{2,}[ ,.;:]+[a-z]{2,}(?![\w@/-])/.test(text),
  );
