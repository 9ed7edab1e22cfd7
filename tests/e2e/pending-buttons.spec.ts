import type { Locator, Page } from '@playwright/test';
import { issueAdmin } from '#contract/newsletter-issues.ts';
import { timelinePath } from '#contract/timeline.ts';
import { trashPath } from '#contract/trash.ts';
import { book, uniqueName, uniquePhone } from './bookings.ts';
import { addRecord, hiddenDealer } from './office-records.ts';
import { office, openOffice, openUserMenu, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** Holds the calls that change something below a path; returns how many came, and a function that lets them go. */
async function holdCalls(page: Page, path: string) {
  const held: (() => void)[] = [];
  await page.route(`**/api${path}*`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await new Promise<void>((resolve) => held.push(resolve));
    return route.fallback();
  });
  return {
    count: () => held.length,
    release: () => {
      for (const resolve of held) resolve();
    },
  };
}

/** Presses a button by keyboard and expects that it keeps focus, and does nothing more, while its call is under way. */
async function expectFocusKept(page: Page, button: Locator, path: string) {
  const calls = await holdCalls(page, path);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  expect(calls.count()).toBe(1);
  calls.release();
}

test(
  'the button that adds an entry to the timeline keeps focus while it is sent',
  onDesktop,
  async ({ page, request }) => {
    const id = await book(request, { lastName: uniqueName('Entry') });
    await openOffice(page, `/test-drives?open=${id}`);
    const composer = page.getByRole('form', { name: 'Add to the timeline' });
    await composer.getByRole('button', { name: 'Note' }).click();
    await composer.getByLabel('Note', { exact: true }).fill('Called back');
    const add = composer.locator('button[type=submit]');
    await expectFocusKept(page, add, `${timelinePath}/**`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Called back' })).toBeVisible();
    // Out of the form, so that the next key is a shortcut again.
    await expect(page.getByRole('heading', { name: 'Timeline', exact: true })).toBeFocused();
  },
);

test(
  'the buttons that send a newsletter issue and its test keep focus while it is sent',
  onDesktop,
  async ({ page, request }) => {
    await request.post('/api/newsletter/subscribe', { data: { email: 'pending@reader.example' } });
    const subject = uniqueName('Pending issue');
    const multipart = { subject, text: 'Sample text' };
    await addRecord(request, issueAdmin.paths.records, { multipart });
    await openOffice(page, `/newsletter-issues?search=${encodeURIComponent(subject)}`);
    await page.getByRole('button', { name: `Send ${subject}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Send a test to').fill('test@reader.example');
    const test = dialog.getByRole('button', { name: 'Send Test' });
    await expectFocusKept(page, test, `${issueAdmin.paths.records}/*/test`);
    const send = dialog.getByRole('button', { name: /^Send to / });
    await expectFocusKept(page, send, `${issueAdmin.paths.records}/*/send`);
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'the button that restores a record keeps focus until the record has left the trash',
  onDesktop,
  async ({ page, request }) => {
    const name = uniqueName('HAVAL Trashed');
    const { _id } = await addRecord(request, '/dealers', { data: hiddenDealer(name) });
    await request.delete(`/api/dealers/${_id}`);
    await openOffice(page, '/trash?slug=dealers', 'admin');
    await expectFocusKept(
      page,
      page.getByRole('button', { name: `Restore ${name}` }),
      `${trashPath}/**`,
    );
    await expect(page.getByText(`${name} is restored.`)).toBeVisible();
  },
);

test(
  'the buttons that erase a person and end the session keep focus until it is done',
  onDesktop,
  async ({ page, request }) => {
    const email = `${uniqueName('erased').replaceAll(' ', '-')}@mail.example`;
    await book(request, { lastName: 'Erased', email, phone: uniquePhone() });
    await openOffice(page, `/person?email=${encodeURIComponent(email)}`, 'admin');
    const erase = page.getByRole('button', { name: 'Erase this person' });
    await erase.press('Enter');
    await expect(page.getByText('1 record goes')).toBeVisible();
    const calls = await holdCalls(page, '/admin/person');
    await page.getByRole('button', { name: 'Erase for good' }).press('Enter');
    await expect(erase).toHaveAttribute('aria-disabled', 'true');
    await expect(erase).toBeFocused();
    calls.release();
    await expect(page).toHaveURL(office('/dashboard'));
    await openUserMenu(page);
    const logout = page.getByRole('button', { name: 'Logout' });
    await expectFocusKept(page, logout, '/admin/logout');
    await expect(page.getByLabel('Username')).toBeVisible();
  },
);

test('the button that asks for the location keeps focus while the browser finds it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await page.goto('/find-a-dealer');
  const button = page.getByRole('button', { name: 'Use my location' });
  await button.press('Enter');
  const pending = page.getByRole('button', { name: 'Getting location...' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await expect(pending).toBeFocused();
});
