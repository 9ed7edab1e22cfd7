import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { fillTestDrive, submitButton } from './test-drive-form.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/test-drive');
});

test('the form says what is missing, in the documents’ order, and moves focus there', async ({
  page,
  isMobile,
}) => {
  const summary = page.getByRole('alert');
  if (isMobile) await page.getByLabel('Vehicle', { exact: true }).selectOption('Tank 500');
  await submitButton(page).click();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(
    isMobile ? 'Please select a dealership' : 'Please select a vehicle',
  );
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Phone number' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
});

test('the button waits for a vehicle on phones only', async ({ page, isMobile }) => {
  if (isMobile) await expect(submitButton(page)).toBeDisabled();
  else await expect(submitButton(page)).toBeEnabled();
  await page.getByLabel('Vehicle', { exact: true }).selectOption('Ora 03');
  await expect(submitButton(page)).toBeEnabled();
});

test('a booking is answered with its reference, and the form is blank again', async ({ page }) => {
  await fillTestDrive(page);
  await submitButton(page).click();
  const banner = page.getByRole('status').filter({ hasText: 'submitted successfully' });
  await expect(banner).toContainText('Test drive booking submitted successfully');
  await expect(banner).toContainText(/reference is [0-9A-F]{8}/);
  await expect(banner).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Vehicle', { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a vehicle and a dealer in the address are chosen already', async ({ page, request }) => {
  const { data } = await (await request.get('/api/dealers?search=Gulberg')).json();
  await page.goto(`/test-drive?vehicle=tank-500&dealer=${data[0]._id}`);
  await expect(page.getByLabel('Vehicle', { exact: true })).toHaveValue('Tank 500');
  await expect(page.getByLabel('Dealership')).toHaveValue(`${data[0].name}, Lahore`);
});
