import type { Page } from '@playwright/test';

/** Adds CSS to a page for a test. The CSP blocks style elements, but not adopted style sheets. */
export const adoptStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Removes all CSS that `adoptStyle` added. */
export const removeStyles = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
