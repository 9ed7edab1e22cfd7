import type { APIRequestContext } from '@playwright/test';
import { leads } from '#server/leads/registry.ts';
import { screens } from '../../admin/screens.ts';
import { staffPassword } from '../e2e/address.ts';
import { office, openOffice, signedOut } from '../e2e/sign-in.ts';
import { expect, test } from '../e2e/test.ts';
import { recordFigure } from './figures.ts';
import { publicDoors, type Stored, staffDoors, storeHostile } from './hostile-records.ts';
import { sized } from './scale.ts';
import { payloads } from './script-payloads.ts';
import { WatchedPage } from './watched-page.ts';

const tried = payloads.slice(0, sized({ short: 10, long: 100 }));
/** Each record has other payloads in its fields: as many records as payloads, and each field had each. */
const records = sized({ short: 1, long: 100 });

// Both tests look at the same records: they are stored once.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [signedOut] });
const timeoutMs = sized({ short: 3, long: 90 }) * 60_000;
test.setTimeout(timeoutMs);

const stored = new Map<string, Stored[]>();
const idsOf = (kind: string) => (stored.get(kind) ?? []).map(({ id }) => id);

const signInByCall = (request: APIRequestContext) =>
  request.post('/api/admin/login', { data: { username: 'admin', password: staffPassword } });

test.beforeAll(async ({ request }) => {
  test.setTimeout(timeoutMs);
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
  test.setTimeout(timeoutMs);
  await signInByCall(request);
  for (const [kind, { path }] of Object.entries(staffDoors)) {
    for (const id of idsOf(kind)) await request.delete(`/api${path}/${id}`);
  }
});

const record = (where: string, { executions, visits }: WatchedPage) => {
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
  const watched = await WatchedPage.of(page);
  const { executions } = watched;
  for (const payload of payloads.slice(0, 5)) {
    const before = executions.length;
    await page.setContent(payload);
    await expect.poll(() => executions.length, payload).toBeGreaterThan(before);
  }
  await page.setContent(String(payloads.at(1)));
  expect(await watched.livingMarkup()).toHaveLength(1);
  await page.close();
});

test('nothing that was typed runs on a page of the site', async ({ page }) => {
  const watched = await WatchedPage.of(page);
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
  for (const id of idsOf('news')) await watched.open(`/news/${id}`);
  for (const id of idsOf('events')) await watched.open(`/news-and-events/events?open=${id}`);
  for (const id of idsOf('media')) await watched.open(`/news-and-events/media?open=${id}`);
  record('on the site', watched);
  expect(watched.executions).toEqual([]);
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
  const watched = await WatchedPage.of(page);
  await openOffice(page, '/contact-inquiries', 'admin');
  for (const { path } of screens.filter((screen) => !hasDialog(screen.path))) {
    await page.goto(office(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await watched.expectNoMarkup(path);
  }
  for (const [kind, address] of Object.entries(dialogs)) {
    for (const id of idsOf(kind)) {
      await page.goto(office(address + id));
      await expect(page.getByRole('dialog'), address).toBeVisible();
      await watched.expectInert(address);
    }
  }
  await watched.open(office('/person?email=sample.visitor%40mail.example'));
  await page.getByRole('button', { name: 'Find a screen or person' }).click();
  await page.getByRole('combobox').fill('pwn()');
  await expect(page.getByRole('option', { name: 'pwn' }).first()).toBeVisible();
  await watched.expectInert('the palette');
  for (const username of ['hr', 'media']) {
    const other = await browser.newPage();
    const there = await WatchedPage.of(other);
    await openOffice(other, '/dashboard', username);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await there.expectNoMarkup(`the dashboard of ${username}`);
    watched.executions.push(...there.executions);
    watched.visits += there.visits;
    await other.close();
  }
  record('in the back office', watched);
  expect(watched.executions).toEqual([]);
});
