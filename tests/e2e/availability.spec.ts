import type { Page } from '@playwright/test';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { color } from './booking-form.ts';
import { addRecord, changeRecord, hiddenDealer, uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut, '400 (Bad Request)', '409 (Conflict)'] });

const day = addDays(todayInPakistan(), 42);
const model = 'Haval H6 HEV';
const cell = (page: Page, color: string, column: 'Units' | 'Expected on' = 'Units') =>
  page.getByRole('textbox', { name: `${model}, ${color}: ${column}`, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: /^Save/ });

/** Opens the grid of a new dealer, with the rows of one model. */
async function openGrid(page: Page, request: Parameters<typeof addRecord>[0]): Promise<string> {
  const { _id } = await addRecord(request, '/dealers', { data: hiddenDealer(uniqueName('Grid')) });
  await openOffice(page, `/availability?dealerId=${_id}&model=haval-h6-hev`);
  await expect(cell(page, 'Deep Teal')).toBeVisible();
  return _id;
}

/** Pastes into the focused cell what a spreadsheet has copied. */
const paste = (page: Page, copied: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, copied);

test('the grid is typed with the keyboard alone, and saved at once', async ({ page, request }) => {
  await openGrid(page, request);
  const { keyboard } = page;
  await cell(page, 'Deep Teal').focus();
  await keyboard.type('12');
  await keyboard.press('ArrowRight');
  await expect(cell(page, 'Deep Teal', 'Expected on')).toBeFocused();
  await keyboard.type(day);
  await keyboard.press('Enter');
  await expect(cell(page, 'Glacier White', 'Expected on')).toBeFocused();
  await keyboard.press('ArrowLeft');
  await keyboard.type('4');
  // Typing replaces what a cell has; F2 and Enter edit it, and Esc takes back.
  await keyboard.press('ArrowUp');
  await keyboard.press('F2');
  await keyboard.press('ArrowLeft');
  await keyboard.press('Backspace');
  await expect(cell(page, 'Deep Teal')).toHaveValue('2');
  await keyboard.press('Escape');
  await expect(cell(page, 'Deep Teal')).toHaveValue('12');
  await keyboard.type('3');
  await expect(cell(page, 'Deep Teal')).toHaveValue('3');
  // The first selected row is filled down.
  await keyboard.press('Enter');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 cells selected')).toBeAttached();
  await keyboard.press('Control+d');
  for (const color of ['Glacier White', 'Moonlight Silver', 'Storm Grey']) {
    await expect(cell(page, color)).toHaveValue('4');
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keyboard.press('Control+Enter');
  await expect(page.getByText('The availability is saved as of today.')).toBeVisible();
  await page.reload();
  await expect(cell(page, 'Deep Teal')).toHaveValue('3');
  await expect(cell(page, 'Deep Teal', 'Expected on')).toHaveValue(day);
  await expect(cell(page, 'Storm Grey')).toHaveValue('4');
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByText('Haval H6 HEV, Storm Grey')).toBeVisible();
});

test('a block of a spreadsheet is pasted, its faults show at their cells, and nothing is saved until they are right', async ({
  page,
  request,
}) => {
  await openGrid(page, request);
  await cell(page, 'Glacier White').focus();
  await paste(page, `2\t\r\nmany\t31/12/2099\r\n0\t${day}\r\n`);
  await expect(cell(page, 'Glacier White')).toHaveValue('2');
  await expect(cell(page, 'Moonlight Silver', 'Expected on')).toHaveValue('2099-12-31');
  await expect(saveButton(page)).toHaveText('Save 3 rows');
  await saveButton(page).click();
  await expect(cell(page, 'Moonlight Silver')).toBeFocused();
  await expect(cell(page, 'Moonlight Silver')).toHaveAccessibleDescription(/whole cars/);
  await expectAccessible(page);
  await page.reload();
  await expect(cell(page, 'Glacier White')).toHaveValue('');

  await cell(page, 'Glacier White').focus();
  await paste(page, `2\t\r\n5\t31/12/2099\r\n0\t${day}\r\n`);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText('Save');
  await page.reload();
  await expect(cell(page, 'Moonlight Silver')).toHaveValue('5');
  await expect(cell(page, 'Storm Grey', 'Expected on')).toHaveValue(day);
  // Del empties what is selected, which withdraws it.
  await cell(page, 'Moonlight Silver').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText('Save');
  await page.reload();
  await expect(cell(page, 'Moonlight Silver')).toHaveValue('');
  await expect(cell(page, 'Moonlight Silver', 'Expected on')).toHaveValue('');
});

test('a newer version of someone else shows at its cell, and is replaced on request only', async ({
  page,
  request,
}) => {
  const dealerId = await openGrid(page, request);
  await cell(page, 'Deep Teal').fill('7');
  const cells = [{ vehicleId: 'haval-h6-hev', color: 'Deep Teal', units: 1 }];
  await changeRecord(request, '/availability/admin', { data: { dealerId, cells } });
  await saveButton(page).click();
  await expect(cell(page, 'Deep Teal')).toHaveAccessibleDescription(/Was 1.*Someone else/);
  await expect(cell(page, 'Deep Teal')).toHaveValue('7');
  await page.getByRole('button', { name: 'Keep my changes over theirs' }).click();
  await saveButton(page).click();
  await expect(page.getByText('The availability is saved as of today.')).toBeVisible();
  await page.reload();
  await expect(cell(page, 'Deep Teal')).toHaveValue('7');
});

test('a file is imported as a whole, or its faults are listed by line', async ({
  page,
  request,
}) => {
  await openGrid(page, request);
  const send = (text: string) =>
    page.getByLabel('File to import').setInputFiles({
      name: 'cars.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await send('Vehicle,Color,Units\nHaval H6 HEV,Deep Teal,2\nHaval H9,Deep Teal,1\n');
  const dialog = page.getByRole('dialog', { name: 'Nothing was imported' });
  await expect(dialog).toContainText('Line 3: There is no such variant');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(cell(page, 'Deep Teal')).toHaveValue('');
  await send('Vehicle,Color,Units\nHaval H6 HEV,Deep Teal,2\n');
  await expect(cell(page, 'Deep Teal')).toHaveValue('2');
});

test('unsaved changes are not lost without a question', async ({ page, request }) => {
  await openGrid(page, request);
  await cell(page, 'Deep Teal').fill('7');
  const dialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.getByRole('combobox', { name: 'Dealer' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(cell(page, 'Deep Teal')).toHaveValue('7');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(dialog).toBeVisible();
});

test('visitors read what is stated of the color that they choose, on a model page and in a booking', async ({
  page,
  request,
}) => {
  const dealers = await (await request.get('/api/dealers?limit=1')).json();
  const vehicleId = 'tank-500-hev';
  const cells = [
    { vehicleId, color: 'Basalt Grey', units: 1 },
    { vehicleId, color: 'Summit White', units: 0, expectedOn: day },
  ];
  const data = { dealerId: dealers.data[0]._id, cells };
  await changeRecord(request, '/availability/admin', { data });
  const reload = async (path: string, text: string) => {
    await page.goto(path);
    return await page.locator('main').getByText(text).first().isVisible();
  };
  await expect.poll(() => reload('/models/tank-500', 'At 1 dealer now')).toBe(true);
  const colors = page.locator('#colours');
  await expect(colors).toContainText('At 1 dealer now');
  await colors.getByRole('radio', { name: 'Summit White' }).check({ force: true });
  await expect(colors).toContainText('About 6 weeks');
  await expect(colors).not.toContainText('At 1 dealer now');
  await colors.getByRole('radio', { name: 'Desert Sand' }).check({ force: true });
  await expect(colors).not.toContainText(/About|dealer/);
  await expectNoSidewaysScroll(page);

  await page.goto('/book-now?vehicle=tank-500');
  const box = page.getByRole('region', { name: 'When, and what do I owe' });
  await expect(box).toContainText('In at least one colour.');
  await color(page, 'Summit White').check({ force: true });
  await expect(box).toContainText('About 6 weeks');
  await expect(box).not.toContainText('In at least one colour.');
});
