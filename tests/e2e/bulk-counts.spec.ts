import type { APIRequestContext, Page } from '@playwright/test';
import { rolePermissions } from '#contract/staff/staff.ts';
import { makeDealer } from '#tests/factories.ts';
import { signInClient, uniqueUsername } from './accounts.ts';
import { staffPassword } from './address.ts';
import { uniqueName, uniquePhone } from './bookings.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

// Each test sends twenty inquiries and changes all of them.
test.beforeEach(() => test.slow());

test.use({ expectedErrors: [signedOut] });

const city = 'Hunza';

/** Adds a dealer in the city; returns its label and the name of an account of it. */
async function addDealer(request: APIRequestContext) {
  const name = uniqueName('Near');
  const added = await request.post('/api/dealers', { data: makeDealer({ name, city }) });
  const { _id: dealerId } = (await added.json()).data;
  const username = uniqueUsername('seller');
  const account = await request.post('/api/admin/accounts', {
    data: {
      username,
      role: 'dealer',
      password: staffPassword,
      permissions: rolePermissions.dealer,
      dealerId,
    },
  });
  expect(account.status()).toBe(201);
  return { label: `${name}, ${city}`, username, dealerId };
}

/** Sends twenty inquiries from the city, which has two dealers, so that none gets one at once. */
async function sendInquiries(request: APIRequestContext) {
  await signInClient(request, 'admin');
  const [dealer] = [await addDealer(request), await addDealer(request)];
  const name = uniqueName('Twenty');
  for (let index = 0; index < 20; index += 1) {
    const data = {
      fullName: `Sample ${name}`,
      phone: uniquePhone(),
      message: 'Which colours are there?',
      city,
    };
    expect((await request.post('/api/contact/submit', { data })).status()).toBe(201);
  }
  return { ...dealer, name };
}

/** Counts the clicks on the page. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { clicks: 0 };
    Reflect.set(window, 'counted', counted);
    const add = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) counted.clicks += 1;
    };
    document.addEventListener('click', add, true);
  });
  return () => page.evaluate(() => Reflect.get(window, 'counted').clicks as number);
}

const openInquiries = async (page: Page, name: string) => {
  await openOffice(page, `/contact-inquiries?search=${encodeURIComponent(name)}`, 'admin');
  await expect(page.getByText('20 inquiries found')).toBeVisible();
};

/** Selects the page's rows and chooses a value in a menu of the bar. */
async function change(page: Page, menu: string, choice: RegExp | string) {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('20 selected');
  await bar.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: choice }).click();
}

test(
  'twenty requests are given to a dealer of the customers’ city with at most six clicks',
  onDesktop,
  async ({ page, request }) => {
    const { name, label, dealerId } = await sendInquiries(request);
    await openInquiries(page, name);
    const clicks = await countClicks(page);
    await change(page, 'Give to dealer', `${label} In the customer’s city`);
    await expect(page.getByText(`20 inquiries are now with ${label}.`)).toBeVisible();
    expect(await clicks()).toBeGreaterThan(0);
    expect(await clicks()).toBeLessThanOrEqual(6);
    const params = { search: name, dealerId, limit: '50' };
    const stored = await request.get('/api/contact/admin/inquiries', { params });
    expect((await stored.json()).data).toHaveLength(20);
    const row = page.getByRole('row').filter({ hasText: name }).first();
    await expect(row).toContainText(label.replace(`, ${city}`, ''));
  },
);

test(
  'twenty requests are assigned to a person with at most six clicks',
  onDesktop,
  async ({ page, request }) => {
    const { name, username, label } = await sendInquiries(request);
    await openInquiries(page, name);
    await change(page, 'Give to dealer', `${label} In the customer’s city`);
    await expect(page.getByText(`20 inquiries are now with ${label}.`)).toBeVisible();
    const clicks = await countClicks(page);
    await change(page, 'Assign to', username);
    await expect(page.getByText(`20 inquiries are now with ${username}.`)).toBeVisible();
    expect(await clicks()).toBeGreaterThan(0);
    expect(await clicks()).toBeLessThanOrEqual(6);
    const params = { search: name, assignedTo: username, limit: '50' };
    const stored = await request.get('/api/contact/admin/inquiries', { params });
    expect((await stored.json()).data).toHaveLength(20);
  },
);
