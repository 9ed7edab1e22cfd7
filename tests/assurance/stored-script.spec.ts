import type { APIRequestContext, Page } from '@playwright/test';
import { leads } from '#server/leads/registry.ts';
import { screens } from '../../admin/screens.ts';
import { staffPassword } from '../e2e/address.ts';
import { office, openOffice, signedOut } from '../e2e/sign-in.ts';
import { expect, test } from '../e2e/test.ts';
import { recordFigure } from './figures.ts';
import { publicDoors, type Stored, staffDoors, storeHostile } from './hostile-records.ts';
import { sized } from './scale.ts';
import { payloads } from './script-payloads.ts';

const tried = payloads.slice(0, sized({ short: 10, long: 100 }));
/** Each record has other payloads in its fields: as many records as payloads, and each field had each. */
const records = sized({ short: 1, long: 100 });

// Both tests look at the same records: they are stored once.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [signedOut] });
test.setTimeout(sized({ short: 3, long: 90 }) * 60_000);

const stored = new Map<string, Stored[]>();
const idsOf = (kind: string) => (stored.get(kind) ?? []).map(({ id }) => id);

const signInByCall = (request: APIRequestContext) =>
  request.post('/api/admin/login', { data: { username: 'admin', password: staffPassword } });

test.beforeAll(async ({ request }) => {
  for (const [kind, door] of Object.entries({ ...publicDoors, ...staffDoors })) {
    if (kind in staffDoors) await signInByCall(request);
    const made: Stored[] = [];
    for (let round = 0; round < records; round += 1) {
      made.push(await storeHostile(request, door, tried, round * 7));
    }
    stored.set(kind, made);
  }
});

/** Others find the site as it was: what visitors see of this goes again. */
test.afterAll(async ({ request }) => {
  await signInByCall(request);
  for (const [kind, { path }] of Object.entries(staffDoors)) {
    for (const id of idsOf(kind)) await request.delete(`/api${path}/${id}`);
  }
});

/** Whatever runs calls `pwn` or opens a dialog, and what the policy stops is told of: all is noted. */
async function watch(page: Page): Promise<string[]> {
  const executions: string[] = [];
  await page.exposeFunction('pwn', () => executions.push(page.url()));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) executions.push(message.text());
  });
  page.on('dialog', (dialog) => {
    executions.push(page.url());
    void dialog.dismiss();
  });
  return executions;
}

/** What only markup that was taken from a text has: no element of ours says what to run. */
const livingMarkup = (page: Page) =>
  page.evaluate(() =>
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

let visits = 0;
async function expectNoMarkup(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  expect(await livingMarkup(page), where).toEqual([]);
  visits += 1;
}

/** Waits until payloads are shown, which is when they would run. */
async function expectInert(page: Page, where: string): Promise<void> {
  await expect(page.locator('body'), where).toContainText('pwn()');
  await expectNoMarkup(page, where);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectInert(page, path);
}

const record = (where: string, executions: readonly string[]) => {
  const placed = [...stored.values()].flat().reduce((sum, one) => sum + one.placed, 0);
  recordFigure({
    promise: 'Stored script',
    measured: `executions and breaches of the policy ${where}, ${visits} views of ${tried.length} payloads in ${placed} texts`,
    bar: '0',
    found: String(executions.length),
  });
};

test('where a page takes them for markup, the payloads are found to run', async ({ browser }) => {
  const page = await browser.newPage();
  const executions = await watch(page);
  for (const payload of payloads.slice(0, 5)) {
    const before = executions.length;
    await page.setContent(payload);
    await expect.poll(() => executions.length, payload).toBeGreaterThan(before);
  }
  await page.setContent(String(payloads.at(1)));
  expect(await livingMarkup(page)).toHaveLength(1);
  await page.close();
});

test('nothing that was typed runs on a page of the site', async ({ page }) => {
  const executions = await watch(page);
  visits = 0;
  for (const path of [
    '/',
    '/news',
    '/news-and-events/news',
    '/news-and-events/events',
    '/news-and-events/media',
    '/careers',
    '/find-a-dealer',
    '/test-drive',
    '/book-now',
  ]) {
    await page.goto(path);
    await expectNoMarkup(page, path);
  }
  for (const id of idsOf('news')) await open(page, `/news/${id}`);
  for (const id of idsOf('events')) await open(page, `/news-and-events/events?open=${id}`);
  for (const id of idsOf('media')) await open(page, `/news-and-events/media?open=${id}`);
  record('on the site', executions);
  expect(executions).toEqual([]);
});

/** What a screen opens of a record, by the record's kind; the list is behind it. */
const dialogs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(leads.map(({ facts: { slug } }) => [slug, `/${slug}?open=`])),
  news: '/news-management?edit=',
  events: '/event-management?edit=',
  media: '/media-management?edit=',
  jobs: '/job-openings?edit=',
  dealers: '/dealer-management?open=',
};
const hasDialog = (path: string) =>
  Object.values(dialogs).some((address) => address.startsWith(`${path}?`));

test('nothing that was typed runs on a screen of the back office', async ({ page, browser }) => {
  const executions = await watch(page);
  visits = 0;
  await openOffice(page, '/contact-inquiries', 'admin');
  for (const { path } of screens.filter((screen) => !hasDialog(screen.path))) {
    await page.goto(office(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoMarkup(page, path);
  }
  for (const [kind, address] of Object.entries(dialogs)) {
    for (const id of idsOf(kind)) {
      await page.goto(office(address + id));
      await expect(page.getByRole('dialog'), address).toBeVisible();
      await expectInert(page, address);
    }
  }
  await open(page, office('/person?email=sample.visitor%40mail.example'));
  await page.getByRole('button', { name: 'Find a screen or person' }).click();
  await page.getByRole('combobox').fill('pwn()');
  await expect(page.getByRole('option', { name: 'pwn' }).first()).toBeVisible();
  await expectInert(page, 'the palette');
  for (const username of ['hr', 'media']) {
    const other = await browser.newPage();
    const there = await watch(other);
    await openOffice(other, '/dashboard', username);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoMarkup(other, `the dashboard of ${username}`);
    executions.push(...there);
    await other.close();
  }
  record('in the back office', executions);
  expect(executions).toEqual([]);
});
