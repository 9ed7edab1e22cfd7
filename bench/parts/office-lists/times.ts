import type { Page } from '@playwright/test';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { staffPassword } from '#tests/support/two-processes.ts';
import { openSlowPage, type Subject } from '../interactions/subject.ts';

const requests = 50;
const desktop = { viewport: { width: 1440, height: 900 } };
/** By then a list has finished prefetching. */
const restMs = 2_000;

/** A running product and the address of its back office. */
export interface Office extends Subject {
  path: string;
}

/** Fills the measured lists through the public API. */
export async function fillLists({ origin }: Office): Promise<void> {
  for (const { slug, paths } of [testDrive, partsRequest]) {
    for (let sent = 0; sent < requests; sent += 1) {
      const response = await fetch(`${origin}/api${paths.submit}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...acceptedInputs[slug]?.(), lastName: `Visitor ${sent}` }),
      });
      if (!response.ok) throw new Error(`a request failed with ${response.status}`);
    }
  }
}

/** Opens a page with an empty cache, signed in. */
async function openSignedIn(office: Office): Promise<Page> {
  const page = await openSlowPage(office, desktop);
  const data = { username: 'hr', password: staffPassword };
  await page.request.post('/api/admin/login', { data });
  return page;
}

/** The page itself reports the time: polling it from outside would load its main thread. */
async function readReport(page: Page, act: () => Promise<unknown>): Promise<number> {
  const report = page.waitForEvent('console', (message) => message.text().startsWith('rows shown'));
  await act();
  const time = Number((await report).text().split(' ').at(-1));
  await page.context().close();
  return time;
}

/** Times the first list from the navigation until its rows are shown, in ms. */
export async function timeFirstList(office: Office): Promise<number> {
  const page = await openSignedIn(office);
  await page.addInitScript(() => {
    const checkRows = () => {
      if (!document.querySelector('tbody a')) return requestAnimationFrame(checkRows);
      requestAnimationFrame(() => console.info('rows shown', performance.now()));
    };
    checkRows();
  });
  return readReport(page, () => page.goto(`${office.path}/test-drives`));
}

/** Times the change to another list from the click until its rows are shown, in ms. */
export async function timeListSwitch(office: Office): Promise<number> {
  const page = await openSignedIn(office);
  await page.goto(`${office.path}/test-drives`);
  await page.locator('tbody a').first().waitFor();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = menu.getByRole('link', { name: partsRequest.texts.title });
  await link.waitFor();
  await page.waitForTimeout(restMs);
  return readReport(page, () =>
    link.evaluate((target: HTMLElement, title) => {
      const start = performance.now();
      const checkRows = () => {
        const isOpen = document.querySelector('h1')?.textContent === title;
        if (!isOpen || !document.querySelector('tbody a')) return requestAnimationFrame(checkRows);
        requestAnimationFrame(() => console.info('rows shown', performance.now() - start));
      };
      target.click();
      checkRows();
    }, partsRequest.texts.title),
  );
}
