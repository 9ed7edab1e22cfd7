import type { Page } from '@playwright/test';
import { book, uniqueName } from './bookings.ts';
import { askToDelete } from './office-lists.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut] });

/** The trash's entry of a record. */
const findItem = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

/** Deletes the only test drive of a list, and waits until it is in the trash. */
async function deleteDrive(page: Page, name: string, username: string): Promise<void> {
  await openOffice(page, `/test-drives?search=${encodeURIComponent(name)}`, username);
  await askToDelete(page, `Sample ${name}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It moves to the trash for 30 days.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await dismissToast(page, 'is moved to the trash.');
  await expect(page.getByText('No test drive', { exact: false }).first()).toBeVisible();
}

test('a deleted request is restored from the trash, with its place in the list', async ({
  page,
  request,
}) => {
  const name = uniqueName('Restored');
  await book(request, { lastName: name });
  await deleteDrive(page, name, 'hr');
  await page.goto(page.url().replace(/test-drives.*/, 'trash?slug=test-drives'));
  const item = findItem(page, name);
  await expect(item).toContainText('Deleted by hr');
  await expect(item).toContainText('30 days left');
  const keptUntil = Date.parse((await item.locator('time').last().getAttribute('datetime')) ?? '');
  expect(Math.round((keptUntil - Date.now()) / 86_400_000)).toBe(30);
  // Deleting for good needs another permission.
  await expect(item.getByRole('button')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await item.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`${name} is restored.`)).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.goto(page.url().replace(/trash.*/, `test-drives?search=${encodeURIComponent(name)}`));
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('an admin deletes a record for good, after a question', async ({ page, request }) => {
  const name = uniqueName('Purged');
  await book(request, { lastName: name });
  await deleteDrive(page, name, 'admin');
  await page.goto(page.url().replace(/test-drives.*/, 'trash'));
  const item = findItem(page, name);
  await item.getByRole('button', { name: 'for good' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nobody can restore them.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(item).toHaveCount(1);
  await item.getByRole('button', { name: 'for good' }).click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('is deleted for good.')).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('an admin erases a person, after a dialog that shows exactly what goes', async ({
  page,
  request,
}) => {
  const name = uniqueName('Erased');
  const email = `${name.toLowerCase().replace(/[^a-z0-9]/g, '-')}@mail.example`;
  const phone = `0300 ${String(Math.random()).slice(2, 9)}`;
  await book(request, { lastName: name, email, phone });
  // Somebody else used this number in another request.
  await book(request, { lastName: 'Other', email: `other-${email}`, phone });
  await openOffice(page, `/person?email=${encodeURIComponent(email)}`, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByRole('button', { name: 'Erase this person' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('also those in the trash');
  await expect(question).toContainText('1 record goes');
  const link = question.getByRole('checkbox', { name: `${phone}: ` });
  await expect(link).toHaveAccessibleName(/: 1 record, as .*Other/);
  await expect(link).not.toBeChecked();
  await link.check();
  await expect(question).toContainText('2 records go');
  await expect(question).toContainText(`Further numbers and addresses: ${phone}`);
  await expect(question.getByText(/^Names: .*Other/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await link.uncheck();
  await expect(question).toContainText('1 record goes');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('The person is erased: 1 record.')).toBeVisible();
  await expect(page).toHaveURL(/dashboard/);
});

test('the dashboard raises an alarm if the ledger does not balance', async ({ page }) => {
  await page.route('**/api/admin/ledger', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [
          {
            slug: 'test-drives',
            accepted: 12,
            stored: 9,
            inTrash: 1,
            purged: 1,
            isBalanced: false,
          },
          {
            slug: 'parts-requests',
            accepted: 3,
            stored: 3,
            inTrash: 0,
            purged: 0,
            isBalanced: true,
          },
        ],
      },
    }),
  );
  await openOffice(page, '/dashboard', 'admin');
  const alarm = page.getByRole('alert');
  await expect(alarm).toContainText('The ledger does not balance');
  await expect(alarm).toContainText('Test Drives: 12 accepted, 9 stored, 1 in trash, 1 purged');
  await expect(alarm.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
