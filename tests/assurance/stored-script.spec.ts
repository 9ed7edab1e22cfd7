import type { APIRequestContext } from '@playwright/test';
import { contact } from '#contract/leads/contact.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { screens } from '../../admin/screens.ts';
import { serverSettings, staffPassword } from '../e2e/address.ts';
import { office, openOffice, signedOut } from '../e2e/sign-in.ts';
import { test as base, expect } from '../e2e/test.ts';
import { recordFigure } from './figures.ts';
import {
  findFirst,
  publicEndpoints,
  type Stored,
  staffEndpoints,
  storeHostile,
  storeHostileNotes,
} from './hostile-records.ts';
import { sized } from './scale.ts';
import { payloads } from './script-payloads.ts';
import { WatchedPage } from './watched-page.ts';

const usedPayloads = payloads.slice(0, sized({ short: 10, long: 100 }));
/** The payloads rotate through the fields: with as many records as payloads, every field gets every payload. */
const records = sized({ short: 1, long: 100 });

/** These tests have their own server, so that no other test sees their records. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const server = await startServer(serverSettings);
      await use(server);
      await server.end('SIGTERM');
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(`http://localhost:${server.port}`);
  },
});

// All tests use the same records, which are stored once.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [signedOut] });
const timeoutMs = sized({ short: 3, long: 90 }) * 60_000;
test.setTimeout(timeoutMs);

const stored = new Map<string, Stored[]>();
const listIds = (kind: string) => (stored.get(kind) ?? []).map(({ id }) => id);

const signInByApi = (request: APIRequestContext) =>
  request.post('/api/admin/login', { data: { username: 'admin', password: staffPassword } });

test.beforeAll(async ({ request }) => {
  test.setTimeout(timeoutMs);
  for (const [kind, endpoint] of Object.entries({ ...publicEndpoints, ...staffEndpoints })) {
    if (kind in staffEndpoints) await signInByApi(request);
    const made: Stored[] = [];
    for (let round = 0; round < records; round += 1) {
      made.push(await storeHostile(request, endpoint, usedPayloads, round * 7));
    }
    stored.set(kind, made);
  }
  const { slug } = contact;
  const [inquiry = ''] = listIds(slug);
  await storeHostileNotes(request, slug, inquiry, usedPayloads);
});

const record = (where: string, { executions, views }: WatchedPage) => {
  const placed = [...stored.values()].flat().reduce((sum, one) => sum + one.placed, 0);
  recordFigure({
    promise: 'Stored script',
    measured: `script executions and CSP violations ${where}, ${views} views of ${usedPayloads.length} payloads in ${placed} texts`,
    bar: '0',
    found: String(executions.length),
  });
};

test('the test detects a payload that a page renders as markup', async ({ browser }) => {
  const page = await browser.newPage();
  const watched = await WatchedPage.watch(page);
  const { executions } = watched;
  for (const payload of payloads.slice(0, 5)) {
    const before = executions.length;
    await page.setContent(payload);
    await expect.poll(() => executions.length, payload).toBeGreaterThan(before);
  }
  await page.setContent(String(payloads.at(1)));
  expect(await watched.findActiveMarkup()).toHaveLength(1);
  await page.close();
});

test('no stored payload runs on a public page', async ({ page }) => {
  const watched = await WatchedPage.watch(page);
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
    await watched.expectNoMarkup(path);
  }
  for (const id of listIds('news')) await watched.open(`/news/${id}`);
  for (const id of listIds('events')) await watched.open(`/news-and-events/events?open=${id}`);
  for (const id of listIds('media')) await watched.open(`/news-and-events/media?open=${id}`);
  for (const code of listIds('quotes')) {
    // Pages show a name's initials only.
    await page.goto(`/quote/${code}`);
    await watched.expectNoMarkup('a quote');
  }
  record('on the site', watched);
  expect(watched.executions).toEqual([]);
});

/** The address that opens a record's dialog above its list, by kind of record. */
const dialogs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(leads.map(({ facts: { slug } }) => [slug, `/${slug}?open=`])),
  news: '/news-management?edit=',
  events: '/event-management?edit=',
  media: '/media-management?edit=',
  jobs: '/job-openings?edit=',
  dealers: '/dealer-management?open=',
  'newsletter-issues': '/newsletter-issues?edit=',
  templates: '/message-templates?edit=',
  specifications: '/price-calculator?tab=specifications&edit=',
};
const hasDialog = (path: string) =>
  Object.values(dialogs).some((address) => [`${path}?open=`, `${path}?edit=`].includes(address));

test('no stored payload runs on a back office screen', async ({ page, browser }) => {
  const watched = await WatchedPage.watch(page);
  await openOffice(page, '/contact-inquiries', 'admin');
  for (const { path } of screens.filter((screen) => !hasDialog(screen.path))) {
    await page.goto(office(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await watched.expectNoMarkup(path);
  }
  for (const [kind, address] of Object.entries(dialogs)) {
    for (const id of listIds(kind)) {
      await page.goto(office(address + id));
      await expect(page.getByRole('dialog'), address).toBeVisible();
      await watched.expectInert(address);
    }
  }
  const setup = `/appointment-setup?dealerId=${await findFirst(page.request, '/dealers')}`;
  await watched.open(office(setup));
  await watched.open(office(`${setup}&tab=closures`));
  await watched.open(office('/person?email=sample.visitor%40mail.example'));
  await page.getByRole('button', { name: 'Find a screen or person' }).click();
  await page.getByRole('combobox').fill('pwn()');
  await expect(page.getByRole('option', { name: 'pwn' }).first()).toBeVisible();
  await watched.expectInert('the palette');
  for (const username of ['hr', 'media']) {
    const other = await browser.newPage();
    const watchedOther = await WatchedPage.watch(other);
    await openOffice(other, '/dashboard', username);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await watchedOther.expectNoMarkup(`the dashboard of ${username}`);
    watched.executions.push(...watchedOther.executions);
    watched.views += watchedOther.views;
    await other.close();
  }
  record('in the back office', watched);
  expect(watched.executions).toEqual([]);
});
