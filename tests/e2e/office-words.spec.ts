import type { Page } from '@playwright/test';
import { addDealerAccount } from './accounts.ts';
import { uniqueName } from './bookings.ts';
import { closeFilters, filterButton, openFilters } from './office-lists.ts';
import { expectSeen } from './seen.ts';
import { disableLiveUpdates, office, openOffice, signedOut } from './sign-in.ts';
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

/** The choices of the filters that tabs offer, too. */
const filters: readonly [path: string, label: string, choices: readonly string[]][] = [
  ['/dealer-management', 'Status', ['All', 'Active Only', 'Inactive Only']],
  ['/newsletter-subscriptions', 'Status', ['All', 'Subscribed', 'Unsubscribed']],
  ['/newsletter-subscriptions', 'Source', ['All', 'Popup', 'Newsletter']],
  ['/news-management', 'Type', ['All', 'News', 'Newsletter']],
  ['/news-management', 'Status', ['All', 'Active', 'Inactive']],
  ['/event-management', 'Status', ['All', 'Active', 'Inactive']],
  ['/event-management', 'Media Type', ['All', 'Image', 'Video']],
  ['/media-management', 'Status', ['All', 'Active', 'Inactive']],
  ['/media-management', 'Media Type', ['All', 'Image', 'Video']],
];

/** The statuses of the request types. */
const statuses: readonly [path: string, words: readonly string[]][] = [
  ['/contact-inquiries', ['New', 'In Progress', 'Resolved', 'Closed']],
  ['/vehicle-bookings', ['Pending', 'Confirmed', 'Processing', 'Completed', 'Cancelled']],
  ['/test-drives', ['Pending', 'Confirmed', 'Completed', 'Cancelled', 'No Show']],
  ['/service-appointments', ['Pending', 'Confirmed', 'In Progress', 'Completed', 'Cancelled']],
  ['/parts-requests', ['Pending', 'Confirmed', 'Ordered', 'Shipped', 'Delivered', 'Cancelled']],
  [
    '/job-applications',
    ['Submitted', 'Reviewing', 'Shortlisted', 'Interviewed', 'Offered', 'Hired', 'Rejected'],
  ],
  [
    '/dealer-applications',
    ['Submitted', 'Reviewing', 'Shortlisted', 'Interview Scheduled', 'Approved', 'Rejected'],
  ],
];

/** Adds a subscription: a new product has none. */
async function subscribe(page: Page) {
  const email = `${uniqueName('reader').replaceAll(' ', '-')}@mail.example`;
  const data = { firstName: 'Sample', lastName: 'Reader', email, source: 'newsletter' };
  expect((await page.request.post('/api/newsletter/subscribe', { data })).ok()).toBe(true);
}

for (const { width, use } of sizes) {
  test.describe(`at ${width} px`, onDesktop, () => {
    test.use(use);
    const isPhone = width === 390;

    for (const [path, count, columns] of lists) {
      test(`${path} says how many records it has${isPhone ? '' : ', and its columns have their titles'}`, async ({
        page,
      }) => {
        if (path === '/newsletter-subscriptions') await subscribe(page);
        await openOffice(page, path, 'admin');
        await expect(page.locator('tbody tr').first()).toBeVisible();
        await expectSeen(page.getByRole('main').getByText(count));
        await page.mouse.move(2, 2);
        for (const title of isPhone ? [] : columns) {
          const head = page.getByRole('columnheader', { name: title, exact: true });
          await expectSeen(head.getByText(title, { exact: true }));
          const overhang = await head.evaluate((cell) => cell.scrollWidth - cell.clientWidth);
          expect(overhang, `${title} fits its column`).toBeLessThanOrEqual(0);
        }
        await expectNoSidewaysScroll(page);
      });
    }

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

    for (const [path, label, choices] of filters) {
      test(`the filter ${label} of ${path} offers ${choices.join(', ')}`, async ({ page }) => {
        await openOffice(page, path, 'admin');
        if (path === '/newsletter-subscriptions') {
          await subscribe(page);
          await page.reload();
        }
        await page.getByRole('searchbox').waitFor();
        if (isPhone) await openFilters(page);
        const filter = page.getByRole('combobox', { name: label, exact: true });
        await expectSeen(page.getByText(label, { exact: true }).and(page.locator('label')));
        await expect(filter.getByRole('option')).toHaveText([...choices]);
        await filter.selectOption(choices[1] ?? '');
        if (isPhone) await closeFilters(page);
        await expect(page).toHaveURL(/[?&](status|isActive|source|type|mediaType)=/);
        if (isPhone) await expect(filterButton(page)).toContainText('1 set');
      });
    }

    for (const [path, words] of statuses) {
      test(`${path} can be filtered by ${words.join(', ')}`, async ({ page }) => {
        await openOffice(page, path, 'admin');
        const tabs = page.getByRole('navigation', { name: 'Status' });
        await openFilters(page);
        const filter = page.getByRole('combobox', { name: 'Status', exact: true });
        await expect(filter.getByRole('option')).toHaveText(['All', ...words]);
        await filter.selectOption(words.at(-1) ?? '');
        await closeFilters(page);
        const tab = tabs.locator('[aria-current]');
        await expect(tab).toHaveText(new RegExp(`^${words.at(-1)}`));
        await expect(tab, 'the tabs scroll to it').toBeInViewport({ ratio: 1 });
        await expectSeen(tab);
        await expect(filterButton(page)).toContainText('1 set');
      });
    }

    test('Newsletter Subscriptions says which tab lists the subscribed and which the others', async ({
      page,
    }) => {
      await openOffice(page, '/newsletter-subscriptions', 'admin');
      const tabs = page.locator('dl > div');
      await expect(tabs).toHaveText([
        /^Total Subscriptions\d+$/,
        /^Active\d+subscribed$/,
        /^Inactive\d+unsubscribed$/,
        /^Recent\d+in 7 days$/,
      ]);
    });

    test('the place of a dealer is seen in the list, with four decimals', async ({ page }) => {
      await openOffice(page, '/dealer-management', 'admin');
      await page.mouse.move(2, 2);
      const places = page.locator('tbody tr').getByText(/^-?\d+\.\d{4}, -?\d+\.\d{4}$/);
      await expect(places.nth(1)).toBeVisible();
      for (const index of [0, 1]) await expectSeen(places.nth(index));
    });

    test('the dates of news have month, day and year', async ({ page }) => {
      await openOffice(page, '/news-management', 'admin');
      const dates = page.locator('tbody time');
      await expect(dates.first()).toBeVisible();
      for (const text of await dates.allTextContents()) {
        expect(text).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      }
      await expectSeen(dates.first());
    });

    for (const username of ['admin', 'hr', 'a dealer']) {
      test(`My Day comes first in the menu of ${username}, then the dashboard`, async ({
        page,
        request,
      }) => {
        await disableLiveUpdates(page);
        const account = username === 'a dealer' ? await addDealerAccount(request) : username;
        await openOffice(page, '/dashboard', account);
        if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
        const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
        await expect(links.nth(0)).toHaveText('My Day');
        await expect(links.nth(1)).toHaveText('Dashboard');
        await expectSeen(links.nth(0));
      });
    }

    test('an account without requests begins its menu with the dashboard', async ({ page }) => {
      await openOffice(page, '/dashboard', 'media');
      if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links.first()).toHaveText('Dashboard');
    });
  });
}

test.describe('on a phone of 390 px', onDesktop, () => {
  test.use(sizes[1]?.use ?? {});

  test('a card of news shows its type and the beginning of its text', async ({ page }) => {
    await openOffice(page, '/news-management', 'admin');
    const card = page.locator('tbody tr', { hasText: 'Monthly newsletter: the first drive' });
    await expectSeen(card.getByText('Newsletter', { exact: true }));
    await expectSeen(card.getByText(/^This issue is about test drives/), { mayBeCut: true });
  });

  test('a card of an event shows its media type, date and when it was created', async ({
    page,
  }) => {
    await openOffice(page, '/event-management', 'admin');
    const card = page.locator('tbody tr', { hasText: 'Family day in Karachi' });
    await expectSeen(card.getByText('Image', { exact: true }));
    await expectSeen(card.getByText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/));
    const created = card.getByText('Created', { exact: true });
    await expectSeen(created);
    await expectSeen(created.locator('..').locator('time'));
  });

  test('a card of media shows its text and type', async ({ page }) => {
    await openOffice(page, '/media-management', 'admin');
    const card = page.locator('tbody tr', { hasText: 'Tank 500 on the road' });
    await expectSeen(card.getByText('Image', { exact: true }));
    await expectSeen(card.getByText(/^The Tank 500 by day/), { mayBeCut: true });
  });

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
