import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { EnginePage } from './engine.ts';

const executablePath = '/usr/bin/firefox-esr';

export const isFirefoxInstalled = () => existsSync(executablePath);

/** Starts Debian's Firefox ESR. Puppeteer speaks WebDriver BiDi with it, so that no geckodriver is needed. */
export async function openFirefox(): Promise<EnginePage> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  // A page with unsaved changes asks before it is left; WebDriver leaves it unasked.
  page.on('dialog', (dialog) => dialog.accept());
  return {
    async goto(url) {
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    async chooseFile(selector, path) {
      const input = await page.$(selector);
      await input?.toElement('input').then((field) => field.uploadFile(path));
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
