import { countBookings } from './bookings.ts';
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

test.describe('when the line breaks', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('nothing typed is lost, and sending again stores one booking', async ({ page, request }) => {
    const lastName = `Twice ${Date.now()}`;
    await fillTestDrive(page, { lastName });
    const keys: string[] = [];
    // The booking reaches the server, its answer never reaches the visitor.
    await page.route('**/api/test-drive/book', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to submit test drive booking');
    await expect(page.getByLabel('Last name')).toHaveValue(lastName);
    await submitButton(page).click();
    const banner = page.getByRole('status').filter({ hasText: 'submitted successfully' });
    await expect(banner).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await countBookings(request, lastName)).toBe(1);
  });

  test('what the server says is shown, and what it names is marked', async ({ page }) => {
    await fillTestDrive(page);
    const message = 'Please enter a valid phone number';
    await page.route('**/api/test-drive/book', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, message, errors: [{ field: 'phone', message }] },
      }),
    );
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('First name')).toHaveValue('Sample');
  });
});

test('while it is sent the button says so, and a second click sends nothing', async ({ page }) => {
  await fillTestDrive(page);
  let sent = 0;
  await page.route('**/api/test-drive/book', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await submitButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'successfully' })).toBeVisible();
  expect(sent).toBe(1);
});

test('a vehicle and a dealer in the address are chosen already', async ({ page, request }) => {
  const { data } = await (await request.get('/api/dealers?search=Gulberg')).json();
  await page.goto(`/test-drive?vehicle=tank-500&dealer=${data[0]._id}`);
  await expect(page.getByLabel('Vehicle', { exact: true })).toHaveValue('Tank 500');
  await expect(page.getByLabel('Dealership')).toHaveValue(`${data[0].name}, Lahore`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('the form can be filled, corrected and sent', async ({ page, request }) => {
    const lastName = `Plain ${Date.now()}`;
    await fillTestDrive(page, { lastName });
    await page.getByLabel('Phone number').fill('none');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a valid phone number');
    await expect(page.getByLabel('Last name')).toHaveValue(lastName);
    await expect(page.getByLabel('Vehicle', { exact: true })).toHaveValue('Haval H6');
    await page.getByLabel('Phone number').fill('0300 0000001');
    await submitButton(page).click();
    await expect(page.getByText('Test drive booking submitted successfully')).toBeVisible();
    expect(await countBookings(request, lastName)).toBe(1);
  });
});
