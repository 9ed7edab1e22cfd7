import type { Page } from '@playwright/test';
import { addRecord, uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/message-templates';
const dialog = (page: Page) => page.getByRole('dialog');
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' });

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
  await expectNoSidewaysScroll(page);
  await dialog(page).getByLabel('Text').fill('Dear');
  expect(await dialog(page).getByLabel('Text').evaluate(direction)).toBe('ltr');
});
