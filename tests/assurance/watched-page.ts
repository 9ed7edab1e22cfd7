import type { Page } from '@playwright/test';
import { expect } from '../e2e/test.ts';

/** A page on which all is noted that runs: what calls `pwn`, opens a dialog, or is stopped by the policy. */
export class WatchedPage {
  readonly executions: string[] = [];
  /** How often it was looked at. */
  visits = 0;
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<WatchedPage> {
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

  /** What only markup that was taken from a text has: no element of ours says what to run. */
  async livingMarkup(): Promise<string[]> {
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
    expect(await this.livingMarkup(), where).toEqual([]);
    this.visits += 1;
  }

  /** Waits until payloads are shown, which is when they would run. */
  async expectInert(where: string): Promise<void> {
    await expect(this.#page.locator('body'), where).toContainText('pwn()');
    await this.expectNoMarkup(where);
  }

  /** Goes to a page that shows payloads, and finds them inert. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await this.expectInert(path);
  }
}
