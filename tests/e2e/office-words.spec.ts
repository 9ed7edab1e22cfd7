import type { Page } from '@playwright/test';
import { leadTypes } from '#contract/leads/registry.ts';
import { uniqueName } from './bookings.ts';
import { expectSeen } from './seen.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

// The words of this file are typed here: they may not follow a change of the product's constants.
test.use({ expectedErrors: [signedOut] });

const sizes = [
  { width: 1440, use: { viewport: { width: 1440, height: 900 } } },
  { width: 390, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

/** The lists with the words of their count, and the titles of their columns. */
const lists: readonly [path: string, count: RegExp, columns: readonly string[]][] = [
  ['/contact-inquiries', /^\d+ inquir(y|ies) found$/, ['Status', 'Actions']],
  ['/vehicle-bookings', /^\d+ bookings? found$/, ['Status', 'Actions']],
  [
    '/test-drives',
    /^\d+ test drives? found$/,
    ['Customer', 'Vehicle', 'Dealership', 'Status', 'Date', 'Actions'],
  ],
  [
    '/service-appointments',
    /^\d+ service appointments? found$/,
    ['Customer', 'Vehicle', 'Service', 'Status', 'Date', 'Actions'],
  ],
  [
    '/parts-requests',
    /^\d+ parts requests? found$/,
    ['Customer', 'Vehicle Info', 'Required Part', 'Status', 'Date', 'Actions'],
  ],
  [
    '/job-applications',
    /^\d+ job applications? found$/,
    ['Applicant', 'Job Title', 'Employment Status', 'Status', 'Files', 'Date', 'Actions'],
  ],
  [
    '/dealer-applications',
    /^\d+ dealer applications? found$/,
    ['Applicant', 'Business Info', 'Location', 'Status', 'Date', 'Actions'],
  ],
  [
    '/job-openings',
    /^\d+ jobs? found$/,
    ['Job Title', 'Category', 'Location', 'Type', 'Created', 'Actions'],
  ],
  [
    '/newsletter-subscriptions',
    /^\d+ subscriptions? found$/,
    ['Subscriber', 'Email', 'Source', 'Status', 'Date', 'Actions'],
  ],
  ['/news-management', /^\d+ news items? found$/, ['Content', 'Type', 'Status', 'Date', 'Actions']],
  [
    '/event-management',
    /^\d+ events? found$/,
    ['Media', 'Event Details', 'Event Date', 'Media Type', 'Status', 'Created', 'Actions'],
  ],
  [
    '/media-management',
    /^\d+ media items? found$/,
    ['Media', 'Title', 'Content', 'Media Type', 'Status', 'Created', 'Actions'],
  ],
  [
    '/dealer-management',
    /^\d+ dealers? found$/,
    ['Dealer', 'Location', 'Contact', 'Status', 'Actions'],
  ],
];

/** Adds a subscription: a new product has none. */
async function subscribe(page: Page) {
  const email = `${uniqueName('reader').replaceAll(' ', '-')}@mail.example`;
  const data = { firstName: 'Sample', lastName: 'Reader', email, source: 'newsletter' };
  expect((await page.request.post('/api/newsletter/subscribe', { data })).ok()).toBe(true);
}

/** Goes to another address without loading the page again. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, office(path));

for (const { width, use } of sizes) {
  test.describe(`at ${width} px`, onDesktop, () => {
    test.use(use);
    const isPhone = width === 390;

    test(`the count of every list is in sight${isPhone ? '' : ', and its columns have room for their titles'}`, async ({
      page,
    }) => {
      await subscribe(page);
      await openOffice(page, '/dashboard', 'admin');
      for (const [path, count, columns] of lists) {
        await goTo(page, path);
        await expect(page.getByRole('main').getByText(count)).toBeVisible();
        await expect(page.locator('tbody tr').first()).toBeVisible();
        await expectSeen(page.getByRole('main').getByText(count));
        await page.mouse.move(2, 2);
        for (const title of isPhone ? [] : columns) {
          const head = page.getByRole('columnheader', { name: title, exact: true });
          await expectSeen(head.getByText(title, { exact: true }));
          const overhang = await head.evaluate((cell) => cell.scrollWidth - cell.clientWidth);
          expect(overhang, `${title} of ${path} fits its column`).toBeLessThanOrEqual(0);
        }
        await expectNoSidewaysScroll(page);
      }
    });

    test('the count is seen with a filter, for nothing found, and beside details', async ({
      page,
    }) => {
      await openOffice(page, '/test-drives?status=completed', 'admin');
      await expectSeen(page.getByText(/^\d+ test drives? found$/));
      await page.getByRole('searchbox').fill(uniqueName('Nobody'));
      await expectSeen(page.getByText('0 test drives found'));
      await page.goto(office('/test-drives'));
      await page.locator('tbody tr').first().getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      if (!isPhone) await expectSeen(page.getByText(/^\d+ test drives? found$/));
    });

    test('the tabs of a list scroll to the status that it is filtered by', async ({ page }) => {
      await openOffice(page, '/dashboard', 'admin');
      for (const { slug, statuses } of leadTypes) {
        const last = Object.keys(statuses).at(-1) ?? '';
        await goTo(page, `/${slug}?status=${last}`);
        const tabs = page.getByRole('navigation', { name: 'Status' });
        const tab = tabs.locator(`[aria-current][href*="${last}"]`);
        await expect(tab, slug).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test.describe('on a phone of 390 px', onDesktop, () => {
  test.use(sizes[1]?.use ?? {});

  test('a card of a dealer shows phone number and email address as links', async ({ page }) => {
    await openOffice(page, '/dealer-management?search=Model+Town', 'admin');
    const card = page.locator('tbody tr').first();
    const phone = card.getByRole('link', { name: /^\+92 / });
    await expectSeen(phone);
    await expect(phone).toHaveAttribute('href', /^tel:\+92/);
    const email = card.getByRole('link', { name: /@dealers\.example$/ });
    await expectSeen(email);
    await expect(email).toHaveAttribute('href', /^mailto:/);
    for (const link of [phone, email]) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });
});
