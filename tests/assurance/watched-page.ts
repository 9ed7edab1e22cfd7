import type { Page } from '@playwright/test';
import { expect } from '../e2e/test.ts';

/** A page that records script execution: calls of `pwn`, dialogs, and scripts blocked by the CSP. */
export class WatchedPage {
  readonly executions: string[] = [];
  /** How many times it was checked. */
  views = 0;
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async watch(page: Page): Promise<WatchedPage> {
    const watched = new WatchedPage(page);
    const { executions } = watched;
    await page.exposeFunction('pwn', () => executions.push(page.url()));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) executions.push(message.text());
    });
    page.on('dialog', (dialog) => {
      executions.push(page.url());
      void dialog.dismiss();
    });
    return watched;
  }

  /** Elements with inline handlers or script URLs. The product renders none, so they come from payloads. */
  async findActiveMarkup(): Promise<string[]> {
    return await this.#page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(({ attributes }) =>
          [...attributes].some(
            ({ name, value }) =>
              /^on|^srcdoc$/.test(name) ||
              (/^(href|src|action|formaction|data)$/.test(name) &&
                /^\s*(javascript|data:text)/i.test(value)),
          ),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  }

  async expectNoMarkup(where: string): Promise<void> {
    await expect(this.#page.locator('[aria-busy="true"]'), where).toHaveCount(0);
    expect(await this.findActiveMarkup(), where).toEqual([]);
    this.views += 1;
  }

  /** Waits until payloads are shown, then checks that no markup came of them. */
  async expectInert(where: string): Promise<void> {
    await expect(this.#page.locator('body'), where).toContainText('pwn()');
    await this.expectNoMarkup(where);
  }

  /** Opens a page that shows payloads and expects them to be inert. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await this.expectInert(path);
  }
}
