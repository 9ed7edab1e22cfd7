import { Window } from 'happy-dom';

/** Attributes whose text a visitor reads or hears, or a search engine shows. */
const readAttributes = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'content',
  'placeholder',
  'title',
];

/**
 * Lists the texts of a page that visitors read or hear, without those in an element of another language than the page's.
 * Texts of neighboring elements stay apart.
 */
function listVisibleTexts(html: string): string[] {
  const { document } = new Window();
  document.write(html);
  const { lang } = document.documentElement;
  for (const skipped of document.querySelectorAll(
    `script, style, template, [lang]:not([lang="${lang}"])`,
  )) {
    skipped.remove();
  }
  const texts = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.textContent),
    ...readAttributes.map((name) => element.getAttribute(name)),
  ]);
  return texts.map((text) => text?.trim() ?? '').filter(Boolean);
}

/** Lists the texts of a page with two English words in a row that are no name, since names are capitalized. */
export const listEnglish = (html: string): string[] =>
  listVisibleTexts(html).filter((text) =>
    /(?<![\w@./-])[a-z]{2,}[ ,.;:]+[a-z]{2,}(?![\w@/-])/.test(text),
  );
