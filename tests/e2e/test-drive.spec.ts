import { startAgain } from './public-forms.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';
import { fillTestDrive, submitButton } from './test-drive-form.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/test-drive');
});

test('the first missing field is reported as specified, and links focus the fields', async ({
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

test('on phones the button is disabled until a vehicle is chosen', async ({ page, isMobile }) => {
  if (isMobile) await expect(submitButton(page)).toBeDisabled();
  else await expect(submitButton(page)).toBeEnabled();
  await page.getByLabel('Vehicle', { exact: true }).selectOption('Ora 03');
  await expect(submitButton(page)).toBeEnabled();
});

test('a booking shows its reference and resets the form', onPhone, async ({ page }) => {
  const { dealership } = await fillTestDrive(page);
  await submitButton(page).click();
  const banner = page.getByRole('status').filter({ hasText: 'submitted successfully' });
  await expect(banner).toContainText('Test drive booking submitted successfully');
  await expect(banner).toContainText(/reference is [0-9A-F]{8}/);
  await expect(banner).toBeFocused();
  // The confirmation takes the place of the form.
  await expect(page.getByLabel('First name')).toHaveCount(0);
  const request = page.getByRole('region', { name: 'Your request' });
  await expect(request.getByRole('definition')).toHaveText(['Haval H6', dealership]);
  await expect(page.getByRole('link', { name: 'See the models' })).toBeVisible();
  await expectAccessible(page);
  await startAgain(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Vehicle', { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a vehicle and a dealer in the URL are preselected', onPhone, async ({ page, request }) => {
  const { data } = await (await request.get('/api/dealers?search=Gulberg')).json();
  await page.goto(`/test-drive?vehicle=tank-500&dealer=${data[0]._id}`);
  await expect(page.getByLabel('Vehicle', { exact: true })).toHaveValue('Tank 500');
  await expect(page.getByLabel('Dealership')).toHaveValue(`${data[0].name}, Lahore`);
});

test('the agreements link to the terms, which open in a new tab and keep the form as it is', async ({
  page,
  context,
}) => {
  await page.getByLabel('Vehicle', { exact: true }).selectOption('Ora 03');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Read the terms of the test drive' }).click();
  const terms = await opening;
  await expect(terms).toHaveURL('/test-drive/terms');
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Test Drive Terms');
  // The agreements are quoted word for word.
  for (const name of ['licenseAgreement', 'responsibilityAgreement']) {
    const label = await page.locator(`label:has([name="${name}"])`).textContent();
    await expect(terms.getByText(label ?? 'no label', { exact: true })).toBeVisible();
  }
  await expectAccessible(terms);
  await expectNoSidewaysScroll(terms);
  await expect(page.getByLabel('Vehicle', { exact: true })).toHaveValue('Ora 03');
});

test('the pictures of the first view are in the markup, so that they do not wait for scripts', async ({
  request,
}) => {
  const markup = await (await request.get('/test-drive')).text();
  const [, choices = ''] = markup.split('class="vehicle-pictures');
  const sources = [...choices.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source);
  const small = sources.filter((source) => source?.startsWith('/pictures/thumbnails/'));
  expect(small).toHaveLength(3);
  for (const source of small) {
    const { ok, bytes } = await request.get(String(source)).then(async (answer) => ({
      ok: answer.ok(),
      bytes: (await answer.body()).length,
    }));
    expect(ok).toBe(true);
    expect(bytes).toBeLessThan(4_000);
  }
});

test(
  'the choices begin at the margin of the form, and the third one shows that there are more',
  onPhone,
  async ({ page }) => {
    const choices = page.locator('.vehicle-picture > :first-child');
    const field = await page.getByLabel('Vehicle', { exact: true }).boundingBox();
    const [first, third] = [await choices.nth(0).boundingBox(), await choices.nth(2).boundingBox()];
    expect(first?.x).toBe(field?.x);
    const shown = (page.viewportSize()?.width ?? 0) - (third?.x ?? 0);
    expect(shown / (third?.width ?? 1)).toBeGreaterThan(0.3);
    expect(shown / (third?.width ?? 1)).toBeLessThan(0.6);
  },
);

test(
  'the button stays at the bottom of a phone only once a vehicle is chosen',
  onPhone,
  async ({ page }) => {
    const button = page.getByRole('main').getByRole('button', { name: 'Book a Test Drive' });
    await expect(button).not.toBeInViewport();
    await page.getByLabel('Vehicle', { exact: true }).selectOption('Ora 03');
    await expect(button).toBeInViewport();
  },
);

test(
  'where all pictures are in sight, the select of vehicles shows only while it has focus',
  onDesktop,
  async ({ page }) => {
    const select = page.getByLabel('Vehicle', { exact: true });
    const measure = async () => (await select.boundingBox())?.height;
    expect(await measure()).toBe(1);
    await select.focus();
    expect(await measure()).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
    expect(await measure()).toBe(1);
    await page.setViewportSize({ width: 760, height: 900 });
    expect(await measure()).toBeGreaterThanOrEqual(44);
  },
);

test('a vehicle can be chosen by its picture; the select follows, and the picture the select', async ({
  page,
}) => {
  const select = page.getByLabel('Vehicle', { exact: true });
  const picture = (name: string) =>
    page.locator('.vehicle-picture').filter({ hasText: new RegExp(`^${name}$`) });
  await expect(page.locator('.vehicle-picture')).toHaveCount(8);
  await picture('Tank 500').click();
  await expect(select).toHaveValue('Tank 500');
  await expect(page.getByRole('complementary', { name: 'Your test drive' })).toContainText(
    'Tank 500',
  );
  await select.selectOption('Ora 03');
  await expect(picture('Ora 03')).toHaveAttribute('data-chosen');
  await expect(picture('Tank 500')).not.toHaveAttribute('data-chosen');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test(
  'before a choice the panel shows a car on the road, then the chosen one alone',
  onDesktop,
  async ({ page }) => {
    const panel = page.getByRole('complementary', { name: 'Your test drive' });
    const onTheRoad = panel.locator('img[src*="frontTall"]');
    await expect(onTheRoad).toBeVisible();
    await expect(panel.locator('img[src*="frontLeftQuarter"]')).toBeHidden();
    await page.getByLabel('Vehicle', { exact: true }).selectOption('Tank 500');
    await expect(onTheRoad).toHaveCount(0);
    await expect(panel.locator('img[src*="frontLeftQuarter"]')).toBeVisible();
  },
);

test.describe('on tablets', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the picture that only desktops show leaves no note', onDesktop, async ({ page }) => {
    const note = page
      .getByRole('complementary', { name: 'Your test drive' })
      .getByText('Loading...');
    await expect(note).toBeAttached();
    await expect(note).toBeHidden();
  });
});
