import type { Page } from '@playwright/test';
import { addAccount } from './accounts.ts';
import { askToDelete, chooseFilter } from './office-lists.ts';
import { addRecord, changeRecord, uniqueName } from './office-records.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/message-templates';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' });

test('a template can be written with placeholders and a preview, found, edited and deleted', async ({
  page,
}) => {
  const name = uniqueName('Template');
  await openOffice(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates');
  await page.getByRole('button', { name: 'Add Template' }).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Create Template' }).click();
  await expect(dialog(page)).toContainText('Please enter a subject');
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('checkbox', { name: 'Test Drives' }).check();
  await dialog(page).getByLabel('Subject').fill('About ');
  await dialog(page).getByRole('button', { name: 'Vehicle', exact: true }).click();
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('About {{vehicle}}');
  await expect(dialog(page).getByLabel('Subject')).toBeFocused();
  await dialog(page).getByLabel('Text').fill('Dear {{nickname}}');
  await expect(preview(page)).toContainText('About Haval H6');
  await expect(preview(page)).toContainText('Dear {{nickname}}');
  await dialog(page).getByRole('button', { name: 'Create Template' }).click();
  await expect(dialog(page)).toContainText('There is no placeholder {{nickname}}');
  await dialog(page).getByLabel('Text').fill('Dear {{firstName}},\nthank you');
  await expect(preview(page)).toContainText('Dear Sample,');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create Template' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();

  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 template found')).toBeVisible();
  await chooseFilter(page, 'Offered for', 'Parts Requests');
  await expect(page.getByText('No templates found')).toBeVisible();
  await chooseFilter(page, 'Offered for', 'Test Drives');
  await expect(row(page, name)).toContainText('About {{vehicle}}');
  await expect(row(page, name)).toContainText('English');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByRole('checkbox', { name: 'Test Drives' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Update Template' }).click();
  await expect(row(page, name)).toContainText('All request types');

  await askToDelete(page, name);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this template?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is moved to the trash.`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test('a placeholder replaces the selection, or is inserted at the cursor, which stays behind it', async ({
  page,
}) => {
  await openOffice(page, `${path}?edit=new`);
  const text = dialog(page).getByLabel('Text');
  const insert = (placeholder: string) =>
    dialog(page)
      .getByRole('group', { name: 'Insert a placeholder' })
      .getByRole('button', { name: placeholder })
      .press('Enter');
  // Before any field had focus, the text gets it.
  await insert('Link');
  await expect(text).toHaveValue('{{link}}');
  await text.fill('Dear X, see you');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 6));
  await insert('First name');
  await expect(text).toHaveValue('Dear {{firstName}}, see you');
  await expect(text).toBeFocused();
  await page.keyboard.type('!');
  await expect(text).toHaveValue('Dear {{firstName}}!, see you');
  await expect(preview(page)).toContainText('Dear Sample!, see you');
});

test('Urdu is written and shown from right to left', async ({ page, request }) => {
  const name = uniqueName('نمونہ');
  const urdu = { language: 'ur', subject: 'آپ کی درخواست', text: 'محترم {{firstName}}،' };
  const { _id } = await addRecord(request, '/admin/templates', { data: { name, ...urdu } });
  await openOffice(page, `${path}?edit=${_id}`);
  const direction = (element: Element) => getComputedStyle(element).direction;
  const shown = preview(page).getByText('محترم');
  await expect(shown).toHaveAttribute('lang', 'ur');
  for (const field of [
    shown,
    dialog(page).getByLabel('Subject'),
    dialog(page).getByLabel('Text'),
  ]) {
    expect(await field.evaluate(direction)).toBe('rtl');
  }
  await dialog(page).getByLabel('Text').fill('Dear');
  expect(await dialog(page).getByLabel('Text').evaluate(direction)).toBe('ltr');
});

test.describe('two editors', () => {
  test.use({ expectedErrors: [signedOut, '409 (Conflict)'] });

  test('a conflicting edit shows both versions to choose from', async ({ page, request }) => {
    const name = uniqueName('Template');
    const fields = { name, language: 'en', subject: 'First', text: 'Text' };
    const { _id } = await addRecord(request, '/admin/templates', { data: fields });
    await disableLiveUpdates(page);
    await openOffice(page, `${path}?edit=${_id}`);
    await dialog(page).getByLabel('Subject').fill('Mine');
    await dialog(page)
      .getByRole('group', { name: 'Offered for' })
      .getByRole('checkbox', { name: 'Parts Requests' })
      .check();
    await changeRecord(request, `/admin/templates/${_id}`, {
      data: { subject: 'Theirs', slugs: ['test-drives'] },
    });
    await dialog(page).getByRole('button', { name: 'Update Template' }).click();
    await expect(dialog(page)).toContainText('Theirs');
    await expect(dialog(page)).toContainText('Parts Requests');
  });
});

/** Opens the group of the menu in which the screen is. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const group = page.locator('summary', { hasText: 'Messages' });
  if (await button.isVisible()) await button.click();
  else if (await group.isVisible()) await group.click();
}

test('only accounts with the permission have the screen in their menu', async ({
  page,
  request,
}) => {
  const named = { name: 'Templates', exact: true };
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', named);
  const staff = await addAccount(request, 'desk', { permissions: ['test-drives'] });
  await openOffice(page, path, staff);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await openMenu(page);
  await expect(page.getByText('Test Drives').last()).toBeVisible();
  await expect(entry).toHaveCount(0);
  const writer = await addAccount(request, 'writer', { permissions: ['templates'] });
  await openOffice(page, '/dashboard', writer);
  await openMenu(page);
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates');
});
